import type { GameFile } from '@boardroom/kernel'
import type { TableClient } from '../table/client.ts'

export async function saveFile(client: TableClient): Promise<void> {
  const { id, game } = client.state()
  download(await client.file(), `${game}-${id}.json`)
}

/** Hands a game file to the browser's downloads. */
export function download(file: GameFile, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
