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
    if (sound) chime()
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

let audio: AudioContext | undefined

/** Two soft notes. */
function chime(): void {
  audio ??= new AudioContext()
  for (const [start, pitch] of [
    [0, 523],
    [0.16, 784],
  ] as const) {
    const note = audio.createOscillator()
    const volume = audio.createGain()
    note.frequency.value = pitch
    volume.gain.setValueAtTime(0.12, audio.currentTime + start)
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + start + 0.5)
    note.connect(volume).connect(audio.destination)
    note.start(audio.currentTime + start)
    note.stop(audio.currentTime + start + 0.5)
  }
}
