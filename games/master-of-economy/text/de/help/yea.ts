export const yea = {
  'ME-YEA-01': {
    title: 'Ein Geschäftsjahr',
    text: 'Es gibt höchstens vier Jahre mit je zehn Phasen: Investitionen, Materialversorgung, Produktion, Handel, Finanzgeschäfte, dann noch einmal Investitionen, Materialversorgung, Produktion und Handel, und zuletzt die Aktionärsversammlungen.',
  },
  'ME-YEA-02': {
    title: 'Eine Phase nach der anderen',
    text: 'Eine Phase beginnt, wenn die vorige ganz zu Ende ist.',
  },
  'ME-YEA-03': {
    title: 'Das letzte Jahr',
    text: 'Das Jahr 4 endet nach seiner zweiten Handelsphase, ohne Versammlungen. Es gibt also höchstens 8 Handelsphasen, 4 Finanzphasen und dreimal Versammlungen.',
  },
  'ME-YEA-04': {
    title: 'Ins nächste Jahr',
    text: 'Nach den Versammlungen der Jahre 1 bis 3 wird die Reihenfolge der Firmen für das nächste Jahr bestimmt, und das neue Jahr beginnt mit den Investitionen.',
  },
  'ME-YEA-05': {
    title: 'Handelsphasen zählen',
    text: 'Handelsphasen zählen durch das ganze Spiel: 1 und 2 im ersten Jahr, 3 und 4 im zweiten und so weiter.',
  },
}
