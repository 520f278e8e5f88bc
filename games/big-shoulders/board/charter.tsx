import { Figure, Icon, SeatMark, Spot, useHands } from '@boardroom/board-kit'
import type { CSSProperties } from 'react'
import { assetOf, type CompanyId, charterOf, RESOURCES, type ResourceId } from '../components/index.ts'
import { priceOf, unsoldShares } from '../model/company.ts'
import type { Company } from '../state.ts'
import type { BigShouldersMove } from '../types.ts'
import { useDrawing, useTerms } from './context.ts'
import { Crest } from './crest.tsx'
import { Cube } from './cubes.tsx'
import { AssetSigns } from './effect.tsx'
import { shows } from './explain/things.ts'
import { FactoryPanel } from './factory.tsx'
import { Glyph } from './glyphs.tsx'
import { at } from './places.ts'
import { Certificates } from './shares.tsx'

interface CharterProps {
  readonly id: CompanyId
  readonly company: Company
}

/** A company's charter: what it owns, employs, makes and earns. */
export function Charter({ id, company }: CharterProps) {
  const { view, board, after, words, book, names } = useDrawing()
  const charter = charterOf(id)
  const next = after?.companies[id]
  const acts = board.turn?.company === id
  const price = priceOf(company, view.options)
  return (
    <article
      className={`charter ${acts ? 'charter-acts' : ''}`}
      style={{ '--charter': charter.color } as CSSProperties}
      aria-label={charter.name}
      data-place={at.company(id)}
    >
      <header {...shows('company', id)}>
        <Crest company={id} size={46} />
        <div className="charter-title">
          <h4>{charter.name}</h4>
          <p>
            {book.industries[charter.industry]} · <SeatMark seat={company.director} size={13} />{' '}
            {names.seat(company.director)}
            {company.operated && (
              <span {...shows('part', 'operated')}>
                {' '}
                <Icon name="check" size={14} label={words.operated} />
              </span>
            )}
          </p>
        </div>
        <Goods id={id} company={company} next={next ?? null} selling={acts && board.turn?.stage === 'distribution'} />
      </header>
      <div className="charter-figures">
        <span className="charter-figure" data-place={at.treasury(id)} {...shows('part', 'treasury')}>
          <small>{words.treasury}</small>
          <Figure write={words.dollars} value={company.treasury} next={next?.treasury} />
        </span>
        <span className="charter-figure charter-price" {...shows('price', `${price}`)}>
          <small>{words.priceShort}</small>
          <Figure write={words.dollars} value={price} next={next ? priceOf(next, view.options) : undefined} />
        </span>
        <span className="charter-figure" {...shows('appeal', `${company.appeal}`)}>
          <small>{words.appealShort}</small>
          <Figure value={company.appeal} next={next?.appeal} />
        </span>
      </div>
      <div className="factories">
        {company.factories.map((factory, place) => (
          <FactoryPanel key={place} id={id} number={place + 1} factory={factory} printed={charter.factories[place]} />
        ))}
      </div>
      <footer>
        <SalesTrack prices={charter.goodPrices} salespeople={company.salespeople} next={next?.salespeople} />
        <Stock id={id} company={company} next={next ?? null} />
        <AssetSlot id={id} company={company} />
        <Unsold id={id} company={company} />
      </footer>
    </article>
  )
}

/** As many crates as can be told apart at a glance; the number says the rest. */
const MOST_CRATES = 5

interface GoodsProps extends CharterProps {
  readonly next: Company | null
  readonly selling: boolean
}

/** What is made and not sold yet, in crates; they are lit while it is being sold. */
function Goods({ id, company, next, selling }: GoodsProps) {
  const { words } = useTerms()
  const { goods, bonusGoods } = company
  return (
    <span
      className={`charter-goods ${selling && goods > 0 ? 'charter-goods-lit' : ''}`}
      data-place={at.goods(id)}
      {...shows('part', 'goods')}
    >
      <small>{words.goods}</small>
      <span className="charter-crates" aria-hidden="true">
        {Array.from({ length: Math.min(goods, MOST_CRATES) }, (_, i) => (
          <i key={i} className="crate" />
        ))}
        {goods === 0 && <i className="crate crate-none" />}
      </span>
      <Figure value={goods} next={next?.goods} />
      {bonusGoods > 0 && <em data-now={words.bonusGoods}>+{bonusGoods}</em>}
    </span>
  )
}

interface SalesTrackProps {
  readonly prices: readonly number[]
  readonly salespeople: number
  readonly next: number | undefined
}

/** What a Good sells for by the number of Salespeople. */
function SalesTrack({ prices, salespeople, next }: SalesTrackProps) {
  const { words } = useTerms()
  return (
    <span className="sales-track" {...shows('part', 'sales')}>
      <small>{words.goodPrice}</small>
      <span>
        {prices.map((price, place) => (
          <b
            key={price}
            className={
              place === salespeople
                ? 'sales-now'
                : place === next
                  ? 'sales-next'
                  : place < salespeople
                    ? 'sales-past'
                    : ''
            }
            data-now={`${place} ${words.salespeople}`}
          >
            <i>
              {Array.from({ length: place }, (_, i) => (
                <Glyph key={i} name="salesperson" size={14} />
              ))}
            </i>
            ${price}
          </b>
        ))}
      </span>
    </span>
  )
}

function Stock({ id, company, next }: CharterProps & { readonly next: Company | null }) {
  const { book } = useTerms()
  const { moves } = useHands<BigShouldersMove>()
  const trades = (give: ResourceId) =>
    moves.filter((move) => move.type === 'trade' && move.company === id && move.give === give)
  return (
    <span className="charter-stock">
      {RESOURCES.map((resource) => {
        const count = company.resources[resource]
        return (
          <Spot
            key={resource}
            moves={trades(resource)}
            label={`${count} ${book.resources[resource]}`}
            className={`stock-pile ${count === 0 ? 'stock-none' : ''}`}
            {...shows('resource', resource)}
          >
            <Cube resource={resource} size={18} />
            <Figure value={count} next={next?.resources[resource]} />
          </Spot>
        )
      })}
    </span>
  )
}

function Unsold({ id, company }: CharterProps) {
  const { words, board } = useDrawing()
  const { moves } = useHands<BigShouldersMove>()
  const meant = moves.filter(
    (move) =>
      (move.type === 'buy' && move.company === id && move.from === 'charter') ||
      (move.type === 'issue' && board.turn?.company === id),
  )
  if (unsoldShares(company) === 0) return null
  return (
    <Spot
      moves={meant}
      label={`${words.unsold}: ${words.shares(unsoldShares(company))}`}
      className="unsold"
      {...shows('part', 'unsold')}
    >
      <Certificates director={false} preferred={company.preferred === 'charter'} common={company.common.charter} />
    </Spot>
  )
}

function AssetSlot({ id, company }: CharterProps) {
  const { words, book } = useTerms()
  const { moves } = useHands<BigShouldersMove>()
  if (charterOf(id).assetSlots === 0) return null
  if (!company.asset)
    return (
      <span className="asset-slot asset-slot-empty" data-place={at.asset(id)} {...shows('part', 'slot')}>
        <Glyph name="asset" size={16} />
        <span className="asset-name">{words.assetSlot}</span>
      </span>
    )
  const { id: asset, exhausted } = company.asset
  const here = moves.filter(
    (move) => (move.type === 'activate' || move.type === 'discard-asset') && move.company === id,
  )
  // To throw it away is no use of it: nobody should do so by pointing at it.
  const meant = here.some((move) => move.type === 'activate') ? here : []
  const { fee, effect } = assetOf(asset)
  return (
    <Spot
      moves={meant}
      why={{ type: 'activate', company: id }}
      label={`${book.assets[asset]} (${exhausted ? words.exhausted : words.ready})`}
      className={`asset-slot ${exhausted ? 'asset-exhausted' : ''}`}
      place={at.asset(id)}
      {...shows('asset', asset)}
    >
      <span className="asset-name">{book.assets[asset]}</span>
      {fee > 0 && <b>${fee}:</b>}
      <AssetSigns effect={effect} />
    </Spot>
  )
}
