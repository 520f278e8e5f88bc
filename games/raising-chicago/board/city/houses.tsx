import { memo } from 'react'
/** Façades and halls, drawn once and used by every building: flat fronts, depth to the right and up. */
export const Houses = memo(function Houses() {
  return (
    <g stroke="var(--rc-line)">
      <g id="rc-h-brick">
        <path d="M22 0l12 -9v-27l-12 9z" fill="url(#rc-brickd)" strokeWidth="1" />
        <path d="M-22 -27l12 -9h44l-12 9z" fill="#5a4a44" strokeWidth="1" />
        <path d="M-22 0v-27h44v27z" fill="url(#rc-brick)" strokeWidth="1.2" />
        <path d="M-24 -27h48v3.5h-48z" fill="#e6cfa4" />
        <path d="M-17.5 -13v-6.5q2.5 -2.5 5 0v6.5z" fill="var(--rc-pane)" strokeWidth="0.8" />
        <path d="M-7.5 -13v-6.5q2.5 -2.5 5 0v6.5z" fill="#5b4636" strokeWidth="0.8" />
        <path d="M2.5 -13v-6.5q2.5 -2.5 5 0v6.5z" fill="var(--rc-pane)" strokeWidth="0.8" />
        <path d="M12.5 -13v-6.5q2.5 -2.5 5 0v6.5z" fill="var(--rc-pane)" strokeWidth="0.8" />
        <path d="M-20 0v-9h9v9zM2 0v-9h16v9z" fill="var(--rc-pane)" strokeWidth="0.9" />
        <path d="M-8 0v-9h7v9z" fill="#4a2a18" stroke="none" />
      </g>
      <g id="rc-h-timber">
        <path d="M22 0l12 -9v-15l-12 9z" fill="url(#rc-clapd)" />
        <path d="M0 -33l12 -9l24 18l-12 10z" fill="#54525a" />
        <path d="M-22 0v-15L0 -33L22 -15V0z" fill="url(#rc-clap)" strokeWidth="1.2" />
        <path d="M-25 -12.5L0 -33L25 -12.5" fill="none" strokeWidth="2.6" />
        <path d="M-16 -3v-7.5q3 -2.5 6 0v7.5z" fill="var(--rc-pane)" strokeWidth="0.8" />
        <path d="M10 -3v-7.5q3 -2.5 6 0v7.5z" fill="var(--rc-pane)" strokeWidth="0.8" />
        <path d="M-2.5 -17v-5.5q2.5 -2.5 5 0v5.5z" fill="var(--rc-pane)" strokeWidth="0.8" />
        <path d="M-4 0v-10h8v10z" fill="#4a2a18" stroke="none" />
      </g>
      <g id="rc-h-hotel">
        <path d="M22 0l12 -9v-24l-12 9z" fill="#b7a47c" strokeWidth="1" />
        <path d="M-22 -24l12 -9h44l-12 9z" fill="#6b5650" strokeWidth="1" />
        <path d="M-22 0v-24h44v24z" fill="url(#rc-clapw)" strokeWidth="1.2" />
        <path d="M-22 -24l4 -10h36l4 10z" fill="#5b4d63" />
        <path d="M22 -24l-4 -10l11 -8l5 9z" fill="#413748" />
        <path d="M-18 -34l11 -8h36l-11 8z" fill="#75657f" />
        <path d="M-17.5 -12v-6.5q2.5 -2.5 5 0v6.5z" fill="var(--rc-pane)" strokeWidth="0.8" />
        <path d="M-7.5 -12v-6.5q2.5 -2.5 5 0v6.5z" fill="var(--rc-pane)" strokeWidth="0.8" />
        <path d="M2.5 -12v-6.5q2.5 -2.5 5 0v6.5z" fill="#5b4636" strokeWidth="0.8" />
        <path d="M12.5 -12v-6.5q2.5 -2.5 5 0v6.5z" fill="var(--rc-pane)" strokeWidth="0.8" />
        <path d="M-12 -26v-4.5q2 -2.5 4 0v4.5z" fill="var(--rc-pane)" strokeWidth="0.8" />
        <path d="M-2 -26v-4.5q2 -2.5 4 0v4.5z" fill="var(--rc-pane)" strokeWidth="0.8" />
        <path d="M8 -26v-4.5q2 -2.5 4 0v4.5z" fill="var(--rc-pane)" strokeWidth="0.8" />
        <path d="M-20 -9h40v2.5h-40z" fill="#8d5a2c" stroke="none" />
        <path d="M-17 0v-6M-7 0v-6M7 0v-6M17 0v-6" strokeWidth="1.3" />
        <path d="M-4 0v-6h8v6z" fill="var(--rc-pane)" stroke="none" />
      </g>
      <g id="rc-h-hall">
        <path d="M22 0l12 -9v-20l-12 9z" fill="#a58d60" strokeWidth="1" />
        <path d="M-22 -20l12 -9h44l-12 9z" fill="#6b5a4a" strokeWidth="1" />
        <path d="M-22 0v-20h44v20z" fill="#dcc79c" strokeWidth="1.2" />
        <path d="M-25 -20L0 -34L25 -20z" fill="#ecdcb8" strokeWidth="1.2" />
        <path d="M0 -34l12 -9l25 14l-12 9z" fill="#7e5a43" />
        <path d="M-18 0v-18M-9 0v-18M9 0v-18M18 0v-18" stroke="#fff3d3" strokeWidth="3" />
        <path d="M-6 0v-11q6 -5 12 0v11z" fill="var(--rc-pane)" />
        <circle cy="-25" r="3" fill="var(--rc-pane)" />
      </g>
      <g id="rc-h-depot">
        <path d="M22 0l12 -9v-18l-12 9z" fill="url(#rc-brickd)" strokeWidth="1" />
        <path d="M-22 -18l12 -9h44l-12 9z" fill="#6a5650" strokeWidth="1" />
        <path d="M-22 0v-18h44v18z" fill="url(#rc-brick)" strokeWidth="1.2" />
        <path d="M-19.5 0v-11.5q4.5 -2.5 9 0v11.5z" fill="var(--rc-pane)" strokeWidth="0.8" />
        <path d="M10.5 0v-11.5q4.5 -2.5 9 0v11.5z" fill="var(--rc-pane)" strokeWidth="0.8" />
        <path d="M-6 0v-42h12v42z" fill="#c4583a" />
        <path d="M6 0l5 -4v-42l-5 4z" fill="#7d2f1e" />
        <path d="M-8 -42L2 -54L13 -46L8 -42z" fill="#54525a" />
        <circle cy="-33" r="4" fill="var(--rc-pane)" />
        <path d="M0 -33v-2.5M0 -33h2" />
        <path d="M-3.5 0v-9q3.5 -3 7 0v9z" fill="#3a2113" stroke="none" />
      </g>
      <g id="rc-h-church">
        <path d="M18 0l12 -9v-17l-12 9z" fill="#8c8374" />
        <path d="M2 -31l12 -9l17 16l-12 9z" fill="#4c4a52" />
        <path d="M-14 0v-17L2 -31L18 -17V0z" fill="#d9cfb8" strokeWidth="1.2" />
        <path d="M-20 0v-34h12v34z" fill="#c9bda2" />
        <path d="M-21 -34L-14 -56L-7 -34z" fill="#4c4a52" />
        <path d="M-14 -56v-6M-16.5 -60h5" strokeWidth="1.5" />
        <path d="M-0.5 -6v-13.5q3.5 -2.5 7 0v13.5z" fill="var(--rc-pane)" strokeWidth="0.8" />
        <path d="M-16 -20v-6.5q2 -2.5 4 0v6.5z" fill="var(--rc-pane)" strokeWidth="0.8" />
        <path d="M-17 0v-9h6v9z" fill="#3a2113" stroke="none" />
      </g>
      <g id="rc-h-theatre">
        <path d="M22 0l12 -9v-30l-12 9z" fill="#8b3c26" strokeWidth="1" />
        <path d="M-22 -30l12 -9h44l-12 9z" fill="#5a4a44" strokeWidth="1" />
        <path d="M-22 0v-30h44v30z" fill="#c9694a" strokeWidth="1.2" />
        <path d="M-23 -30h46v3h-46z" fill="#f0d9a2" />
        <path d="M-10 -30q10 -12 20 0z" fill="#e8c988" />
        <path d="M-17.5 -17v-6.5q2.5 -2.5 5 0v6.5z" fill="var(--rc-pane)" strokeWidth="0.8" />
        <path d="M-7.5 -17v-6.5q2.5 -2.5 5 0v6.5z" fill="var(--rc-pane)" strokeWidth="0.8" />
        <path d="M2.5 -17v-6.5q2.5 -2.5 5 0v6.5z" fill="var(--rc-pane)" strokeWidth="0.8" />
        <path d="M12.5 -17v-6.5q2.5 -2.5 5 0v6.5z" fill="var(--rc-pane)" strokeWidth="0.8" />
        <path d="M-24 -11h48v5h-48z" fill="#ffe9a8" />
        <path d="M-20 -8.5h40" stroke="#c8502e" strokeWidth="1.6" strokeDasharray="2 2" />
        <path d="M-16 0v-6h8v6zM-4 0v-6h8v6zM8 0v-6h8v6z" fill="var(--rc-pane)" strokeWidth="0.8" />
      </g>
      <g id="rc-h-p-dome">
        <path d="M20 0l12 -9v-16l-12 9z" fill="#a79bb8" strokeWidth="1" />
        <path d="M-20 -16l12 -9h40l-12 9z" fill="#8a7a9c" strokeWidth="1" />
        <path d="M-20 0v-16h40v16z" fill="#ece6f0" strokeWidth="1.2" />
        <path d="M-12 -18q12 -26 26 -4l-3 4z" fill="#8360a0" strokeWidth="1.2" />
        <path d="M1 -33v-7" strokeWidth="1.6" />
        <path d="M1 -40h8l-2 2.5 2 2.5h-8z" fill="#e2a21a" stroke="none" />
        <path d="M-15 0v-14M-8 0v-14M8 0v-14M15 0v-14" stroke="#fff" strokeWidth="2.6" />
        <path d="M-4.5 0v-11h9v11z" fill="var(--rc-pane)" />
      </g>
      <g id="rc-h-p-tower">
        <path d="M17 0l12 -9v-13l-12 9z" fill="#a79bb8" strokeWidth="1" />
        <path d="M-17 -13l12 -9h34l-12 9z" fill="#8a7a9c" strokeWidth="1" />
        <path d="M-17 0v-13h34v13z" fill="#ece6f0" strokeWidth="1.2" />
        <path d="M-6 -8v-38h13v38z" fill="#f3eef5" strokeWidth="1.2" />
        <path d="M7 -8l5 -4v-38l-5 4z" fill="#9b8cb0" />
        <path d="M-8 -46h16l5 -4v-5h-4v3h-3v-3h-4v3h-3v-3h-5z" fill="#8360a0" />
        <path d="M-1.5 -30v-6.5q2 -2.5 4 0v6.5z" fill="var(--rc-pane)" strokeWidth="0.8" />
        <path d="M-13.5 -1v-6.5q2.5 -2.5 5 0v6.5z" fill="var(--rc-pane)" strokeWidth="0.8" />
        <path d="M8.5 -1v-6.5q2.5 -2.5 5 0v6.5z" fill="var(--rc-pane)" strokeWidth="0.8" />
        <path d="M-1.5 -12v-6.5q2 -2.5 4 0v6.5z" fill="var(--rc-pane)" strokeWidth="0.8" />
      </g>
      <g id="rc-h-p-hall">
        <path d="M21 0l12 -9v-19l-12 9z" fill="#a79bb8" strokeWidth="1" />
        <path d="M-21 -19l12 -9h42l-12 9z" fill="#6d5488" strokeWidth="1" />
        <path d="M-21 0v-19h42v19z" fill="#ece6f0" strokeWidth="1.2" />
        <path d="M-24 -19L0 -33L24 -19z" fill="#8360a0" strokeWidth="1.2" />
        <path d="M0 -33l12 -9l24 14l-12 9z" fill="#5c3f78" />
        <path d="M-16.5 -4v-9.5q2.5 -2.5 5 0v9.5z" fill="var(--rc-pane)" strokeWidth="0.8" />
        <path d="M-7.5 -4v-9.5q2.5 -2.5 5 0v9.5z" fill="var(--rc-pane)" strokeWidth="0.8" />
        <path d="M2.5 -4v-9.5q2.5 -2.5 5 0v9.5z" fill="var(--rc-pane)" strokeWidth="0.8" />
        <path d="M11.5 -4v-9.5q2.5 -2.5 5 0v9.5z" fill="var(--rc-pane)" strokeWidth="0.8" />
        <circle cy="-24" r="3" fill="var(--rc-pane)" />
      </g>
    </g>
  )
})
