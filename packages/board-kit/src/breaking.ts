/** Lets long words break before some of their parts: a soft hyphen goes before each. */
export function breaking(...parts: readonly string[]): (name: string) => string {
  const seams = new RegExp(`(?<=[a-zäöü]{4})(?=${parts.join('|')})`, 'g')
  return (name) => name.replace(seams, '\u00ad')
}
