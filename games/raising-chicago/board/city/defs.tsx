import { Shade, Texture } from '@boardroom/board-kit'
import { memo } from 'react'
import { SignDefs } from '../signs.tsx'
import { Houses } from './houses.tsx'

/** Paints, textures, houses and signs that the whole city is drawn with. */
export const Defs = memo(function Defs() {
  return (
    <svg className="rc-defs" width="0" height="0" aria-hidden="true">
      <defs>
        <Walls />
        <Grounds />
        <Shade id="rc-river" colors={['--rc-river-1', '--rc-river-2']} />
        <linearGradient id="rc-dusk" x2="0" y2="1">
          <stop offset="0" stopColor="var(--rc-dusk)" stopOpacity="0.62" />
          <stop offset="0.3" stopColor="var(--rc-dusk)" stopOpacity="0.2" />
          <stop offset="0.7" stopColor="#40250f" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="rc-glow">
          <stop offset="0" stopColor="#ffe7a0" stopOpacity="0.95" />
          <stop offset="0.35" stopColor="#ffc861" stopOpacity="0.45" />
          <stop offset="1" stopColor="#ffb040" stopOpacity="0" />
        </radialGradient>
        <Houses />
        <SignDefs />
      </defs>
    </svg>
  )
})

function Walls() {
  const bricks = 'M0 .4h8M0 3.400h8M2 .4v3M6 3.400v3'
  return (
    <>
      <Texture id="rc-brick" width={8} height={6} ground="var(--rc-brick)">
        <path d={bricks} stroke="#d98a6c" strokeWidth="0.6" strokeOpacity="0.8" />
      </Texture>
      <Texture id="rc-brickd" width={8} height={6} ground="var(--rc-brick-2)">
        <path d={bricks} stroke="#97442d" strokeWidth="0.6" />
      </Texture>
      <Texture id="rc-clap" width={8} height={3.5} ground="var(--rc-clap)">
        <path d="M0 3.200h8" stroke="#a87638" strokeWidth="0.8" />
      </Texture>
      <Texture id="rc-clapd" width={8} height={3.5} ground="var(--rc-clap-2)">
        <path d="M0 3.200h8" stroke="#7a5124" strokeWidth="0.8" />
      </Texture>
      <Texture id="rc-clapw" width={8} height={3.5} ground="var(--rc-clap-white)">
        <path d="M0 3.200h8" stroke="#bda981" strokeWidth="0.8" />
      </Texture>
    </>
  )
}

function Grounds() {
  return (
    <>
      <Texture id="rc-mud" width={60} height={34} ground="var(--rc-mud)">
        <path
          d="M4 8h16M30 20h20M10 28h12M42 6h10"
          stroke="var(--rc-mud-2)"
          strokeWidth="1.400"
          strokeLinecap="round"
        />
        <path d="M8 16h10M36 12h12M26 31h14" stroke="var(--rc-mud-3)" strokeWidth="1.200" strokeLinecap="round" />
      </Texture>
      <Texture id="rc-lot" width={20} height={14} ground="var(--rc-lot)">
        <path d="M3 4h2M12 9h2M7 12h1.500M16 3h1.500" stroke="#ab8c60" strokeWidth="1.300" strokeLinecap="round" />
      </Texture>
      <Texture id="rc-prairie" width={28} height={22} ground="var(--rc-prairie)">
        <path
          d="M4 8l1.500-4 1.500 4M18 18l1.500-4 1.500 4M20 6l1-3 1 3M8 19l1-3 1 3"
          stroke="var(--rc-prairie-2)"
          strokeWidth="1.100"
          fill="none"
        />
      </Texture>
      <Texture id="rc-wave" width={40} height={14}>
        <path
          d="M0 5q5-4 10 0t10 0 10 0 10 0M0 12q5-4 10 0t10 0 10 0 10 0"
          fill="none"
          stroke="#79a9bd"
          strokeWidth="1"
          strokeOpacity="0.5"
        />
      </Texture>
      <Texture id="rc-walk" width={13} height={60} ground="var(--rc-walk)" transform="skewX(-14)">
        <path d="M.5 0v60" stroke="#6d4b28" strokeWidth="1.200" />
        <path d="M6 0c1 20-1 40 0 60" stroke="#966b3d" strokeWidth="0.8" fill="none" />
      </Texture>
      <Texture id="rc-road" width={16} height={26} ground="var(--rc-road)">
        <path d="M8 0h8v26h-8z" fill="var(--rc-road-2)" />
        <path d="M8 0v26M16 0v26" stroke="#6d4b28" strokeWidth="0.6" strokeOpacity="0.5" />
      </Texture>
      <Texture id="rc-plank" width={46} height={12} ground="var(--rc-plank)">
        <path d="M0 .5h46M12 .5v11.500" stroke="var(--rc-plank-2)" strokeWidth="1" />
        <path d="M16 4c8-1 14 2 24 0M2 8c4 1 6-1 9 0" stroke="var(--rc-plank-2)" strokeWidth="0.6" fill="none" />
      </Texture>
    </>
  )
}
