import { reasonWords } from '@boardroom/game-kit'
import { count, dollars } from '@boardroom/game-kit/en'
import type { Counted } from '../../reasons.ts'
import type { Part } from '../../worth.ts'

const rounded = (worth: number): number => Math.round(10 * worth) / 10

export const reasons = reasonWords<Part, Counted>({
  amount: (worth) => `${rounded(worth)} VP`,
  parts: {
    score: 'points that are sure',
    means: 'money and goods',
    staff: 'employees and desks',
    missions: 'employees on missions',
    tabs: 'project tabs',
    tracks: 'transport',
    donations: 'growing donations',
    network: 'the rail network',
    saving: 'money for the next donation',
    turn: 'what this turn still has to give',
  },
  counts: {
    score: ({ more, by }) => `${by} VP ${more ? 'more' : 'less'} at once`,
    money: ({ more, by, after }) => (more ? `brings ${dollars(by)}` : `costs ${dollars(by)}, leaves ${dollars(after)}`),
    goods: ({ more, by, after }) =>
      more ? `brings ${count(by, 'good')}` : `takes ${count(by, 'good')}, leaves ${after}`,
    active: ({ more, by }) => `${count(by, 'active employee')} ${more ? 'more' : 'fewer'}`,
    hired: ({ more, by }) => `${count(by, 'employee')} ${more ? 'hired' : 'fewer'}`,
    departments: ({ more, by }) => `${count(by, 'department')} ${more ? 'more' : 'fewer'}`,
    projects: ({ more, by }) => `${count(by, 'project')} ${more ? 'built' : 'fewer'}`,
    discs: ({ more, by }) =>
      more ? `${count(by, 'disc')} ready to be built` : `${count(by, 'disc')} fewer in waiting`,
    missions: ({ more, by }) => `${count(by, 'employee')} ${more ? 'sent on a mission' : 'back from missions'}`,
    transport: ({ more, by }) => `${count(by, 'transport space')} ${more ? 'further' : 'back'}`,
    donations: ({ more, by }) => `${count(by, 'donation')} ${more ? 'made' : 'fewer'}`,
    research: ({ more, by }) => `${count(by, 'research point')} ${more ? 'to spend' : 'spent'}`,
  },
  results: {
    score: { name: () => 'your points so far' },
    money: { name: () => 'your money', figure: dollars },
    goods: { name: () => 'your goods' },
    active: { name: () => 'active employees' },
    departments: { name: () => 'departments' },
    projects: { name: () => 'projects built' },
    discs: { name: () => 'discs ready to be built' },
    transport: { name: () => 'transport spaces' },
    donations: { name: () => 'donations' },
  },
})
