/** What something is called; what has no name of its own is called by its id. */
export function wordOf(words: Readonly<Record<string, string>>, id: string): string {
  return words[id] ?? id
}
