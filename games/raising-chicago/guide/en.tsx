import type { GuideText } from '@boardroom/board-kit'
import { LoneSign } from '../board/signs.tsx'
import type { RaisingChicago } from '../types.ts'
import { builtOn, placed, tilesLeft } from './facts.ts'
import type { SceneName } from './scenes.ts'

export const en: GuideText<RaisingChicago, SceneName> = {
  lead: 'Chicago is sinking into the mud. So whole hotels are jacked up, guests and all, and whoever bid for the job becomes the ground they stand on.',
  aim: [
    'Your company lifts the buildings of a city out of the swamp, and after eight rounds the one with the most prestige wins.',
    'Every bid marker you spend on winning a project becomes a storey under that building, so the same wooden discs buy the job, hold the house up and count for who leads a ward.',
    'You never run out of bids, but you do run out of timber, jackscrews and masonry; the art is to win just as much as you can pay for, and to be glad when you are outbid.',
  ],
  round: {
    title: 'One of eight rounds. You see all five projects before the first bid.',
    steps: [
      { name: 'Announce', who: 'all', what: 'Five projects, five cards, three new markers each.' },
      { name: 'Bid', who: 'most markers left', what: 'Put one marker on a square of a card.' },
      { name: 'Award', who: 'nobody decides', what: 'Most markers win; the others come back.' },
      { name: 'Build', who: 'winners, I to V', what: 'Pay, choose a site, keep the card.' },
      { name: 'Operate', who: 'all', what: 'Your cards bring resources.' },
    ],
    again: 'Eight times; then the final scoring',
  },
  chapters: [
    {
      title: 'Bidding, and being paid for it',
      body: [
        'Below each of the five projects lies a card with four squares. On your turn you put one marker on an empty square of any card; passing is not allowed. It is always the turn of whoever has the most markers left, so you may be on turn twice in a row. {RC-BID-02} {RC-BID-05}',
        'Three of the squares show a resource, and you take it at once. The fourth, at the top left, is the *toll space*: it gives nothing and costs one of each resource still uncovered on the card, but it wins ties. {RC-BID-07} {RC-BID-08} {RC-WIN-03}',
        'So every bid is worth something even if it loses. And a losing marker comes back to your row: in the next round you have it in addition to the new ones, up to five. Being outbid makes you stronger. Only winning uses markers up. {RC-WIN-07} {RC-ANN-06}',
      ],
      scene: 'auction',
    },
    {
      title: 'Who gets the job',
      body: [
        'When all markers are placed, the cards are settled from I to V. Most markers win; on a tie, the best square decides: toll space, then top right, bottom left, bottom right. The winner also takes the resources of the squares that nobody covered. {RC-WIN-02} {RC-WIN-06}',
        'A card without any marker costs the company that leads the prestige track a step into poverty. The leader has an interest that everything is bid for. {RC-WIN-04}',
      ],
    },
    {
      title: 'Paying with what you have, and with what you can',
      body: [
        'A project names its cost in timber, jackscrews and masonry. Look at your *competence tracks*: every permanent tile that you have reached there takes one off the cost of its kind, in every project, for the rest of the game. At the end of a track that kind is free. {RC-CMP-04} {RC-CMP-08}',
        'A joker stands for any one resource. A *favour* settles a whole kind, however much it is. Three tiles can be exchanged for one. What you still cannot pay leads one step down the poverty track for each kind, and the project is built all the same. {RC-PAY-07} {RC-PAY-06} {RC-PAY-11}',
        'One such step is no disaster; five of them are. The penalty grows the further down you are.',
      ],
      scene: 'payment',
    },
    {
      title: 'Raising a building',
      body: [
        'Most projects are yellow: raise it. You take its symbol tile and its reward, choose any empty site in any of the four wards, and put the building on *all* the markers with which you won it. {RC-RAI-05} {RC-RAI-06}',
        'The site matters in four ways. You gain one prestige per storey. You step forward on the track of the banner above its column. Some sites give two prestige or a joker. And the storeys count for the ward and for the *neighbourhoods* around. {RC-RAI-08} {RC-RAI-09}',
        'A neighbourhood is the field between four sites. As soon as all four are built on, its tile goes to the company with the most storeys around it, no matter who closed it; everyone else with a house there gets one prestige. {RC-NBH-01} {RC-NBH-04} {RC-NBH-07}',
      ],
      scene: 'city',
    },
    {
      title: 'Moving a building to the outskirts',
      body: [
        'Blue projects are rolled away instead. Your building goes to the edge of the city, where you take an *outskirts tile* with a strong effect to be used once, when you like. There it counts for no ward. {RC-MOV-05} {RC-MOV-07}',
        'In its place you put up a prestige building, which belongs to nobody. You choose one of three, turn it as you like and set it on a purple site. Its arrows point at neighbouring sites, and at the end each arrow pays the owner of the house it points at. Two competence steps come with it. {RC-MOV-11} {RC-MOV-13} {RC-END-10}',
      ],
      scene: 'outskirts',
    },
    {
      title: 'Cards that go on working',
      body: [
        'Last, the card of the project slides under your board from the left. You have room for four, plus one for each extension; what is pushed out at the right is lost. Recurring cards bring their resources in every round, the others only once. {RC-CRD-01} {RC-PRO-01} {RC-PRO-02}',
        'So a project is never only a building. It is a cost, a reward, a symbol and a card, and often the card is why it was worth fighting for in the first half of the game.',
      ],
      scene: 'cards',
    },
  ],
  captions: {
    auction: (view, names) =>
      `Round ${view.board.round} of a real game, ${names.seat(Number(view.viewer))} to bid. ${placed(view)} markers lie on cards; squares with an outline are free.`,
    payment: (view, names) =>
      `${names.seat(Number(view.viewer))}’s company before paying: resources, the three tracks with their permanents, and the cards below.`,
    city: (view, names) =>
      `Round ${view.board.round}: ${builtOn(view)} of 40 sites are built on. ${names.seat(Number(view.viewer))} chooses a site; the numbers beside the houses are their storeys.`,
    outskirts: (view, names) =>
      `Round ${view.board.round}: ${names.seat(Number(view.viewer))} moves a building out of the city and chooses one of ${tilesLeft(view)} tiles at the outskirts.`,
    cards: (view, names) =>
      `Cards under the board of ${names.seat(0)} in round ${view.board.round}, the newest on the left; above them what they bring together in every round.`,
  },
  scoring: {
    body: [
      'During the game prestige comes in small coins. At the end it comes in heaps, so know the heaps. {RC-END-01}',
      '*Wards*: in each of the four, the most storeys gain the higher value of its tile, the second most the lower. Ties share. *Auction board*: the same scheme for markers that came back in the last round. {RC-END-04} {RC-END-09}',
      '*Prestige buildings*: each arrow at one of your houses. *Final projects* of the last round: two prestige for every symbol tile of the kinds they show. *Symbols*: three for each set of all five. {RC-END-11} {RC-END-13}',
      '*Personal project*: pay five of a kind, or one favour, for two prestige; all three kinds make nine. Then *poverty* takes its toll. {RC-END-15} {RC-END-19}',
    ],
    counted: 'This is how the game ended from which the pictures on this page are taken.',
  },
  firstTurn: [
    'You begin with three markers, and two of each resource in a game of three. Look at the five projects and ask which one you could pay for today. Put your first marker there, on the square with the resource that you lack for it.',
    'With the second, either make sure of it or take a resource elsewhere from a card that others want too; if they win it, your marker comes back. Two storeys win most projects in the first round.',
    'For the site, look at the banners: a step on the track that your next projects need is worth more now than two prestige. And put the house next to others, not into an empty corner: fields are closed soon, and each closed field pays.',
  ],
  mistakes: [
    'Wanting to win everything. Three projects with nothing to pay for them mean three steps into poverty or more. {RC-PAY-11}',
    'Being annoyed at being outbid. You keep the resource *and* the marker. {RC-WIN-07}',
    'Winning with four markers where two would do. But remember: those storeys are not lost, they stand in the ward. {RC-RAI-06}',
    'Forgetting that the toll space wins ties. A card is not won by drawing level. {RC-WIN-03}',
    'Using the toll space early, when all three resources are still open and have to be paid. Later it is free. {RC-BID-08}',
    'Ignoring the card below the project. It feeds you for the rest of the game. {RC-PRO-01}',
    'Building up one track only. A column pays when all three markers have reached it. {RC-CMP-05}',
    'Closing a neighbourhood in which somebody else has more storeys. They get the tile. {RC-NBH-04}',
    'Saving favours too carefully. They settle the dearest kind, so use them on five masonry, not on one. {RC-PAY-07}',
    'Counting wards only at the end. One storey decides between the higher and the lower value. {RC-END-04}',
  ],
  aid: [
    {
      title: 'Bidding',
      rows: [
        { name: 'Who', text: 'Most own markers on the auction board; tie: higher row' },
        { name: 'Resource square', text: 'Take 1 of that kind at once' },
        { name: 'Toll space', text: 'Pay 1 of each kind still uncovered; first in ties' },
        { name: 'Winner', text: 'Most markers; then top left, top right, bottom left, bottom right' },
        { name: 'Losers', text: 'Markers go back to the row; up to 5 next round' },
        { name: 'No bid', text: 'The leader moves 1 down the poverty track' },
      ],
    },
    {
      title: 'Paying',
      rows: [
        { sign: <LoneSign name="timber" />, name: 'Timber', text: 'One of three kinds of resource' },
        { sign: <LoneSign name="jackscrew" />, name: 'Jackscrew', text: 'One of three kinds of resource' },
        { sign: <LoneSign name="masonry" />, name: 'Masonry', text: 'One of three kinds of resource' },
        { sign: <LoneSign name="joker" />, name: 'Joker', text: '1 resource of any kind' },
        { sign: <LoneSign name="favour" />, name: 'Favour', text: 'Settles one whole kind' },
        { name: 'Permanent', text: 'Cost of its kind −1, always' },
        { name: 'Exchange', text: 'Any 3 for 1 resource' },
        { name: 'Shortage', text: '1 step of poverty per kind; pay nothing of it' },
      ],
    },
    {
      title: 'Raise (yellow)',
      rows: [
        { name: '1', text: 'Symbol tile and reward' },
        { name: '2', text: 'Any empty site; all markers become storeys' },
        { name: '3', text: 'Reward of the site: 2 prestige or 1 joker' },
        { name: '4', text: '1 step on the track of the banner' },
        { name: '5', text: '1 prestige per storey' },
        { name: '6', text: 'Closed fields: tile to the most storeys, 1 prestige to the others there' },
      ],
    },
    {
      title: 'Move (blue)',
      rows: [
        { name: '1', text: 'Symbol tile; building to the outskirts, take the tile there' },
        { name: '2', text: '1 prestige per storey' },
        { name: '3', text: 'Prestige building on a purple site, turned as you like' },
        { name: '4', text: '1 step for the prestige banner, 1 for the column' },
      ],
    },
    {
      title: 'Final scoring',
      rows: [
        { sign: <LoneSign name="storey" />, name: 'Wards', text: 'Most and second most storeys' },
        { name: 'Auction board', text: 'Most and second most markers returned in round 8' },
        { name: 'Prestige buildings', text: 'Their value per arrow at your house' },
        { name: 'Final projects', text: '2 per symbol tile of the two kinds shown' },
        { name: 'Symbols', text: '3 per set of five' },
        { name: 'Personal project', text: '5 of a kind or 1 favour: 2 each, all three 9' },
        { name: 'Poverty', text: 'Minus the penalty of your field' },
      ],
    },
  ],
}
