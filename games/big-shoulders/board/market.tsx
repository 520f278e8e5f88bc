import { Icon, Spot, useHands } from '@boardroom/board-kit'
import { goodPrice } from '../company.ts'
import {
  COLUMNS,
  type Column,
  charterOf,
  DEMAND_ROWS,
  DEMAND_TILES,
  FILL_BONUS,
  type IndustryId,
  JOB_MARKET_SPACES,
  PRINTED_MIDDLE,
  RESOURCES,
  type ResourceId,
  SUPPLY_PRICE,
  SUPPLY_SPACES,
  type SupplySpace,
  workerPrice,
} from '../components/index.ts'
import { countCubes } from '../cubes.ts'
import type { BigShouldersMove } from '../types.ts'
import { inPlay, soft, useDrawing } from './context.ts'
import { Crest } from './crest.tsx'
import { Cube } from './cubes.tsx'
import { at } from './places.ts'

/** Where companies buy, hire and sell. */
export function Market() {
  return (
    <div className="market">
      <Demand />
      <div className="market-supply">
        <SupplyChain />
        <Haymarket />
        <JobMarket />
      </div>
    </div>
  )
}

function Demand() {
  const { board, words, book } = useDrawing()
  return (
    <section className="panel demand" aria-label={words.demand}>
      <h3>
        {words.demand} <small>{words.deckLeft(board.demandDeck)}</small>
      </h3>
      <div className="demand-grid">
        <span />
        {COLUMNS.map((column) => (
          <span key={column} className="demand-bonus">
            {FILL_BONUS[column] > 0 ? words.fillBonus(FILL_BONUS[column]) : ''}
          </span>
        ))}
        {DEMAND_ROWS.map((row) => (
          <DemandRow key={row} row={row} name={book.industries[row]} />
        ))}
      </div>
    </section>
  )
}

function DemandRow({ row, name }: { readonly row: IndustryId; readonly name: string }) {
  const { board } = useDrawing()
  const { moves } = useHands<BigShouldersMove>()
  const sellers = inPlay(board).filter(({ id }) => charterOf(id).industry === row)
  const operating = board.turn && charterOf(board.turn.company).industry === row
  const half = moves.filter((move) => move.type === 'sell-goods' && move.row === row && move.space === 'half-price')
  return (
    <>
      <div className={`demand-industry ${operating ? 'demand-now' : ''}`} data-place={`demand:${row}`}>
        <strong>{soft(name)}</strong>
        <span className="demand-sellers">
          {sellers.map(({ id, company }) => (
            <span key={id} title={charterOf(id).shortName}>
              <Crest company={id} size={20} label />${goodPrice(id, company)}
            </span>
          ))}
        </span>
        {half.length > 0 && (
          <Spot moves={half} label="½" className="demand-half">
            ½ $
          </Spot>
        )}
      </div>
      {COLUMNS.map((column) => (
        <DemandTile key={column} row={row} column={column} />
      ))}
    </>
  )
}

function DemandTile({ row, column }: { readonly row: IndustryId; readonly column: Column }) {
  const { board, after, words, book } = useDrawing()
  const { moves } = useHands<BigShouldersMove>()
  const { tile, goods } = board.demand[row][column]
  const capacity = tile ? DEMAND_TILES[tile].capacity : column === 'middle' ? PRINTED_MIDDLE : 0
  const sell = moves.filter((move) => move.type === 'sell-goods' && move.row === row && move.space === column)
  const why: BigShouldersMove | null = board.turn ? { type: 'sell-goods', row, space: column, goods: 1 } : null
  const next = after?.demand[row][column]
  const coming = next && next.tile === tile ? next.goods - goods : 0
  const label = `${book.industries[row]}, ${book.columns[column]}: ${goods}/${capacity}`
  return (
    <Spot
      moves={sell}
      why={why}
      label={label}
      place={at.demand(row, column)}
      className={`demand-tile ${tile ? '' : 'demand-printed'}`}
    >
      {tile && capacity === 0 ? (
        <span className="demand-x">✕</span>
      ) : capacity === 0 ? (
        <span className="demand-note">{column === 'left' ? words.noTile : words.closed}</span>
      ) : (
        <>
          <span className="demand-count">
            {goods}/{capacity}
          </span>
          <span className="demand-pips" aria-hidden="true">
            {Array.from({ length: capacity }, (_, i) => (
              <i key={i} className={i < goods ? 'pip-full' : i < goods + coming ? 'pip-next' : ''} />
            ))}
          </span>
        </>
      )}
    </Spot>
  )
}

function SupplyChain() {
  const { board, words, book } = useDrawing()
  const { moves } = useHands<BigShouldersMove>()
  const purchase = (space: SupplySpace, resource: ResourceId) =>
    moves.filter((move) => move.type === 'purchase' && move.space === space && move.resource === resource)
  return (
    <section className="panel supply" aria-label={words.supplyChain} data-place={at.supply}>
      <h3>
        {words.supplyChain} <small data-place="supply:bag">{words.bag(countCubes(board.bag))}</small>
      </h3>
      <div className="supply-spaces">
        {SUPPLY_SPACES.map((space) => {
          const price = SUPPLY_PRICE[space]
          return (
            <div key={space} className="supply-space" data-place={at.car(space)}>
              <span className="supply-price">{price === null ? '✕' : `$${price}`}</span>
              <span className="supply-cubes">
                {RESOURCES.filter((resource) => board.supply[space][resource] > 0).map((resource) => (
                  <Spot
                    key={resource}
                    moves={purchase(space, resource)}
                    why={board.turn ? { type: 'purchase', space, resource } : null}
                    label={`${board.supply[space][resource]} ${book.resources[resource]}, ${price === null ? words.notForSale : `$${price}`}`}
                    className="supply-stack"
                  >
                    {Array.from({ length: board.supply[space][resource] }, (_, i) => (
                      <Cube key={i} resource={resource} size={20} />
                    ))}
                  </Spot>
                ))}
              </span>
            </div>
          )
        })}
      </div>
    </section>
  )
}

function Haymarket() {
  const { board, after, words, book } = useDrawing()
  const { moves } = useHands<BigShouldersMove>()
  const meant = (resource: ResourceId) =>
    moves.filter(
      (move) =>
        (move.type === 'take' && move.cubes.includes(resource)) || (move.type === 'trade' && move.take === resource),
    )
  return (
    <section className="panel haymarket" aria-label={words.haymarket} data-place={at.haymarket}>
      <h3>
        {words.haymarket} <small>{words.trade2}</small>
      </h3>
      <div className="haymarket-stalls">
        {RESOURCES.map((resource) => {
          const next = after?.haymarket[resource]
          return (
            <Spot
              key={resource}
              moves={meant(resource)}
              label={`${board.haymarket[resource]} ${book.resources[resource]}`}
              className="haymarket-stall"
              place={at.stall(resource)}
            >
              <Cube resource={resource} size={24} />
              <b>{board.haymarket[resource]}</b>
              {next !== undefined && next !== board.haymarket[resource] && <span className="figure-next">→{next}</span>}
            </Spot>
          )
        })}
      </div>
    </section>
  )
}

/** Spaces are filled from $40 to $20, and emptied the other way round. */
function JobMarket() {
  const { board, words } = useDrawing()
  const { moves } = useHands<BigShouldersMove>()
  const meant = moves.filter((move) => move.type === 'hire' || (move.type === 'relocate' && move.to === 'job-market'))
  return (
    <section className="panel jobs" aria-label={words.jobMarket} data-place={at.jobs}>
      <h3>
        {words.jobMarket}{' '}
        <small>
          {words.nextWorker} <b>${workerPrice(board.jobMarket)}</b>
        </small>
      </h3>
      <Spot moves={meant} label={`${words.jobMarket}: ${board.jobMarket}`} className="jobs-spaces">
        {Array.from({ length: JOB_MARKET_SPACES }, (_, i) => (
          <span key={i} className={`job ${i < board.jobMarket ? 'job-filled' : ''}`}>
            {i < board.jobMarket ? <Icon name="worker" size={18} /> : null}
            <small>{i % 4 === 0 ? `$${workerPrice(i + 1)}` : ''}</small>
          </span>
        ))}
      </Spot>
    </section>
  )
}
