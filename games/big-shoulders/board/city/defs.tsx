import { Shade, Texture } from '@boardroom/board-kit'

/** Paints, textures and figures that the whole city is drawn with. */
export function Defs() {
  return (
    <svg className="bs-defs" width="0" height="0" aria-hidden="true">
      <defs>
        <Shade id="bs-sky" colors={['--bs-sky-1', '--bs-sky-2', '--bs-sky-3']} />
        <Shade id="bs-ground" colors={['--bs-ground-1', '--bs-street', '--bs-ground-2']} />
        <Shade id="bs-lake" colors={['--bs-lake-1', '--bs-lake', '--bs-lake-2']} />
        <Shade id="bs-river" colors={['--bs-river-1', '--bs-river-2']} />
        <Shade id="bs-stone" colors={['--bs-stone', '--bs-stone-2']} />
        <Shade id="bs-slate" colors={['--bs-slate', '--bs-slate-2']} />
        <Shade id="bs-par" colors={['--bs-par', '--bs-par-2']} />
        <Shade id="bs-brick" colors={['--bs-brick', '--bs-brick-2']} />
        <Shade id="bs-lit" colors={['--bs-lit-1', '--bs-lit-2']} />
        <Shade id="bs-plank-fill" colors={['--bs-plank-1', '--bs-plank-2']} />
        <radialGradient id="bs-lamplight">
          <stop offset="0" stopColor="#fff3c4" stopOpacity=".95" />
          <stop offset=".4" stopColor="#ffdc83" stopOpacity=".5" />
          <stop offset="1" stopColor="#ffdc83" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="bs-sun" cx=".3" cy=".25" r=".95">
          <stop offset="0" stopColor="#fff0b0" stopOpacity=".1" />
          <stop offset=".5" stopColor="#fff0b0" stopOpacity="0" />
          <stop offset="1" stopColor="#2a1030" stopOpacity=".26" />
        </radialGradient>
        <Texture id="bs-hatch" width={7} height={7} transform="rotate(45)">
          <path d="M0 0V7" stroke="#2a1b13" strokeWidth="1.5" strokeOpacity=".38" />
        </Texture>
        <Texture id="bs-bricks" width={22} height={14}>
          <path d="M0 0H22M0 7H22M5 0V7M16 7V14" stroke="#4e1a10" strokeWidth="1" strokeOpacity=".4" />
        </Texture>
        <Texture id="bs-ashlar" width={34} height={20}>
          <path d="M0 0H34M0 10H34M9 0V10M26 10V20" stroke="#2a1b13" strokeWidth="1" strokeOpacity=".25" />
        </Texture>
        <Texture id="bs-siding" width={10} height={8}>
          <path d="M0 0H10" stroke="#2a1b13" strokeWidth="1" strokeOpacity=".35" />
        </Texture>
        <Texture id="bs-wave" width={120} height={36}>
          <path
            d="M6 10q12-7 24 0t24 0M70 27q10-6 20 0t20 0"
            fill="none"
            stroke="#bfe3dc"
            strokeWidth="2"
            strokeOpacity=".35"
          />
        </Texture>
        <Texture id="bs-cobble" width={26} height={16}>
          <path
            d="M0 8Q6.500 0 13 8T26 8M-6 16Q6.500 8 13 16T26 16"
            fill="none"
            stroke="#8c6f3d"
            strokeWidth="1.2"
            strokeOpacity=".4"
          />
        </Texture>
        <Texture id="bs-plank" width={18} height={40}>
          <path d="M0 0V40" stroke="#4a2f18" strokeWidth="1.5" strokeOpacity=".6" />
        </Texture>
        <Figures />
      </defs>
    </svg>
  )
}

function Figures() {
  return (
    <>
      <symbol id="bs-man" viewBox="0 0 40 96">
        <path d="M12 60l-2 32h8l2-24 2 24h8l-2-32z" fill="#2e2520" stroke="#2a1b13" strokeWidth="1.5" />
        <path
          d="M8 34q12-9 24 0l3 28h-6l-1-10v14H12V52l-1 10H5z"
          fill="currentColor"
          stroke="#2a1b13"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path d="M16 32l4 8 4-8z" fill="#f4e6c6" />
        <circle cx="20" cy="22" r="9.5" fill="#e2b48b" stroke="#2a1b13" strokeWidth="2" />
        <path
          d="M9 19q0-13 11-13t11 13l5 2H9z"
          fill="#4a3a2c"
          stroke="#2a1b13"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="bs-tree" viewBox="0 0 40 50">
        <path d="M20 28V48" stroke="#4b3019" strokeWidth="4" />
        <circle cx="20" cy="18" r="15" fill="var(--bs-leaf)" stroke="#2a1b13" strokeWidth="1.5" />
        <path d="M20 4a14 14 0 0 1 12 20" fill="none" stroke="var(--bs-leaf-2)" strokeWidth="4" />
        <path d="M9 22q4 6 11 5" stroke="#38502a" strokeWidth="2" fill="none" />
      </symbol>
      <symbol id="bs-cab" viewBox="0 0 80 40">
        <path d="M24 6h26l6 18H22z" fill="#3a2a22" stroke="#2a1b13" />
        <path d="M30 10h16l2 8H29z" fill="#f3d58c" />
        <circle cx="30" cy="30" r="8" fill="none" stroke="#2a1b13" strokeWidth="3" />
        <circle cx="49" cy="30" r="8" fill="none" stroke="#2a1b13" strokeWidth="3" />
        <path d="M56 24l8-10 6-4 5 4-5 4-2 16M60 22v13" stroke="#5c3a20" strokeWidth="4" fill="none" />
      </symbol>
      <symbol id="bs-sail" viewBox="0 0 120 110">
        <path d="M10 86h96l-14 18H26z" fill="#4a2415" stroke="#2a1b13" strokeWidth="2" />
        <path d="M40 84V6M76 84V14" stroke="#2a1b13" strokeWidth="4" />
        <path
          d="M43 10q28 34 0 68zM37 16q-26 34-24 62h24zM79 18q26 30 4 60h-4z"
          fill="var(--bs-sailcloth)"
          stroke="#2a1b13"
          strokeWidth="2"
        />
        <path d="M48 30q8 14 2 40M84 34q8 16 2 36" stroke="#b39b6c" strokeWidth="2" fill="none" />
      </symbol>
      <symbol id="bs-steamer" viewBox="0 0 260 110">
        <path d="M6 70h248l-22 34H34z" fill="#6f1d1d" stroke="#2a1b13" strokeWidth="2.5" />
        <path d="M6 70h248l-4 8H10z" fill="var(--bs-sailcloth)" stroke="#2a1b13" strokeWidth="2" />
        <path d="M46 48h170v22H46zM66 30h120v18H66z" fill="var(--bs-sailcloth)" stroke="#2a1b13" strokeWidth="2" />
        <path d="M56 56h150M76 38h100" stroke="var(--bs-pane)" strokeWidth="7" strokeDasharray="9 7" />
        <path d="M104 4h18v26h-18zM144 4h18v26h-18z" fill="#22201e" stroke="#2a1b13" strokeWidth="2" />
        <path d="M104 10h18M144 10h18" stroke="#c9983a" strokeWidth="6" />
      </symbol>
    </>
  )
}
