// The least that HTTP costs: Node's own server, one durable insert by the bare driver, an answer. What our server needs
// beyond this is ours; the rest is the price of a request between two Node processes.
import { createServer } from 'node:http'
import { openBare } from './bare-insert.mjs'

const bare = await openBare(process.argv[2], 'bench_http')
const server = createServer((request, response) => {
  let text = ''
  request.setEncoding('utf8')
  request.on('data', (part) => {
    text += part
  })
  request.on('end', async () => {
    const { seq } = JSON.parse(text)
    await bare.insert()
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ seq: seq + 1, repeated: false }))
  })
})
server.listen(0, '127.0.0.1', () => process.send({ url: `http://127.0.0.1:${server.address().port}` }))
