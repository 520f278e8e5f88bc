import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to)
  else history.replaceState(null, '', to)
  if (how === 'push') scrollTo(0, 0)
  for (const listener of listeners) listener()
}

/** A part of an address as it was meant; one that is written wrongly stays as it is, and leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Where we are: the path without its slashes, in parts, and what follows the question mark. */
export function useRoute(): { readonly parts: readonly string[]; readonly query: URLSearchParams } {
  const href = useSyncExternalStore(subscribe, () => location.pathname + location.search)
  const url = new URL(href, location.origin)
  return { parts: url.pathname.split('/').filter(Boolean).map(decoded), query: url.searchParams }
}

interface LinkProps {
  readonly to: string
  readonly className?: string
  readonly children: ReactNode
  readonly current?: boolean
  readonly label?: string
  readonly title?: string
}

export function Link({ to, className, children, current, label, title }: LinkProps) {
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    go(to)
  }
  return (
    <a
      href={to}
      className={className}
      onClick={follow}
      aria-current={current ? 'page' : undefined}
      aria-label={label}
      title={title}
    >
      {children}
    </a>
  )
}
