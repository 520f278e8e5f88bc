/** A brick house on jackscrews above a muddy street. */
export function RaisingPicture() {
  return (
    <svg viewBox="0 0 480 300" className="picture" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <rect width="480" height="300" fill="#d8d3c4" />
      <circle cx="392" cy="70" r="34" fill="#f3c969" opacity=".8" />
      <path d="M0 246h480v54H0Z" fill="#5d4a35" />
      <path d="M0 262q60-10 120 0t120 0 120 0 120 0v38H0Z" fill="#4a6b7c" opacity=".75" />
      <g fill="#7d8287">
        <path d="M20 246V120h70v126ZM388 246V140h74v106Z" opacity=".5" />
      </g>
      <g>
        <path d="M130 62h220v112H130Z" fill="#a44a34" />
        <g stroke="#7f3526" strokeWidth="1.200">
          {Array.from({ length: 13 }, (_, row) => 70 + row * 8).map((y) => (
            <path key={y} d={`M130 ${y}h220`} />
          ))}
        </g>
        <path d="M118 62h244l-16-22H134Z" fill="#6b4a2c" />
        {[150, 196, 260, 306].map((x) => (
          <g key={x}>
            <rect x={x} y="78" width="26" height="36" fill="#f6e3b0" stroke="#3a2d20" strokeWidth="2.500" />
            <path d={`M${x + 13} 78v36M${x} 96h26`} stroke="#3a2d20" strokeWidth="1.500" />
          </g>
        ))}
        <path d="M226 174v-44h28v44Z" fill="#3a2d20" />
        <path d="M112 174h256v16H112Z" fill="#8a6a42" stroke="#3a2d20" strokeWidth="2" />
        <path d="M112 182h256" stroke="#5f4729" strokeWidth="1.500" />
      </g>
      {[128, 186, 244, 302, 352].map((x) => (
        <g key={x} stroke="#33373b" strokeWidth="2">
          <path d={`M${x - 5} 190v56h10v-56Z`} fill="#8b9096" />
          {[202, 209, 216, 223, 230, 237].map((y) => (
            <path key={y} d={`M${x - 8} ${y}l16-5`} />
          ))}
          <path d={`M${x - 16} 246h32`} strokeWidth="5" />
          <path d={`M${x - 14} 196h28`} strokeWidth="4" />
        </g>
      ))}
    </svg>
  )
}

/** A harbour exchange: chalk curves on the board, a crane and a freighter before it. */
export function MasterPicture() {
  return (
    <svg viewBox="0 0 480 300" className="picture" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <rect width="480" height="300" fill="#16233b" />
      <g stroke="#37496b" strokeWidth="1">
        {[50, 90, 130, 170].map((y) => (
          <path key={y} d={`M30 ${y}h420`} />
        ))}
        {[90, 150, 210, 270, 330, 390].map((x) => (
          <path key={x} d={`M${x} 30v160`} />
        ))}
      </g>
      <g fill="none" strokeWidth="3.500" strokeLinejoin="round">
        <path d="M30 160l60-14 60 8 60-44 60 10 60-40 60-8 60-26" stroke="#e8c15a" />
        <path d="M30 120l60 16 60-30 60 12 60 30 60-10 60 20 60-18" stroke="#7fb4d8" strokeDasharray="10 4" />
        <path d="M30 176l60-6 60-18 60 14 60-32 60 10 60-34 60 8" stroke="#d97a5f" strokeDasharray="2 6" />
      </g>
      <path d="M0 232h480v68H0Z" fill="#22406b" />
      <g stroke="#5b83b5" fill="none">
        {[244, 258, 272].map((y) => (
          <path key={y} d={`M0 ${y}${' q12 -5 24 0 t24 0'.repeat(10)}`} />
        ))}
      </g>
      <path d="M150 212h250l-24 38H178Z" fill="#8a929c" stroke="#0d1626" strokeWidth="2" />
      <path d="M160 222h230" stroke="#c3473a" strokeWidth="5" />
      <path d="M330 212v-34h44v34M342 178v-22h18v22" fill="#d8dde3" stroke="#0d1626" strokeWidth="2" />
      {[196, 230, 264, 298].map((x, i) => (
        <rect
          key={x}
          x={x}
          y={188}
          width="28"
          height="24"
          fill={['#2b2b2b', '#b98a3e', '#4d7f9e', '#9e4d3f'][i]}
          stroke="#0d1626"
          strokeWidth="2"
        />
      ))}
      <g stroke="#c9d1da" strokeWidth="3.500" fill="none">
        <path d="M70 250V110l120 18M70 110 46 134M70 140l62-22M70 110v-16l120 34v42" />
        <path d="M54 250h32M70 170l-12 80M70 170l12 80" strokeWidth="2.500" />
      </g>
    </svg>
  )
}
