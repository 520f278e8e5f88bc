import type { TableClient } from '../table/client.ts'

/** Hands the game file to the browser's downloads. */
export async function saveFile(client: TableClient): Promise<void> {
  const { id, game } = client.state()
  const file = new Blob([JSON.stringify(await client.file())], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${game}-${id}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
