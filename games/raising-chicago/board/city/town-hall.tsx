import { memo } from 'react'
import { COUNCIL_CARDS, type CouncilMember, councilMemberOf, LETTERS, type Letter } from '../../components/index.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { useLeaf } from '../leaf.ts'
import { Sign, type SignName } from '../signs.tsx'
import { Ground, on } from './ground.tsx'

const WINDOW = { x: 1072, step: 41, w: 36 } as const

/** What a council member counts, as a sign; wards are counted by their number. */
const COUNTS: Readonly<Record<Exclude<CouncilMember['per'], 'building'>, SignName>> = {
  'moved-building': 'move',
  'symbol-set': 'lion',
  permanent: 'permanent',
  'returned-marker': 'marker',
  'neighbourhood-tile': 'neighbourhood',
  favour: 'favour',
  extension: 'extension',
  'ward-tile': 'storey',
}

/** The town hall: a lit window for each member of the council; dark where they do not play along. */
export function TownHall() {
  const { board, words, view } = useDrawing()
  const { open } = useLeaf()
  const cards = COUNCIL_CARDS[view.seats]
  return (
    <Ground id="council" art={<Hall lit={board.council !== null} />}>
      <button
        type="button"
        className="rc-hall-name"
        {...shows('part', 'council')}
        style={on('council', { x: 1064, y: 26, w: 166, h: 18 })}
        disabled={!board.council}
        onClick={() => open('council')}
      >
        {words.council}
      </button>
      {board.council && LETTERS.map((letter, i) => <Window key={letter} letter={letter} index={i} />)}
      {board.council && cards && (
        <span
          className="rc-hall-rule"
          {...shows('part', 'council')}
          style={on('council', { x: 1066, y: 100, w: 162, h: 17 })}
        >
          {words.councilRule(cards.qualify, cards.double)}
        </span>
      )}
    </Ground>
  )
}

function Window({ letter, index }: { readonly letter: Letter; readonly index: number }) {
  const { board, words, book } = useDrawing()
  const id = board.council?.[letter]
  if (!id) return null
  const member = councilMemberOf(id)
  const label = `${letter}: ${book.council[id]}, ${member.prestige} ${words.councilPer(member)}`
  return (
    <span
      className="rc-window"
      {...shows('council', id)}
      style={on('council', { x: WINDOW.x + index * WINDOW.step, y: 46, w: WINDOW.w, h: 53 })}
    >
      <b>{letter}</b>
      {member.per === 'building' ? (
        <em>{words.wardShort(member.ward)}</em>
      ) : (
        <Sign name={COUNTS[member.per]} size={17} label={label} />
      )}
      <span className="rc-points">
        {member.prestige}
        <Sign name="prestige" size={13} />
      </span>
    </span>
  )
}

const Hall = memo(function Hall({ lit }: { readonly lit: boolean }) {
  return (
    <g stroke="var(--rc-line)">
      <path d="M1058 118h172l10 -8h-172z" fill="#1a1009" fillOpacity="0.4" strokeOpacity="0.4" stroke="none" />
      <path d="M1066 42h162v76h-162z" fill="var(--rc-stone)" strokeWidth="1.500" />
      <path d="M1228 118l10 -8v-74l-10 6z" fill="var(--rc-stone-2)" />
      <path d="M1062 26L1147 8L1232 26z" fill="var(--rc-stone-3)" strokeWidth="1.5" />
      <path d="M1062 26h170v18h-170z" fill="var(--rc-stone-3)" strokeWidth="1.5" />
      <path d="M1134 14v-6h26v6" fill="#5c7f8a" />
      <path d="M1132 9q15 -16 30 0z" fill="#6f98a2" />
      {LETTERS.map((letter, i) => (
        <path
          key={letter}
          d={`M${WINDOW.x + i * WINDOW.step} 98v-46q18 -12 36 0v46z`}
          fill={lit ? '#ffe6a6' : '#4a3f33'}
          strokeWidth="1.300"
        />
      ))}
    </g>
  )
})
