import { Icon, SeatMark, Spot, useHands } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import type { ReactNode } from 'react'
import {
  ASSET_PRICES,
  type AssetId,
  assetOf,
  type BuildingId,
  buildingOf,
  DECADES,
  type Decade,
  GENERAL_SPACE_IDS,
  type GeneralSpaceId,
  generalSpace,
  type SpaceId,
} from '../components/index.ts'
import { directedBy } from '../text/facts/position.ts'
import type { BigShouldersMove } from '../types.ts'
import { soft, useDrawing, useTerms } from './context.ts'
import { AssetSigns, BonusSigns, EffectSigns } from './effect.tsx'
import { GoalRow } from './goals.tsx'
import { at } from './places.ts'

/** Where Partners are placed: general spaces, Buildings, Capital Assets. */
export function City() {
  return (
    <div className="city" data-place={at.city}>
      <GeneralSpaces />
      <Buildings />
      <div className="city-row">
        <AssetRow />
        <GoalRow />
      </div>
    </div>
  )
}

/** Moves onto a space, and the one to ask about if there are none. */
function usePlacing(space: SpaceId): { moves: BigShouldersMove[]; why: BigShouldersMove | null; seats: Seat[] } {
  const { board, view, seat } = useDrawing()
  const { moves } = useHands<BigShouldersMove>()
  const meant = moves.filter((move) => move.type === 'place' && move.space === space)
  const company = seat === null ? undefined : directedBy(view, seat)[0]?.id
  return {
    moves: meant,
    why: board.phase === 'action' && company ? { type: 'place', space, company } : null,
    seats: board.placed.filter((placement) => placement.space === space).map((placement) => placement.seat),
  }
}

function Partners({ seats }: { readonly seats: readonly Seat[] }) {
  const { names } = useTerms()
  return (
    <span className="partners-here">
      {seats.map((seat, place) => (
        <SeatMark key={place} seat={seat} size={18} label={names.seat(seat)} />
      ))}
    </span>
  )
}

function GeneralSpaces() {
  const { words } = useTerms()
  return (
    <section className="panel" aria-label={words.general} data-place="spaces">
      <h3>{words.general}</h3>
      <div className="spaces">
        {GENERAL_SPACE_IDS.map((space) => (
          <GeneralTile key={space} space={space} />
        ))}
        <PoolTile />
      </div>
    </section>
  )
}

function GeneralTile({ space }: { readonly space: GeneralSpaceId }) {
  const { board, words, book } = useDrawing()
  const { unlimited, fromDecade, cost, funds, effect } = generalSpace(space)
  const { moves, why, seats } = usePlacing(space)
  const closed = board.decade < fromDecade
  const name = book.spaces[space]
  return (
    <Spot
      moves={moves}
      why={why}
      label={`${name}${cost ? `, ${words.cost} $${cost}` : ''}`}
      place={at.space(space)}
      className={`space ${closed ? 'space-closed' : ''} ${!unlimited && seats.length > 0 ? 'space-taken' : ''}`}
    >
      <span className="space-name">{soft(name)}</span>
      <span className="space-effect">
        <EffectSigns effect={effect} />
        {funds > 0 && <b className="space-money">+${funds}</b>}
        {cost > 0 && <b className="space-cost">−${cost}</b>}
      </span>
      <span className="space-foot">
        {closed ? (
          <em>{words.fromDecade(DECADES[fromDecade as Decade].year)}</em>
        ) : (
          <span title={unlimited ? words.anyNumber : words.oncePerDecade}>{unlimited ? '∞' : '1×'}</span>
        )}
        <Partners seats={seats} />
      </span>
    </Spot>
  )
}

/** Only shown while somebody without a company uses it. */
function PoolTile() {
  const { book } = useTerms()
  const { moves, seats } = usePlacing('bank-pool')
  if (moves.length === 0 && seats.length === 0) return null
  return (
    <Spot moves={moves} label={book.spaces['bank-pool']} className="space">
      <span className="space-name">{book.spaces['bank-pool']}</span>
      <span className="space-effect">
        <b className="space-money">+$25</b>
      </span>
      <span className="space-foot">
        <span>∞</span>
        <Partners seats={seats} />
      </span>
    </Spot>
  )
}

function Buildings() {
  const { board, words, names } = useDrawing()
  const any = board.players.some(({ built }) => built.length > 0)
  return (
    <section className="panel" aria-label={words.buildingsOf}>
      <h3>{words.buildingsOf}</h3>
      {!any && <p className="quiet">{words.noBuildings}</p>}
      <div className="building-rows">
        {board.players.map(({ built }, seat) =>
          built.length === 0 ? null : (
            <div key={seat} className="building-row" style={{ borderInlineStartColor: `var(--seat-${seat})` }}>
              <span className="building-owner">
                <SeatMark seat={seat} size={16} />
                {names.seat(seat)}
              </span>
              <div className="buildings">
                {built.map((building) => (
                  <PlayedBuilding key={building} building={building} />
                ))}
              </div>
            </div>
          ),
        )}
      </div>
    </section>
  )
}

function PlayedBuilding({ building }: { readonly building: BuildingId }) {
  const { book } = useTerms()
  const { moves, why, seats } = usePlacing(building)
  return (
    <Spot
      moves={moves}
      why={why}
      label={book.buildings[building]}
      place={at.space(building)}
      className={`building ${seats.length > 0 ? 'space-taken' : ''}`}
    >
      <BuildingFace building={building} foot={<Partners seats={seats} />} />
    </Spot>
  )
}

const ERAS = ['', 'I', 'II', 'III']

interface BuildingFaceProps {
  readonly building: BuildingId
  readonly inHand?: boolean
  readonly foot?: ReactNode
}

/** A Building as it lies in the city or in hand. */
export function BuildingFace({ building, inHand = false, foot }: BuildingFaceProps) {
  const { words, book } = useTerms()
  const { era, workersAdded, payer, amount, effect } = buildingOf(building)
  return (
    <>
      <span className="space-name">{soft(book.buildings[building])}</span>
      <span className="space-effect">
        <EffectSigns effect={effect} />
      </span>
      <span
        className="building-fee"
        title={`${words.owner} $${amount} ${payer === 'company' ? words.fromCompany : words.fromBank}`}
      >
        <Icon
          name={payer === 'company' ? 'share' : 'bank'}
          size={14}
          label={payer === 'company' ? words.fromCompany : words.fromBank}
        />
        <b>${amount}</b>
        {inHand && (
          <span className="building-workers" title={words.jobMarket}>
            <Icon name="worker" size={15} label={words.worker} /> {words.workersAdded(workersAdded)}
          </span>
        )}
        {foot}
        <small>{ERAS[era]}</small>
      </span>
    </>
  )
}

function AssetRow() {
  const { board, words } = useDrawing()
  return (
    <section className="panel" aria-label={words.assets} data-place={at.assets}>
      <h3>
        {words.assets} <small>{words.deckLeft(board.assetDeck)}</small>
      </h3>
      <div className="asset-row">
        {board.assetRow.map((asset, place) => (
          <AssetTile key={place} asset={asset} price={ASSET_PRICES[place] ?? 0} />
        ))}
      </div>
    </section>
  )
}

function AssetTile({ asset, price }: { readonly asset: AssetId | null; readonly price: number }) {
  const { book, view } = useDrawing()
  const { moves } = useHands<BigShouldersMove>()
  const buying = view.agenda.at(-1)?.step === 'buy-asset'
  if (!asset) {
    return (
      <div className="asset asset-empty">
        <span className="asset-price">${price}</span>
      </div>
    )
  }
  const { immediate, effect, fee } = assetOf(asset)
  const buy = moves.filter((move) => move.type === 'buy-asset' && move.asset === asset)
  return (
    <Spot
      moves={buy}
      why={buying ? { type: 'buy-asset', asset } : null}
      label={`${book.assets[asset]}, $${price}`}
      place={at.onSale(asset)}
      className="asset"
    >
      <span className="asset-price">${price}</span>
      <span className="space-name">{book.assets[asset]}</span>
      <BonusSigns bonuses={immediate} />
      <span className="asset-use">
        {fee > 0 && <b>${fee}:</b>}
        <AssetSigns effect={effect} />
      </span>
    </Spot>
  )
}
