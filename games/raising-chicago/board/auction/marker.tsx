import { memo } from 'react'
import type { Owner } from '../../state.ts'
import { ownerColor } from '../owner.tsx'

const MARKS: readonly string[] = [
  'M12 8.500L18 19H6Z',
  'M12 8a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0 -11Z',
  'M7 8.500h10v10H7Z',
  'M12 7l6.500 6.500L12 20L5.500 13.500Z',
  'M7 10l1.500 -1.500L12 12l3.500 -3.500L17 10l-3.500 3.500L17 17l-1.500 1.500L12 15l-3.500 3.500L7 17l3.500 -3.500z',
]

/** A bid marker: a cube in its owner's colour with the owner's mark in white. */
export const Marker = memo(function Marker({ owner, size }: { readonly owner: Owner; readonly size: number }) {
  const color = ownerColor(owner)
  return (
    <svg className="rc-marker" width={size} height={size} viewBox="0 0 28 26" aria-hidden="true">
      <g stroke="#20160f" strokeWidth="1.200" strokeLinejoin="round">
        <path d="M1 5l4 -4h22l-4 4z" fill={`color-mix(in oklab, ${color} 62%, #fff3d8)`} />
        <path d="M23 5l4 -4v18l-4 6z" fill={`color-mix(in oklab, ${color} 62%, #120805)`} />
        <path d="M1 5h22v20H1z" fill={color} />
      </g>
      <path d={MARKS[owner === 'third' ? 4 : owner] ?? ''} transform="translate(0 1.500)" fill="#fff6e0" />
    </svg>
  )
})
