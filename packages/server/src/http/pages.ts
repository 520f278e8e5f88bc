import type { FastifyInstance } from 'fastify'
import type { App } from '../app.ts'
import { languageOf } from '../app.ts'
import { NOTICE_WORDS } from '../notify/words.ts'
import { Problem } from '../problem.ts'

/** The few pages the server makes itself. */
export function addPages(server: FastifyInstance, app: App): void {
  // Private links as they once were. The page behind them asks before anything changes.
  server.get<{ Params: { key: string } }>('/me/:key', async (request, reply) => {
    return reply.redirect(`/enter/${encodeURIComponent(request.params.key)}`)
  })

  server.register(async (scope) => addUnsubscribing(scope, app))

  server.get('/', async (request, reply) => {
    reply.type('text/html; charset=utf-8')
    const { games } = app.world
    const items = games.offered.map(({ title, designers, seats }) => {
      return `<li><strong>${escapeHtml(title)}</strong><br>${escapeHtml(designers.join(', '))}, ${seats.min}–${seats.max}</li>`
    })
    const language = languageOf(request, null)
    const words = HOME[language]
    const api = '<a href="/api/openapi.json">/api/openapi.json</a>'
    const body = `<p>${words.intro}</p><h2>${words.games}</h2><ul>${items.join('')}</ul><p>${words.api} ${api}</p>`
    return page(language, 'Boardroom', body)
  })
}

function addUnsubscribing(scope: FastifyInstance, app: App): void {
  // One-click unsubscribing posts a form without looking at the page.
  scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
    body.resume()
    body.on('end', () => done(null, {}))
    body.on('error', done)
  })
  scope.route<{ Params: { token: string } }>({
    method: ['GET', 'POST'],
    url: '/unsubscribe/:token',
    async handler(request, reply) {
      const person = await app.notices.personFor(request.params.token)
      if (!person) throw new Problem(404, 'not-found', 'There is nothing here.')
      const words = NOTICE_WORDS[person.settings.language].unsubscribe
      reply.type('text/html; charset=utf-8')
      if (request.method === 'GET') {
        const form = `<form method="post"><button>${escapeHtml(words.button)}</button></form>`
        return page(person.settings.language, words.title, `<p>${escapeHtml(words.question)}</p>${form}`)
      }
      await app.notices.unsubscribe(person)
      return page(person.settings.language, words.title, `<p>${escapeHtml(words.done)}</p>`)
    },
  })
}

const HOME = {
  en: {
    intro: 'Heavy economic board games by the exact rules, live or over days.',
    games: 'Games',
    api: 'This server is up. Everything it can do is described here:',
  },
  de: {
    intro: 'Anspruchsvolle Wirtschaftsspiele genau nach den Regeln, live oder über Tage.',
    games: 'Spiele',
    api: 'Dieser Server läuft. Alles, was er kann, ist hier beschrieben:',
  },
}

function page(language: string, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
body { font: 1.05rem/1.6 system-ui, sans-serif; max-width: 38rem; margin: 3rem auto; padding: 0 1rem; color: #222; background: #faf8f4 }
h1, h2 { line-height: 1.2 }
li { margin-bottom: .75rem }
a { color: #7a3b12 }
button { font: inherit; padding: .5rem 1rem }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #1d1b18 } a { color: #f0b27a } }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`
}

function escapeHtml(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replaceAll(/[&<>"']/g, (mark) => names[mark] ?? mark)
}
