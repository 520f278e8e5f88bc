export const mtg = {
  'ME-MTG-01': {
    title: 'Six events',
    text: 'Bonus, embezzlement, dividends, buy-back, election, share trading by players. Each event is done for all companies in order before the next begins.',
  },
  'ME-MTG-02': {
    title: 'Bonus for managers',
    text: 'The bank pays you for the factories of your company: 1 euro$ for 1–5 factories, 2 for 6–10, 3 for 11–15, 5 for 16 or more. Each company you manage counts on its own.',
  },
  'ME-MTG-03': {
    title: 'Embezzlement',
    text: 'You choose an amount. The company pays it to you, pays the same amount times its share value to the bank to cover it up, and loses 1 point per euro$ taken. The rulebook contradicts itself on the cost; we follow its worked example.',
  },
  'ME-MTG-04': {
    title: 'The company pays alone',
    text: 'The company’s own cash must cover the amount times (1 + share value). Loan money may be used; help and forced sales may not.',
  },
  'ME-MTG-05': {
    title: 'Share value must hold',
    text: 'You may not take so much that the share value falls: the points must not drop below 9, 17 or 25 if they were there.',
  },
  'ME-MTG-06': {
    title: 'Once per meeting',
    text: 'One decision per company and meeting, in the open.',
  },
  'ME-MTG-07': {
    title: 'Is there a dividend?',
    text: 'A dividend is decided if the company’s cash covers 1 euro$ for each issued share and 6 euro$ for each loan. This is checked when its turn comes, so dividends just received count.',
  },
  'ME-MTG-08': {
    title: 'How high',
    text: 'The highest dividend per share is the cash minus 6 euro$ per loan, divided by the issued shares and rounded down.',
  },
  'ME-MTG-09': {
    title: 'Motions',
    text: 'A dividend of 1 euro$ per share is always proposed. Once around, clockwise from the manager, everyone with a vote and the manager may propose one higher amount, up to the highest possible.',
  },
  'ME-MTG-10': {
    title: 'From the top',
    text: 'Motions are voted on from the highest down, and the first that passes ends it. If none passes, there is no dividend.',
  },
  'ME-MTG-11': {
    title: 'Votes',
    text: 'One vote per issued share. You cast those of your own shares and of all companies you manage together, yes or no. Without a vote you take no part, unless you manage the company. All vote at the same time; the votes are then shown together.',
  },
  'ME-MTG-12': {
    title: 'Passed or not',
    text: 'More yes than no: passed. On equal votes the manager’s answer decides, even if the manager holds no share.',
  },
  'ME-MTG-13': {
    title: 'Payment',
    text: 'A dividend is paid at once to all holders: to players into their own cash, to companies into the company cash. Shares in the bank stack get nothing, and 6 euro$ per loan stay with the company.',
  },
  'ME-MTG-30': {
    title: 'Buy-back',
    text: 'In company order you may have your company buy back any number of its own packets, one after another, from any player (you too) or any other company. Nobody can refuse.',
  },
  'ME-MTG-31': {
    title: 'Price',
    text: 'The shares bought times the share value, plus the share value once more. The previous holder gets it all, and there is no other bonus.',
  },
  'ME-MTG-32': {
    title: 'With its own cash',
    text: 'Only the company’s cash may be used, loan money included. No help, no forced sale, no reserve.',
  },
  'ME-MTG-33': {
    title: 'Part of a packet',
    text: 'You may buy only some shares of a packet if a packet of exactly the remaining size lies in the bank stack; the holder gets it in exchange.',
  },
  'ME-MTG-34': {
    title: 'Back on the stack',
    text: 'Bought packets lie in the bank stack again and can be bought.',
  },
  'ME-MTG-35': {
    title: 'The last owner',
    text: 'A buy-back may not leave the company without any player who holds shares.',
  },
  'ME-MTG-40': {
    title: 'Electing managers',
    text: 'For every company, in order, a manager for the next year is elected. Only players can stand, with or without shares.',
  },
  'ME-MTG-41': {
    title: 'Candidates',
    text: 'The player who privately owns the most shares has to stand; if several tie, all of them. Everyone else says at the same time whether to stand. Shares held by companies do not count here.',
  },
  'ME-MTG-42': {
    title: 'No contest',
    text: 'A single candidate is elected without a vote.',
  },
  'ME-MTG-43': {
    title: 'The vote',
    text: 'One vote per issued share. You cast all your votes, your own and those of companies you manage now, for one candidate; all vote at the same time and the votes are then shown together.',
  },
  'ME-MTG-44': {
    title: 'Tie',
    text: 'Most votes win. On a tie the single holder with the most shares decides, player or company; if several have equally many, the one among them with the largest packet.',
  },
  'ME-MTG-45': {
    title: 'Tie and a third name',
    text: 'If that holder voted for somebody outside the tie, the player who controls it now picks one of the tied candidates.',
  },
  'ME-MTG-46': {
    title: 'Change comes later',
    text: 'Results are only noted. All present managers stay in office until the meetings are over; then the new ones take over.',
  },
  'ME-MTG-47': {
    title: 'No election',
    text: 'The shadow company elects nobody.',
  },
  'ME-MTG-60': {
    title: 'Players trade shares',
    text: 'The present manager of the last company begins, then counter-clockwise. In each of two rounds you make one transaction or pass; passing in the first does not keep you from the second.',
  },
  'ME-MTG-61': {
    title: 'With your own money',
    text: 'You buy, sell or exchange packets with the bank just as companies do, shadow packets too, but with private cash only.',
  },
  'ME-MTG-62': {
    title: 'With a company next year',
    text: 'If you will manage a company next year, you make at most one purchase and one sale.',
  },
  'ME-MTG-63': {
    title: 'Without a company next year',
    text: 'If you will manage none, you may make 3 transactions, at most 2 of the same kind. The third is made in an extra round for players like you.',
  },
  'ME-MTG-64': {
    title: 'Purchase bonus',
    text: 'As with companies, the present manager of the company whose shares are bought receives one share value; not if that is the buyer.',
  },
  'ME-MTG-65': {
    title: 'The last packet',
    text: 'You may not sell the last packet of a company that is in players’ hands, but you may exchange it for a smaller one. Packets held by companies do not help, and the shadow company is not protected.',
  },
}
