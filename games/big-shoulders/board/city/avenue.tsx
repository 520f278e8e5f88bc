import { memo } from 'react'
import { APPEAL_BONUSES, APPEAL_END, type AppealBonus } from '../../components/index.ts'
import { inPlay, useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { Glyph, type GlyphName } from '../glyphs.tsx'
import { at } from '../places.ts'
import { lamp } from './geography.ts'
import { Ground, LINE, on, Sign } from './ground.tsx'
import { Pawn } from './pawn.tsx'
import { Token } from './token.tsx'

const SPACES = Array.from({ length: APPEAL_END + 1 }, (_, space) => space)
const FOOT = 1162
const PARTNER_LAMP = 9

const BONUS_SIGNS: Readonly<Record<AppealBonus, GlyphName>> = {
  worker: 'worker',
  salesperson: 'salesperson',
  automation: 'automation',
  partner: 'partner',
  'bonus-goods': 'good',
  'share-value': 'up',
}

/** Michigan Avenue: Appeal as a street of lamps. What stands furthest operates first. */
export function Avenue() {
  const { board, words, book } = useDrawing()
  return (
    <Ground id="appeal" art={<Street />}>
      <Sign place="appeal" x={14} y={1056}>
        {words.appealTrack}
      </Sign>
      <small className="bs-order-note" style={on('appeal', { x: 10, y: 1102, w: 150, h: 60 })}>
        {words.operatesIn}
      </small>
      {SPACES.map((space) => {
        const bonus = APPEAL_BONUSES[space]
        const lit = inPlay(board).some(({ company }) => company.appeal === space)
        return (
          <div
            key={space}
            className={`bs-lamp ${lit ? 'bs-lamp-lit' : ''}`}
            data-place={at.appeal(space)}
            {...shows('appeal', `${space}`)}
            style={on('appeal', { x: lamp(space) - 44, y: 1040, w: 88, h: 150 })}
          >
            <b>{space}</b>
            {bonus && (
              <span className="bs-bonus">
                <Glyph name={BONUS_SIGNS[bonus]} size={28} label={book.bonuses[bonus]} />
              </span>
            )}
            {space === PARTNER_LAMP && <Waiting />}
          </div>
        )
      })}
      <Standing />
    </Ground>
  )
}

/** Partners that wait for the first company to come so far. */
function Waiting() {
  const { board } = useDrawing()
  return (
    <span className="bs-waiting">
      {board.players.map((player, seat) =>
        player.partners.onAppealTrack ? <Pawn key={seat} seat={seat} size={30} /> : null,
      )}
    </span>
  )
}

/** The companies at their lamps, numbered in the order in which they operate. */
function Standing() {
  const { board, after } = useDrawing()
  const companies = inPlay(board)
  const waiting = companies.filter(({ company }) => !company.operated)
  const here = new Map<number, number>()
  return companies
    .map(({ id, company }) => {
      const rank = here.get(company.appeal) ?? 0
      here.set(company.appeal, rank + 1)
      return { id, company, rank }
    })
    .sort((a, b) => a.id.localeCompare(b.id))
    .flatMap(({ id, company, rank }) => {
      const next = after?.companies[id]?.appeal
      const turn = waiting.findIndex((each) => each.id === id)
      const token = (
        <Token
          key={id}
          company={id}
          place={`token:${id}`}
          x={lamp(company.appeal) - rank * 25}
          y={FOOT - 1026 - rank * 9}
          size={60}
          rank={rank}
          number={turn < 0 ? null : turn + 1}
          leaves={next !== undefined && next !== company.appeal}
        />
      )
      if (next === undefined || next === company.appeal) return [token]
      return [token, <Token key={`to-${id}`} company={id} place="" x={lamp(next)} y={FOOT - 1026} size={60} ghost />]
    })
}

/** The road with its bridge over the river, and the lamps along it. */
const Street = memo(function Street() {
  return (
    <>
      <path d="M0 1048H1716L1726 1184H0" fill="var(--bs-avenue)" stroke={LINE} strokeWidth="2.5" />
      <path d="M0 1122H1720" stroke="var(--bs-avenue-2)" strokeWidth="3" strokeDasharray="30 16" />
      <path d="M726 1184L716 1048H846L858 1184Z" fill="var(--bs-bridge)" stroke={LINE} strokeWidth="2.5" />
      <path d="M716 1054Q780 1032 848 1054M722 1184Q790 1160 858 1184" fill="none" stroke={LINE} strokeWidth="6" />
      <use href="#bs-cab" x="1090" y="1140" width="76" height="38" opacity=".8" />
      {SPACES.map((space) => {
        const x = lamp(space)
        return (
          <g key={space} fill="var(--bs-iron)" stroke="none">
            <path d={`M${x} 1178V1080`} stroke="var(--bs-iron)" strokeWidth="6" />
            <path d={`M${x - 13} 1178h26l-6 -13h-14zM${x - 14} 1044h28l-7 -12h-14z`} />
          </g>
        )
      })}
    </>
  )
})
