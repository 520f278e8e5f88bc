import { existsSync } from 'node:fs'
import { GAME_IDS, loadGame } from '@boardroom/games'
import { expect, test } from 'vitest'

const SOURCES = {
  rulebook: 'stated in the rulebook',
  published: 'read off published components',
  reconstructed: 'ours',
}

/** What players are told about the edition of a game, and where each group of its components comes from. */
async function editionOf(id: string): Promise<string> {
  const game = await loadGame(id)
  const { edition } = await game.text.en()
  return [
    `## ${game.title}`,
    `By ${game.designers.join(', ')}; ${game.seats.min} to ${game.seats.max} players; rules version ${game.rules}.`,
    ...edition,
    ['| Components | Count | Source |', '|---|---|---|']
      .concat(game.components.map(({ id, count, source }) => `| ${id} | ${count} | ${SOURCES[source]} |`))
      .join('\n'),
  ].join('\n\n')
}

const INTRODUCTION = `# Editions

What each game is played by, what is printed and what is reconstructed. These are the notes that players read on the
page of a game. Owners of the box can correct a value in \`games/<id>/components/\`.

Written by a test, so that it stays true: \`npx vitest run test/editions.test.ts -u\`.`

test('docs/editions.md says what the games say', async () => {
  // A game without a shelf is there to learn from.
  const played = GAME_IDS.filter((id) => existsSync(new URL(`../games/${id}/shelf.tsx`, import.meta.url)))
  const editions = await Promise.all(played.map(editionOf))
  await expect(`${[INTRODUCTION, ...editions].join('\n\n')}\n`).toMatchFileSnapshot('../docs/editions.md')
})
