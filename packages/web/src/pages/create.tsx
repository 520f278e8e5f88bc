import { Icon, SeatMark } from '@boardroom/board-kit'
import { LEVELS } from '@boardroom/bots/names'
import {
  fittingOptions,
  fittingValues,
  matters,
  type OptionSpec,
  type OptionValue,
  resolveOptions,
} from '@boardroom/kernel'
import { type FormEvent, useState } from 'react'
import { type Opened, SHELF } from '../games.ts'
import { HintSwitch } from '../hints/switch.tsx'
import { ServerProblem } from '../online/api.ts'
import {
  createOnline,
  OnlineRulesForm,
  OnlineSeatForm,
  onlineSeats,
  STANDARD_RULES,
  type Where,
  WhereForm,
} from '../online/create-online.tsx'
import { currentPerson } from '../online/person.ts'
import { changeSettings, currentSettings, useSettings } from '../settings.ts'
import { GameFacts } from '../shell/game-facts.tsx'
import { GameSwitch } from '../shell/game-switch.tsx'
import { go, useRoute } from '../shell/router.tsx'
import { useGame } from '../shell/use-game.ts'
import { usePageTitle } from '../shell/use-page-title.ts'
import type { SeatCard } from '../table/client.ts'
import { newTable } from '../table/new-table.ts'
import { anotherBot, reseated, seatsFor } from '../table/seat-cards.ts'
import { useWords } from '../words/index.ts'
import { sayProblem, useOnlineWords } from '../words/online.ts'
import { Lost } from './lost.tsx'

export function Create({ id }: { readonly id: string }) {
  const { opened, problem } = useGame(id)
  const words = useWords()
  if (problem) return <Lost />
  if (!opened) return <p className="loading">{words.loading}</p>
  return <CreateForm key={id} opened={opened} />
}

type Chosen = Readonly<Record<string, OptionValue>>

function CreateForm({ opened }: { readonly opened: Opened }) {
  const { id, game } = opened
  const words = useWords()
  const { create } = words
  usePageTitle(`${create.title}: ${game.title}`)
  const { language } = useSettings()
  const onlineWords = useOnlineWords()
  const { query } = useRoute()
  const [where, setWhere] = useState<Where>(query.has('online') ? 'online' : 'device')
  const [rules, setRules] = useState(STANDARD_RULES)
  const known = { device: currentSettings().name, online: currentPerson()?.name ?? '' }
  const seatsAt = (place: Where, count: number, written = ''): SeatCard[] => {
    const you = written || known[place] || known.device || known.online
    return place === 'online' ? onlineSeats(seatsFor(count, you), you) : seatsFor(count, you)
  }
  const [seats, setSeats] = useState<readonly SeatCard[]>(() => seatsAt(where, 3))
  // Another choice does not forget a name that was written already.
  const written = seats[0]?.bot ? '' : seats[0]?.name
  const [chosen, setChosen] = useState<Chosen>({})
  const [hints, setHints] = useState(true)
  const [problem, setProblem] = useState<string | null>(null)
  const resolved = resolveOptions(game.options, fittingOptions(game.options, chosen, seats.length), seats.length)
  const usual = resolveOptions(game.options, {}, seats.length)
  const groups = optionGroups(opened, seats.length)
  const shelf = SHELF.get(id)
  const people = seats.filter(({ bot }) => !bot).length

  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    try {
      if (where === 'online') {
        const wanted = { game: id, seats, options: resolved, name: seats[0]?.name ?? '', ...rules }
        go(`/table/${await createOnline(wanted)}`)
        return
      }
      const [first] = seats
      // One's own name is asked for once.
      if (first && !first.bot && !currentSettings().name) changeSettings({ name: first.name.trim() })
      const named = seats.map(({ name, bot }, seat) => ({ name: name.trim() || create.seat(seat + 1), bot }))
      go(`/table/${await newTable({ game: id, seats: named, options: resolved, hints })}`)
    } catch (failure) {
      if (failure instanceof ServerProblem) setProblem(sayProblem(onlineWords, failure.code))
      else setProblem(create.failed(failure instanceof Error ? failure.message : String(failure)))
    }
  }
  return (
    <div className="beside-game">
      {shelf && <GameFacts game={id} shelf={shelf} />}
      <form className="create" onSubmit={(event) => void start(event)}>
        <GameSwitch current={id} to={(game) => `/play/${game}${where === 'online' ? '?online' : ''}`} />
        <h1>{shelf ? create.title : game.title}</h1>
        <WhereForm
          where={where}
          change={(place) => {
            setWhere(place)
            setSeats(seatsAt(place, seats.length, written))
          }}
        />
        {shelf && (
          <section aria-labelledby="presets">
            <h2 id="presets">{create.presets}</h2>
            <div className="presets">
              {shelf.presets.map((preset) => (
                <button
                  key={preset.id}
                  type="button"
                  className="preset"
                  aria-pressed={chosen === preset.options && seats.length === preset.seats}
                  onClick={() => {
                    setChosen(preset.options)
                    setSeats(seatsAt(where, preset.seats, written))
                  }}
                >
                  <strong>{preset.words[language].name}</strong>
                  <span>{preset.words[language].help}</span>
                </button>
              ))}
            </div>
          </section>
        )}
        <section aria-labelledby="seats">
          <h2 id="seats">{create.seats}</h2>
          <ol className="seat-forms">
            {seats.map((seat, index) => (
              <SeatForm
                key={index}
                index={index}
                seat={seat}
                where={where}
                change={(changed) => setSeats(seats.map((other, place) => (place === index ? changed : other)))}
                give={(bot) => setSeats(reseated(seats, index, bot))}
                remove={
                  seats.length > game.seats.min ? () => setSeats(seats.filter((_, place) => place !== index)) : null
                }
              />
            ))}
          </ol>
          {seats.length < game.seats.max && (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => setSeats([...seats, { ...anotherBot(seats), ...(where === 'online' && { bot: null }) }])}
            >
              + {create.addSeat}
            </button>
          )}
          {people > 1 && where === 'device' && <p className="facts">{create.hotseat}</p>}
        </section>
        {where === 'online' && <OnlineRulesForm rules={rules} change={setRules} />}
        <section aria-labelledby="options">
          <h2 id="options">{create.options}</h2>
          {where === 'device' && <HintSwitch on={hints} change={setHints} />}
          {groups.map((group, place) => (
            // What matters most lies open; the fine points are there for those who look for them.
            <details key={group.id} className="option-group" open={place === 0 || undefined}>
              <summary>
                {opened.text.optionGroups[group.id]}
                <small>{create.changed(group.specs.filter(({ id }) => resolved[id] !== usual[id]).length)}</small>
              </summary>
              {group.specs.map((spec) => (
                <OptionForm
                  key={spec.id}
                  opened={opened}
                  spec={spec}
                  seats={seats.length}
                  value={resolved[spec.id] as OptionValue}
                  change={(value) => setChosen({ ...chosen, [spec.id]: value })}
                />
              ))}
            </details>
          ))}
        </section>
        <div className="create-start">
          {problem && (
            <p role="alert" className="problem">
              {problem}
            </p>
          )}
          <button type="submit" className="button button-primary button-large">
            <Icon name="play" /> {where === 'online' ? onlineWords.create.start : create.start}
          </button>
        </div>
      </form>
    </div>
  )
}

interface SeatFormProps {
  readonly index: number
  readonly seat: SeatCard
  readonly where: Where
  readonly change: (seat: SeatCard) => void
  /** Lets a bot sit there, or a person. */
  readonly give: (bot: string | null) => void
  readonly remove: (() => void) | null
}

function SeatForm({ index, seat, where, change, give, remove }: SeatFormProps) {
  const { create, ask } = useWords()
  return (
    <li className="seat-form">
      {where === 'online' ? (
        <OnlineSeatForm index={index} seat={seat} bots={LEVELS} change={change} />
      ) : (
        <>
          <SeatMark seat={index} size={22} label={create.seat(index + 1)} />
          <input
            aria-label={create.name}
            value={seat.name}
            maxLength={24}
            placeholder={index === 0 ? ask.nameLabel : create.seat(index + 1)}
            required={index === 0 && !seat.bot}
            onChange={(event) => change({ ...seat, name: event.target.value })}
          />
          <select
            aria-label={create.seats}
            value={seat.bot ?? ''}
            onChange={(event) => give(event.target.value || null)}
          >
            <option value="">{create.person}</option>
            {LEVELS.map((bot) => (
              <option key={bot} value={bot}>
                {create.bot} – {create.bots[bot]}
              </option>
            ))}
          </select>
        </>
      )}
      {remove && (where === 'device' || index > 0) ? (
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={create.removeSeat}
          onClick={remove}
        >
          <Icon name="close" size={16} />
        </button>
      ) : (
        <span />
      )}
      {seat.bot && create.characters[seat.name] ? (
        <p className="seat-character">{create.characters[seat.name]}</p>
      ) : null}
    </li>
  )
}

/** The groups of options that mean something with so many seats. */
function optionGroups({ game }: Opened, seats: number) {
  const offered = game.options.filter((spec) => matters(spec, seats))
  const groups = new Set(offered.map(({ group }) => group))
  return [...groups].map((id) => ({ id, specs: offered.filter(({ group }) => group === id) }))
}

interface OptionFormProps {
  readonly opened: Opened
  readonly spec: OptionSpec
  readonly seats: number
  readonly value: OptionValue
  readonly change: (value: OptionValue) => void
}

function OptionForm({ opened, spec, seats, value, change }: OptionFormProps) {
  const { create } = useWords()
  const help = opened.text.options[spec.id]
  const nameOf = (each: OptionValue): string => {
    if (typeof each === 'boolean') return each ? create.on : create.off
    return help?.values?.[String(each)] ?? String(each)
  }
  return (
    <div className="option">
      <div>
        <strong id={`option-${spec.id}`}>{help?.name ?? spec.id}</strong>
        <p>{help?.help}</p>
      </div>
      <div className="segments" role="radiogroup" aria-labelledby={`option-${spec.id}`}>
        {fittingValues(spec, seats).map((each) => (
          <label key={String(each)} className="segment">
            <input type="radio" name={spec.id} checked={each === value} onChange={() => change(each)} />
            <span>{nameOf(each)}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
