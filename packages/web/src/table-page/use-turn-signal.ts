import { ring } from '@boardroom/board-kit'
import { useEffect, useRef } from 'react'
import { useSettings } from '../settings.ts'
import { useWords } from '../words/index.ts'

/** Tells a player that it is their turn: in the title, by a sound, by a notification. */
export function useTurnSignal(asked: boolean, title: string): void {
  const { sound, notify } = useSettings()
  const words = useWords()
  const before = useRef(asked)
  useEffect(() => {
    document.title = asked ? `● ${words.table.yourTurn} – ${title}` : `${title} – ${words.house}`
    const began = asked && !before.current
    before.current = asked
    if (!began) return
    if (sound) ring('turn')
    if (notify && document.hidden) void announce(words.table.yourTurn, title)
  }, [asked, title, sound, notify, words])
}

/** Through the service worker where there is one: phones allow no other way. */
async function announce(title: string, body: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const notice = { body, icon: '/icon-192.png', tag: 'your-turn', data: { url: location.href } }
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) await worker.showNotification(title, notice)
  else new Notification(title, notice)
}
