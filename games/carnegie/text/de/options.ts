import type { Words } from '../catalogue.ts'

export const options: Words['options'] = {
  difficulty: {
    name: 'Andrews Stufe',
    help: 'Wie viele von Andrews 20 Karten im Solo-Spiel anspruchsvoll sind.',
    values: {
      easy: 'Leicht: 20 normale Karten',
      normal: 'Normal: 15 normale, 5 anspruchsvolle',
      hard: 'Schwer: 10 normale, 10 anspruchsvolle',
      expert: 'Experte: 5 normale, 15 anspruchsvolle',
    },
  },
  startPlayer: {
    name: 'Erster Startspieler',
    help: 'Wer die Lokomotive zuerst hat.',
    values: { random: 'Ausgelost', 1: 'Platz 1', 2: 'Platz 2', 3: 'Platz 3', 4: 'Platz 4' },
  },
}

export const optionGroups: Words['optionGroups'] = { game: 'Das Spiel' }
