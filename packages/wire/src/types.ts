import type { z } from 'zod'
import type * as live from './live.ts'
import type * as s from './schemas.ts'
import type { Told, Wish } from './told.ts'

export type Clock = Told<typeof s.clock>
export type Visibility = Told<typeof s.visibility>
export type Absence = Told<typeof s.absence>
export type SeatWish = Wish<typeof s.seatWish>
export type TableWish = Wish<typeof s.tableWish>
export type Proposal = Told<typeof s.proposal>
export type SeatSummary = Told<typeof s.seatSummary>
export type TableSummary = Told<typeof s.table>
export type TablePage = Told<typeof s.tablePage>
export type ListName = Told<typeof s.listName>
export type EventSummary = Told<typeof s.event>
export type ExploredHere = Told<typeof s.exploredHere>
export type OwnGameSummary = Told<typeof s.ownGame>
export type OwnGamePage = Told<typeof s.ownGamePage>
export type OwnError = Told<typeof s.ownError>
export type ReviewStatus = Told<typeof s.reviewStatus>
export type BriefEvent = Told<typeof s.briefEvent>
export type Look = Told<typeof s.look>
export type PastLook = Pick<Look, 'seq' | 'view'>
export type ChatLine = Told<typeof s.chatLine>
export type Me = Told<typeof s.me>
/** By which ways somebody wants to hear that it is their turn. */
export type Notify = Me['settings']['notify']
export type ShunKind = Told<typeof s.shunKind>
export type ShunnedList = Told<typeof s.shunnedList>
export type ReportReason = Told<typeof s.reportReason>
export type ReportWish = Wish<typeof s.reportWish>
export type MeChange = Wish<typeof s.meChange>
export type ServerFacts = Told<typeof s.serverFacts>

/** A running game as its viewer may take it away: no seed, no moves of others. */
export interface RunningFile {
  readonly format: 'boardroom/running'
  readonly game: string
  readonly rules: string
  readonly options: TableSummary['options']
  readonly seats: readonly { readonly name: string }[]
  readonly seedHash: string
  readonly look: Look | null
  readonly log: readonly EventSummary[]
}

export type LiveQuery = Told<typeof live.liveQuery>
export type Presence = Told<typeof live.presence>
export type PictureData = Told<typeof live.picture>
export type Update = Told<typeof live.update>
export type Changes = Told<typeof live.changes>
export type LiveAnswer = Told<typeof live.liveAnswer>
export type LiveMessage = Told<typeof live.liveMessage>
/** A checked request, as the server gets it. */
export type LiveRequest = z.output<typeof live.liveRequest>
