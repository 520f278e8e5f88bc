export const shr = {
  'ME-SHR-01': {
    title: 'Zwei Runden',
    text: 'Es gibt zwei Runden in Firmenreihenfolge. In jeder macht eine Firma ein Geschäft oder passt. Wer in der ersten passt, ist in der zweiten trotzdem dabei.',
  },
  'ME-SHR-02': {
    title: 'Ein Kauf, ein Verkauf',
    text: 'In beiden Runden zusammen macht eine Firma höchstens einen Kauf und einen Verkauf.',
  },
  'ME-SHR-03': {
    title: 'Nur mit der Bank',
    text: 'Pakete werden von der Bank gekauft und an sie verkauft, nie zwischen Firmen oder Spielern.',
  },
  'ME-SHR-04': {
    title: 'Kaufen',
    text: 'Die Firma kauft ein Paket einer anderen Firma, auch der Shadow Company, aus deren Stapel. Sie zahlt der Bank Aktienzahl mal Aktienwert.',
  },
  'ME-SHR-05': {
    title: 'Nicht von sich selbst',
    text: 'Eine Firma darf keine Pakete von sich selbst kaufen.',
  },
  'ME-SHR-06': {
    title: 'Nicht genug Geld',
    text: 'Kann die Firma nicht zahlen, darfst du eigenes Geld dazulegen, und eine Fabrik darf verkauft werden, wenn so der ganze Preis zusammenkommt.',
  },
  'ME-SHR-07': {
    title: 'Verkaufen',
    text: 'Ein Paket der Firma kommt in seinen Stapel, und die Bank zahlt Aktienzahl mal Aktienwert. Es kann sofort wieder gekauft werden.',
  },
  'ME-SHR-08': {
    title: 'Tauschen',
    text: 'Die Firma tauscht eines ihrer Pakete gegen ein anderes derselben Aktie aus dem Stapel. Ein größeres kostet die Differenz und zählt als Kauf; für ein kleineres bekommt sie die Differenz, das zählt als Verkauf.',
  },
  'ME-SHR-09': {
    title: 'Kaufbonus',
    text: 'Für jeden Kauf, auch den Tausch gegen ein größeres Paket, zahlt die Bank dem Vorstand der Firma, deren Aktien gekauft werden, einmal den Aktienwert, egal wie groß das Paket ist. Auch wenn derselbe Spieler beide Firmen leitet. Verkäufe bringen keinen Bonus.',
  },
  'ME-SHR-10': {
    title: 'Kein Bonus für Shadow-Aktien',
    text: 'Die Shadow Company hat keinen Vorstand, also bringen ihre Pakete keinen Bonus.',
  },
  'ME-SHR-11': {
    title: 'Der Wert von jetzt',
    text: 'Es gilt der Aktienwert im Moment des Geschäfts.',
  },
  'ME-SHR-12': {
    title: 'Bonus nach dem Preis',
    text: 'Der Bonus kommt, wenn der volle Preis bezahlt ist; er kann ihn also nicht mitbezahlen.',
  },
}
