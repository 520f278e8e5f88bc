export const pay = {
  'RC-PAY-01': {
    title: 'One project after the other',
    text: 'Projects are executed in the order of the slots. The winner pays, builds and takes the card before the next slot begins. Slots without a winner are skipped.',
  },
  'RC-PAY-02': {
    title: 'What you need',
    text: 'Of each kind you need the printed cost less your permanents of that kind, at least 0. If that track is on its last field, you need nothing of it.',
  },
  'RC-PAY-03': {
    title: 'Help with paying',
    text: 'Jokers, exchanges and favours may be mixed as you like. You need not use any of them.',
  },
  'RC-PAY-04': {
    title: 'Three ways for each kind',
    text: 'Each kind that you need is settled in exactly one way: the exact number in resources and jokers, or one favour, or shortage. What you spend goes to the supply.',
  },
  'RC-PAY-05': {
    title: 'Jokers',
    text: 'Each joker counts as 1 resource of a kind you choose when you spend it.',
  },
  'RC-PAY-06': {
    title: 'Exchange 3 for 1',
    text: 'Give any 3 of your resources and jokers and take 1 timber, jackscrew or masonry, as often as you like: before a toll, in a payment, for your personal project. Permanents and favours cannot be given, a joker cannot be taken.',
  },
  'RC-PAY-07': {
    title: 'Favours',
    text: 'One favour settles all you need of one kind in this project, even if you have enough of it; you keep your resources. You may use several favours for several kinds.',
  },
  'RC-PAY-08': {
    title: 'Permanents are kept',
    text: 'Permanents are never spent and count in full for every project of the round.',
  },
  'RC-PAY-09': {
    title: 'Kinds that cost nothing',
    text: 'For a kind of which you need nothing you can spend neither resources nor jokers nor a favour, and you cannot be short of it.',
  },
  'RC-PAY-10': {
    title: 'When you may be short',
    text: 'You may choose shortage only for a kind of which you hold fewer resources than you need, after your exchanges. Jokers and favours do not count for this.',
  },
  'RC-PAY-11': {
    title: 'What shortage costs',
    text: 'For each kind you are short of you take 1 step on the poverty track, however much is missing. You keep all your resources of that kind.',
  },
  'RC-PAY-12': {
    title: 'Paid is paid',
    text: 'Once all three kinds are settled, the project counts as paid, with or without shortage. You carry it out in full and get every reward.',
  },
  'RC-PAY-13': {
    title: 'End of the poverty track',
    text: 'On its last field your disc stays. Further steps have no effect.',
  },
  'RC-PAY-14': {
    title: 'Outskirts tiles before paying',
    text: 'Before you pay for your own project you may use outskirts tiles. What they bring you can spend at once.',
  },
  'RC-PAY-15': {
    title: 'Several projects',
    text: 'If you have won several projects, you pay each in turn with what you have then. Rewards of an earlier one help with the next.',
  },
  'RC-PAY-16': {
    title: 'Only what you have',
    text: 'You can pay only resources that you hold after your exchanges.',
  },
  'RC-PAY-17': {
    title: 'Order of the check',
    text: 'A payment is checked in this order: the exchanges, then timber, jackscrews, masonry. A joker or favour used for one kind is gone for the next. If anything is wrong, nothing is paid.',
  },
}
