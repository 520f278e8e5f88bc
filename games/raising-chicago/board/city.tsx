import { useRef } from 'react'
import { WARDS, type Ward } from '../components/index.ts'
import { stepOf, useDrawing } from './context.ts'
import { wardStanding } from './leads.ts'
import { Outskirts } from './outskirts.tsx'
import { OwnerMark } from './owner.tsx'
import { PrestigeArea } from './prestige-area.tsx'
import { Wards } from './wards.tsx'

/** Who leads a ward, as a mark. */
function Leader({ ward }: { readonly ward: Ward }) {
  const { board } = useDrawing()
  const { leader } = wardStanding(board, ward)
  return leader === null ? <span className="rc-none">–</span> : <OwnerMark owner={leader} size={16} />
}

/** The city with its heading, what is asked about on top; on a phone the wards are brought into sight by name. */
export function CitySection() {
  const { words, view } = useDrawing()
  const scroller = useRef<HTMLDivElement>(null)
  const show = (ward: Ward): void => {
    const box = scroller.current
    box?.scrollTo({ left: ((ward - 1) / WARDS.length) * box.scrollWidth - 20, behavior: 'smooth' })
  }
  const step = stepOf(view)
  const outskirtsFirst = step === 'move'
  const prestigeFirst = step === 'prestige-building' || step === 'prestige-site'
  return (
    <section className="rc-panel rc-city-panel" aria-label={words.city}>
      <h3>
        {words.city} <small>{words.cityHelp}</small>
      </h3>
      <div className="rc-ward-jump">
        {WARDS.map((ward) => (
          <button key={ward} type="button" className="button" onClick={() => show(ward)}>
            {words.ward(ward)} <Leader ward={ward} />
          </button>
        ))}
      </div>
      {outskirtsFirst && <Outskirts />}
      {prestigeFirst && <PrestigeArea />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard */}
      <div className="rc-city-scroll" ref={scroller} tabIndex={0}>
        <Wards />
      </div>
      <div className="rc-city-foot">
        {!outskirtsFirst && <Outskirts />}
        {!prestigeFirst && <PrestigeArea />}
      </div>
    </section>
  )
}
