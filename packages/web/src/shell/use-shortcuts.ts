import { useEffect, useEffectEvent } from 'react'

/** Single keys for the table; never while something is being typed. */
export function useShortcuts(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { target } = event
    if (target instanceof Element && target.closest('input, select, textarea, dialog')) return
    const key = event.key.toLowerCase()
    const act = (event.shiftKey && keys[`shift+${key}`]) || keys[key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
