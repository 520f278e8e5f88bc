import type { Attention } from '@boardroom/board-kit'
import type { View } from '@boardroom/kernel'
import { useState } from 'react'
import type { BigShoulders } from '../types.ts'
import type { PlaceId } from './city/geography.ts'

/** From its first sale to its dividend a company is seen through one window: its seal climbs, not the wall behind it. */
export function useSteady(attention: Attention<PlaceId>, { board }: View<BigShoulders>): Attention<PlaceId> {
  const selling = attention.places.includes('demand') ? `${board.decade} ${board.turn?.company}` : null
  const [held, hold] = useState({ selling, part: attention.part ?? null })
  if (held.selling !== selling) hold({ selling, part: attention.part ?? null })
  return selling !== null && held.selling === selling ? { ...attention, part: held.part } : attention
}
