import { useEffect, useRef } from 'react'
import { useSettings } from '../shell/settings.ts'
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
    if (notify && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
      new Notification(words.table.yourTurn, { body: title, icon: '/icon-192.png' })
    }
  }, [asked, title, sound, notify, words])
}

/** Two soft notes. */
function chime(): void {
  const audio = new AudioContext()
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
