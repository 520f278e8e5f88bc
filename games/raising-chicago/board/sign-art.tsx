import type { ReactNode } from 'react'
import type { SymbolId, Token } from '../components/index.ts'

/** Signs in several colours or as silhouettes: told apart at 14 px. */
export const ART = {
  timber: (
    <>
      <g stroke="#5c3a0c" strokeWidth="1.4" strokeLinejoin="round">
        <path d="M2 17l4-3h16l-4 3z" fill="#f0c877" />
        <path d="M2 17h16v4H2z" fill="#d79a3c" />
        <path d="M18 17l4-3v4l-4 3z" fill="#a86d1d" />
        <path d="M4 9l4-3h13l-4 3z" fill="#f0c877" />
        <path d="M4 9h13v4H4z" fill="#d79a3c" />
        <path d="M17 9l4-3v4l-4 3z" fill="#a86d1d" />
        <path d="M5 19h8M7 11h7" fill="none" strokeWidth="1" />
      </g>
    </>
  ),
  jackscrew: (
    <>
      <g stroke="#1e3340" strokeWidth="1.4" strokeLinejoin="round">
        <path d="M5 2h14v3.4H5z" fill="#9fb6c2" />
        <path d="M10 5.4h4V13h-4z" fill="#d5e1e7" />
        <path d="M9 7l6-1.2M9 9.4l6-1.2M9 11.8l6-1.2" fill="none" />
        <path d="M2.5 12.6h19v2.6h-19z" fill="#4d6b7c" />
        <path d="M8 15.2h8l3.4 6.8H4.6z" fill="#6f8e9e" />
      </g>
    </>
  ),
  masonry: (
    <>
      <g stroke="#561a0d" strokeWidth="1.4">
        <path d="M2 4h20v16H2z" fill="#c8563a" />
        <path
          d="M2 9.3h20M2 14.6h20M9 4v5.3M16 4v5.3M5.5 9.3v5.3M12.5 9.3v5.3M19 9.3v5.3M9 14.6V20M16 14.6V20"
          fill="none"
          stroke="#f3cdb9"
        />
        <path d="M2 4h20v16H2z" fill="none" />
      </g>
    </>
  ),
  joker: (
    <>
      <circle cx="12" cy="12" r="9.5" fill="#7a479c" stroke="#3a1c50" strokeWidth="1.5" />
      <path d="M12 5.5v13M6.4 8.7l11.2 6.6M17.6 8.7L6.4 15.3" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
  favour: (
    <>
      <path
        d="M8 13l-2.5 9 4-1.8 2.5 2.8 2.5-2.8 4 1.8L16 13z"
        fill="#125b52"
        stroke="#0b3c36"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
      <circle cx="12" cy="9" r="7.5" fill="#2a9c8e" stroke="#0b3c36" strokeWidth="1.5" />
      <circle cx="12" cy="9" r="3.6" fill="#e9fff8" stroke="#0b3c36" strokeWidth="1" />
    </>
  ),
  prestige: (
    <>
      <g fill="none" stroke="#9a6a08" strokeWidth="2.2" strokeLinecap="round">
        <path d="M8 21C2 17 2 9 6 3.5M16 21c6-4 6-12 2-17.5" stroke="#c98d12" />
        <path
          d="M3.3 10l3.2 1.6M4 15l3.6.6M4.6 6l2.6 2.2M20.7 10l-3.2 1.6M20 15l-3.6.6M19.4 6l-2.6 2.2"
          stroke="#c98d12"
        />
      </g>
    </>
  ),
  extension: (
    <>
      <path d="M3 4h10v17H3z" fill="#fff6df" stroke="#3b2b1c" strokeWidth="1.6" />
      <path d="M6 8h4M6 12h4M6 16h4" stroke="#3b2b1c" strokeWidth="1.4" />
      <path d="M18.5 8v9M14 12.5h9" stroke="#b4452c" strokeWidth="2.8" />
    </>
  ),
  competence: (
    <>
      <path d="M2 21h6v-5h5v-5h5V5h4" fill="none" stroke="currentColor" strokeWidth="2.6" />
      <path d="M18 2l4.5 3L18 8.5" fill="none" stroke="currentColor" strokeWidth="2" />
    </>
  ),
  locomotive: (
    <>
      <path d="M3 16V8h5v2h7V6h4v4h2l1 6z" fill="currentColor" />
      <path d="M2 4h7v4H2z" fill="currentColor" />
      <circle cx="7" cy="18.5" r="3" fill="currentColor" stroke="var(--rc-gap, #f7ead0)" />
      <circle cx="14" cy="19" r="2.4" fill="currentColor" stroke="var(--rc-gap, #f7ead0)" />
      <circle cx="19.5" cy="19" r="2.4" fill="currentColor" stroke="var(--rc-gap, #f7ead0)" />
    </>
  ),
  lion: (
    <>
      <path
        d="M12 1.5l3 2.2 3.7-.4.9 3.6 3 2.3-1.5 3.4 1 3.7-3.5 1.4-1.6 3.4-3.7-.6L12 23l-1.3-2.5-3.7.6-1.6-3.4L1.9 16.3l1-3.7L1.4 9.2l3-2.3.9-3.6 3.7.4z"
        fill="currentColor"
      />
      <circle cx="12" cy="12" r="5.6" fill="var(--rc-gap, #f7ead0)" />
      <path
        d="M9.6 10.8v.4M14.4 10.8v.4M12 12.5v2M9.8 15.6c1 1 3.4 1 4.4 0"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
  book: (
    <>
      <path d="M12 6C9 3.5 5 3.5 2 4.5v15c3-1 7-1 10 1.5 3-2.5 7-2.5 10-1.5v-15c-3-1-7-1-10 1.5z" fill="currentColor" />
      <path
        d="M12 6v14M4.5 8c2-.5 4-.3 5.5.6M4.5 12c2-.5 4-.3 5.5.6M19.5 8c-2-.5-4-.3-5.5.6M19.5 12c-2-.5-4-.3-5.5.6"
        stroke="var(--rc-gap, #f7ead0)"
        strokeWidth="1.3"
        fill="none"
      />
    </>
  ),
  seal: (
    <>
      <path d="M9 2h6v5l-1 4h4.5l2 6h-17l2-6H10L9 7z" fill="currentColor" />
      <path d="M3 19h18v3H3z" fill="currentColor" />
    </>
  ),
  y: (
    <>
      <circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" strokeWidth="2.2" />
      <path d="M12 21.5V12L5 5M12 12l7-7" stroke="currentColor" strokeWidth="3" fill="none" />
    </>
  ),
  star: (
    <>
      <path d="M12 2l3 7 7.5.6-5.7 5 1.8 7.4L12 18l-6.6 4 1.8-7.4-5.7-5L9 9z" fill="currentColor" />
    </>
  ),
  toll: (
    <>
      <path d="M4 6h3.5v16H4z" fill="#3b2b1c" />
      <path d="M3 8h20v4.5H3z" fill="#fff" stroke="#3b2b1c" strokeWidth="1.3" />
      <path d="M7 8h4l-1.5 4.5h-4zM14 8h4l-1.5 4.5h-4z" fill="#b4452c" />
    </>
  ),
  raise: (
    <>
      <path d="M4 11l8-6 8 6v3H4z" fill="currentColor" />
      <path d="M5 22v-3h14v3M9 19v-4M15 19v-4" stroke="currentColor" strokeWidth="2" fill="none" />
      <path d="M12 21v-5M9.8 18l2.2-2.5 2.2 2.5" stroke="currentColor" strokeWidth="1.6" fill="none" />
    </>
  ),
  move: (
    <>
      <path d="M2 10l7-6 7 6v8H2z" fill="currentColor" />
      <circle cx="5" cy="20.5" r="2" fill="currentColor" />
      <circle cx="13" cy="20.5" r="2" fill="currentColor" />
      <path d="M17 14h5M19.5 11l3 3-3 3" stroke="currentColor" strokeWidth="2" fill="none" />
    </>
  ),
  recurring: (
    <>
      <path d="M19.5 8A8.5 8.5 0 1 0 20.5 13" fill="none" stroke="currentColor" strokeWidth="2.6" />
      <path d="M21 2.5V9h-6.5z" fill="currentColor" />
    </>
  ),
  once: (
    <>
      <circle cx="12" cy="12" r="9.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M9.5 9L12.5 7v10" fill="none" stroke="currentColor" strokeWidth="2.4" />
    </>
  ),
  storey: (
    <>
      <path d="M3 5h18v4H3zM3 11h18v4H3zM3 17h18v4H3z" fill="currentColor" />
    </>
  ),
  marker: (
    <>
      <path d="M4 8l4-4h13v12l-4 4H4z" fill="currentColor" />
      <path d="M4 8h13v12M17 8l4-4" stroke="#fff6e0" strokeWidth="1.4" fill="none" />
    </>
  ),
  poverty: (
    <>
      <path d="M2 4h5v5h5v5h5v5h5" fill="none" stroke="currentColor" strokeWidth="2.6" />
    </>
  ),
  neighbourhood: (
    <>
      <path d="M12 1l5 4-2 9H9L7 5z" fill="#ffd774" stroke="#3b2b1c" strokeWidth="1.5" />
      <path d="M12 14v9M8 23h8" stroke="#3b2b1c" strokeWidth="2" />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>> & Readonly<Record<Token | SymbolId, ReactNode>>
