import { samePlain } from '@boardroom/kernel'
import { useEffect, useState } from 'react'

/**
 * A value one picture late. What has changed on the table is painted first, and only then does the camera follow: both in
 * one picture would take as long as the two together, and the answer to a click would wait for it.
 */
export function useAfterPicture<T>(value: T): T {
  const [shown, setShown] = useState(value)
  const same = samePlain(value, shown)
  useEffect(() => {
    if (same) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setShown(value))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value, same])
  return shown
}
