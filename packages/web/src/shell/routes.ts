import type { ReactNode } from 'react'

type Param<Name extends string> = Name extends `${infer Optional}?`
  ? { readonly [Key in Optional]?: string }
  : { readonly [Key in Name]: string }

/** What a pattern such as `/rules/:game?/:rule?` finds in an address. */
type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Param<Name> & Params<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Param<Name>
    : unknown

/** What stands at an address, or null if it is not this route's. */
type Route = (parts: readonly string[], query: URLSearchParams) => ReactNode | null

export function route<Path extends string>(
  path: Path,
  show: (params: Params<Path>, query: URLSearchParams) => ReactNode,
): Route {
  const names = path.split('/').filter(Boolean)
  return (parts, query) => {
    const params = matched(names, parts)
    return params && show(params as Params<Path>, query)
  }
}

function matched(names: readonly string[], parts: readonly string[]): Record<string, string> | null {
  if (parts.length > names.length) return null
  const params: Record<string, string> = {}
  for (const [place, name] of names.entries()) {
    const part = parts[place]
    if (!name.startsWith(':')) {
      if (part !== name) return null
    } else if (part !== undefined) params[name.replace(/^:|\?$/g, '')] = part
    else if (!name.endsWith('?')) return null
  }
  return params
}

/** What stands at an address: the first route that knows it has the word. */
export function found(routes: readonly Route[], parts: readonly string[], query: URLSearchParams): ReactNode | null {
  for (const each of routes) {
    const shown = each(parts, query)
    if (shown !== null) return shown
  }
  return null
}
