const KEPT = 'boardroom/renewed'
/** Whoever has just come anew and still misses something is told so by the page. */
const AT_MOST_EVERY = 60_000

/**
 * A page that was opened before the server got a new edition asks for parts that are gone by then. It is loaded anew where
 * one wanted to go, unless the server cannot be reached at all.
 */
export function renewWhenOutdated(): void {
  addEventListener('vite:preloadError', () => void renew())
}

async function renew(): Promise<void> {
  const last = Number(sessionStorage.getItem(KEPT) ?? 0)
  if (Date.now() - last < AT_MOST_EVERY) return
  const reachable = await fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!reachable) return
  sessionStorage.setItem(KEPT, String(Date.now()))
  location.reload()
}
