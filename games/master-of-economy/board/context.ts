import { type BoardProps, boardContext, drawingIn } from '@boardroom/board-kit'
import type { Logged, View } from '@boardroom/kernel'
import type { CompanyId } from '../components/index.ts'
import type { Entry } from '../entries.ts'
import { type Advice, adviceFor, type Forecast, forecastOf } from '../model/forecast.ts'
import type { Company } from '../state.ts'
import type { NameBook } from '../text/catalogue.ts'
import { names as deBook } from '../text/de/names.ts'
import { names as enBook } from '../text/en/names.ts'
import type { MasterOfEconomy } from '../types.ts'
import type { Board } from '../view.ts'
import { type Moment, momentOf } from './then.ts'
import type { TradeEntry } from './trade-steps.ts'
import { de } from './words/de.ts'
import { type BoardWords, en } from './words/en.ts'

export const { boardWords, nameBook, drawnFrom } = drawingIn<MasterOfEconomy, BoardWords, NameBook>(
  { en, de },
  { en: enBook, de: deBook },
)

/** What every part of the board draws from. */
export interface Drawing extends ReturnType<typeof drawnFrom> {
  readonly log: readonly Logged<Entry>[]
  /** Puts an entry of the log into words. */
  tell(entry: Entry): string
  /** The company that places its bids now. */
  readonly bidder: CompanyId | null
  /** How the trade would go as the bids are, with the marker that is pointed at. */
  readonly forecast: Forecast | null
  /** Where the bidder's next marker would be well placed. */
  readonly advice: Advice | null
  /** What has happened in the trade that the film shows, as far as it has come. */
  readonly traded: readonly TradeEntry[]
}

/** Everything as it stands, or as it stood when what the film shows happened. */
export function drawingOf(
  props: BoardProps<MasterOfEconomy>,
  { board, trade }: Moment = momentOf(props.view.board, props.log, null),
): Drawing {
  const { view, after, log, names, text } = props
  const { step } = currentOf(view)
  const bidder = step === 'bidding' ? companyInQuestion(view) : null
  const bidding = after && currentOf(after).step === 'bidding' ? after.board : view.board
  return {
    ...drawnFrom(props),
    board,
    log,
    tell: (entry) => text.entry(entry, names),
    bidder,
    forecast: bidder && forecastOf(bidding),
    advice: bidder && adviceFor(view.board, bidder),
    traded: trade,
  }
}

export const [DrawingContext, useDrawing] = boardContext<Drawing>()

/** The step that is going on, with what it is about. */
type Current = MasterOfEconomy['frame'] | typeof OVER

const OVER = { step: '', params: {} } as const

export function currentOf(view: View<MasterOfEconomy>): Current {
  return view.agenda.at(-1) ?? OVER
}

/** The company that the present question is about. */
export function companyInQuestion(view: View<MasterOfEconomy>): CompanyId | null {
  const { params } = currentOf(view)
  if ('company' in params) return params.company
  if ('payment' in params) return params.payment.company
  return 'holder' in params && typeof params.holder === 'string' ? params.holder : null
}

export interface InPlay {
  readonly id: CompanyId
  readonly company: Company
}

/** Companies in play, in company order; before that is fixed, in the order in which they were chosen. */
export function inPlay(board: Board): InPlay[] {
  const chosen = board.players.flatMap(({ company }) => company ?? [])
  const ids = board.order.length === chosen.length ? board.order : chosen
  return ids.flatMap((id) => {
    const company = board.companies[id]
    return company ? [{ id, company }] : []
  })
}
