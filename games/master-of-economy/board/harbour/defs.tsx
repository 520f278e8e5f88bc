import { Shade, Texture } from '@boardroom/board-kit'
import { memo } from 'react'

/** Paints and textures that the whole harbour is drawn with. */
export const Defs = memo(function Defs() {
  return (
    <svg className="me-defs" width="0" height="0" aria-hidden="true">
      <defs>
        <Shade id="me-sky" colors={['--me-sky-1', '--me-sky-2', '--me-sky-3', '--me-sky-4']} at={[0, 0.45, 0.85, 1]} />
        <Shade id="me-sea" colors={['--me-sea-0', '--me-sea-1', '--me-sea-2']} at={[0, 0.25, 1]} />
        <Shade id="me-quay" colors={['--me-quay-1', '--me-quay-2']} />
        <Shade id="me-land" colors={['--me-land-1', '--me-land-2']} />
        <Shade id="me-wall" colors={['--me-wall-1', '--me-wall-2']} />
        <Shade id="me-floor" colors={['--me-floor-1', '--me-floor-2']} />
        <radialGradient id="me-sun">
          <stop offset="0" stopColor="var(--me-sun)" />
          <stop offset=".35" stopColor="var(--me-sun)" stopOpacity=".75" />
          <stop offset="1" stopColor="var(--me-sun)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="me-beam" x1="1" x2="0">
          <stop offset="0" stopColor="#ffe9a8" stopOpacity="var(--me-beam)" />
          <stop offset="1" stopColor="#ffe9a8" stopOpacity="0" />
        </linearGradient>
        <Texture id="me-wave" width={120} height={44}>
          <path
            d="M0 12q15-9 30 0t30 0M60 34q15-9 30 0t30 0"
            fill="none"
            stroke="#9cc6d2"
            strokeWidth="2.200"
            strokeOpacity=".2"
          />
        </Texture>
        <Texture id="me-cobble" width={26} height={18}>
          <path d="M0 9h26M6 0v9M19 9v9" stroke="#0e2238" strokeWidth="1" strokeOpacity=".12" />
        </Texture>
        <Texture id="me-brick" width={24} height={14}>
          <path d="M0 7h24M0 14h24M6 0v7M18 7v7" stroke="#0e2238" strokeWidth="1.200" strokeOpacity=".22" />
        </Texture>
        <Texture id="me-beyond" width={13} height={13} transform="rotate(45)">
          <rect width="4" height="13" fill="#0e2238" fillOpacity=".3" />
        </Texture>
        <Texture id="me-threat" width={12} height={12} ground="#ffe3dd" transform="rotate(45)">
          <rect width="5" height="12" fill="#d8342a" fillOpacity=".55" />
        </Texture>
      </defs>
    </svg>
  )
})
