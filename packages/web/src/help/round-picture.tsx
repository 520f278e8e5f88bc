import type { GuideText } from '@boardroom/board-kit'

const BOX = { width: 200, height: 112, gap: 34 }
/** So many in a row that the words stand at the size they are written in. */
const PER_ROW = 3
const LINE = 17
const ROW = BOX.height + 46
/** Beside the boxes, for the arrow back: it goes past them, not through what is written in them. */
const MARGIN = 24

/** The course of a round: boxes from left to right, row by row, and an arrow back to the beginning. */
export function RoundPicture({ round }: { readonly round: GuideText['round'] }) {
  const { steps, again, title } = round
  const rows = Math.ceil(steps.length / PER_ROW)
  const columns = Math.ceil(steps.length / rows)
  const width = columns * BOX.width + (columns - 1) * BOX.gap
  const height = rows * ROW + 8
  const placeOf = (at: number) => ({
    x: (at % columns) * (BOX.width + BOX.gap),
    y: Math.floor(at / columns) * ROW,
  })
  const last = placeOf(steps.length - 1)
  const ground = last.y + BOX.height
  const back = `M ${last.x + BOX.width / 2} ${ground} v 22 H ${-MARGIN} V ${BOX.height / 2} H -4`
  return (
    <figure className="round">
      <svg
        viewBox={`${-MARGIN - 4} -4 ${width + MARGIN + 8} ${height}`}
        style={{ maxWidth: width + MARGIN + 8 }}
        role="img"
        aria-label={spoken(round)}
      >
        <defs>
          <marker id="round-tip" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M0 0 L8 4 L0 8 z" />
          </marker>
        </defs>
        {steps.map((step, at) => {
          const { x, y } = placeOf(at)
          return (
            <g key={step.name} transform={`translate(${x} ${y})`}>
              <rect width={BOX.width} height={BOX.height} rx="3" />
              <circle cx="20" cy="22" r="12" />
              <text x="20" y="27" className="round-number">
                {at + 1}
              </text>
              <text x="40" y="27" className="round-name">
                {step.name}
              </text>
              <text x="12" y="50" className="round-who">
                {step.who}
              </text>
              {linesOf(step.what, 29).map((line, row) => (
                <text key={line} x="12" y={70 + row * LINE}>
                  {line}
                </text>
              ))}
            </g>
          )
        })}
        {steps.slice(1).map((step, before) => {
          const from = placeOf(before)
          const to = placeOf(before + 1)
          const path =
            from.y === to.y
              ? `M ${from.x + BOX.width + 3} ${from.y + BOX.height / 2} H ${to.x - 4}`
              : `M ${from.x + BOX.width / 2} ${from.y + BOX.height} v 20 H ${BOX.width / 2} V ${to.y - 4}`
          return <path key={step.name} d={path} className="round-arrow" markerEnd="url(#round-tip)" />
        })}
        <path d={back} className="round-arrow round-back" markerEnd="url(#round-tip)" />
        <text x={8 - MARGIN} y={ground + 40} className="round-again">
          {again}
        </text>
      </svg>
      <ol className="round-list">
        {steps.map((step) => (
          <li key={step.name}>
            <strong>{step.name}</strong> <em>{step.who}</em>
            <span>{step.what}</span>
          </li>
        ))}
      </ol>
      <figcaption>{title}</figcaption>
    </figure>
  )
}

function spoken({ steps, again }: GuideText['round']): string {
  const said = steps.map(({ name, who, what }, at) => `${at + 1}. ${name} (${who}): ${what}`)
  return [...said, again].join(' ')
}

/** A sentence in lines of at most so many letters. */
function linesOf(text: string, most: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
