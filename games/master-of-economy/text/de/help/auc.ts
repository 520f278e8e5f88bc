export const auc = {
  'ME-AUC-01': {
    title: 'Was versteigert wird',
    text: 'Die Plätze werden von oben nach unten versteigert, einer weniger, als Spieler da sind. Wer übrig bleibt, nimmt den letzten Platz umsonst.',
  },
  'ME-AUC-02': {
    title: 'Wer wann bietet',
    text: 'Alle ohne Platz machen mit. Um Platz 1 beginnt der erste Sitz, danach der nächste Teilnehmer im Uhrzeigersinn nach dem letzten Gewinner; geboten wird im Uhrzeigersinn.',
  },
  'ME-AUC-03': {
    title: 'Bieten oder passen',
    text: 'Biete eine ganze Zahl über dem letzten Gebot, von 1 bis 99, oder passe. Wer passt, ist nur aus dieser einen Versteigerung heraus. Die Obergrenze ist von uns.',
  },
  'ME-AUC-04': {
    title: 'Wer gewinnt',
    text: 'Sobald nur noch einer nicht gepasst hat, gewinnt er zu seinem letzten Gebot, ohne Gebot umsonst.',
  },
  'ME-AUC-05': {
    title: 'Schulden statt Bargeld',
    text: 'Die Firma des Gewinners nimmt den Platz ein, der Preis wird als Schuld notiert. Sie ist offen, kostet keine Zinsen und schränkt dich nicht ein.',
  },
  'ME-AUC-06': {
    title: 'Abrechnung am Ende',
    text: 'Deine Schuld wird von deinem Ergebnis abgezogen, bevor der Sieger feststeht. Ein Ergebnis darf unter null fallen.',
  },
  'ME-AUC-07': {
    title: 'Ein Platz für jeden',
    text: 'Hast du einen Platz, bietest du nicht mehr mit.',
  },
}
