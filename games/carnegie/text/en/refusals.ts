import { dollars } from '@boardroom/game-kit/en'
import { cityOf } from '../../components/index.ts'
import type { Words } from '../catalogue.ts'
import { goods } from './grammar.ts'
import { names as book } from './names.ts'

export const refusals: Words['refusals'] = {
  'CG-GEN-03': ({ what, cost, have }) =>
    what === 'money'
      ? `You cannot afford this: it costs ${dollars(cost)}, you have ${dollars(have)}.`
      : `You cannot afford this: it costs ${goods(cost)}, you have ${have}.`,
  'CG-GEN-04': () => 'You have no goods left to sell.',
  'CG-GEN-09': () => 'It is not your turn to decide.',
  'CG-GEN-11': () => 'All 15 of your employees are already hired.',
  'CG-GEN-12': () => 'You have no discs left.',
  'CG-SET-06': () => 'The side of a project tab is fixed after setup.',
  'CG-SET-13': () => 'Your first project must go on a free housing space of a medium or major city.',
  'CG-SET-15': () => 'Choose a department tile from the display.',
  'CG-SET-16': () => 'You have no steps left.',
  'CG-EMP-06': () => 'Employees move one space up, down, left or right per step.',
  'CG-EMP-09': () => 'The permanent employee cannot be moved.',
  'CG-EMP-10': ({ department }) => `${book.departments[department]} sends nobody on a mission for this.`,
  'CG-EMP-11': () => 'Send an active employee of this very department.',
  'CG-EMP-12': () => 'You cannot complete this function, so nobody is sent.',
  'CG-EMP-18': ({ employee }) =>
    ({
      inactive: 'There is no inactive employee of yours to move from there.',
      used: 'There is no employee of yours there who was used this turn.',
      unused: 'There is no active, unused employee of yours there.',
    })[employee],
  'CG-ROU-01': ({ phase }) => `That is not possible in this phase (${book.phases[phase]}).`,
  'CG-ACT-01': () => 'Choose one of the four actions.',
  'CG-ACT-09': () => 'The action of this round is already chosen.',
  'CG-EVT-02': ({ why }) => `This round’s event brings no ${why === 'income' ? 'income' : 'donation'}.`,
  'CG-INC-01': ({ region, have }) =>
    have === 0
      ? `You have no employees on a mission ${book.regions[region].in}.`
      : `You have only ${have} on a mission ${book.regions[region].in}.`,
  'CG-INC-02': ({ region }) => `Only employees ${book.regions[region].in} return this round.`,
  'CG-INC-04': () => 'You receive exactly the income of your current transport space.',
  'CG-INC-05': () => 'Name all who return at once; you have already done so this round.',
  'CG-INC-09': () => 'This circle does not offer that.',
  'CG-DON-01': () => 'Only one donation per event.',
  'CG-DON-02': () => 'This donation is already taken.',
  'CG-DON-03': ({ cost, have }) => `Your next donation costs ${dollars(cost)}, you have ${dollars(have)}.`,
  'CG-DON-09': () => 'You already made this donation.',
  'CG-DON-33': (facts) =>
    facts.why === 'cap'
      ? `This donation is already at its limit of ${facts.cap} VP.`
      : 'You can only pay for a donation you have made.',
  'CG-USE-01': ({ department }) => `${book.departments[department]} is not in your company.`,
  'CG-USE-02': ({ department }) => `No active employee left to use in ${book.departments[department]}.`,
  'CG-USE-04': ({ department }) => `You already finished with ${book.departments[department]} this turn.`,
  'CG-USE-05': ({ department }) => `${book.departments[department]} has no such function.`,
  'CG-USE-08': ({ action }) => `Only ${book.actions[action]} departments can be used this turn.`,
  'CG-USE-10': ({ department }) => `${book.departments[department]} works on its own and is not used.`,
  'CG-HR-03': () => 'You have no steps left.',
  'CG-HR-06': () => 'Only employees on your company board can move.',
  'CG-MGT-02': ({ goods: cost, have }) => `Building here costs ${goods(cost)}, you have ${have}.`,
  'CG-MGT-04': () => 'Choose a company space without a department.',
  'CG-MGT-05': ({ tile }) => `Build your reserved department ${book.departments[tile]} first.`,
  'CG-MGT-06': () => 'This tile is not in the display.',
  'CG-MGT-07': ({ tile }) => `Your company already has ${book.departments[tile]}.`,
  'CG-MGT-10': () => 'There is no free space left in your company.',
  'CG-CON-02': ({ goods: cost, have }) => `This project costs ${goods(cost)}, you have ${have}.`,
  'CG-CON-03': ({ city, region }) => `${cityOf(city).name} is not ${book.regions[region].in}.`,
  'CG-CON-04': () => 'This space is occupied.',
  'CG-CON-05': ({ project }) => `This space only takes ${book.projects[project]} projects.`,
  'CG-CON-06': ({ project }) => `You have no developed ${book.projects[project]} project.`,
  'CG-RND-04': ({ cost, have }) => `This step costs ${cost} research, you have ${have}.`,
  'CG-TAB-07': () => 'This tab is fully developed.',
  'CG-TRA-04': () => 'The last space of this track is already taken.',
  'CG-TRA-06': () => 'Your disc is at the end of this track.',
  'CG-DEP-04': ({ why }) =>
    why === 'not-built' ? 'You have not built the New Lobby.' : 'No more can go to the New Lobby than return.',
  'CG-DEP-06': () => 'Sell 1 to 3 goods per use.',
  'CG-DEP-07': () => 'Deliver 1 to 3 goods per use.',
  'CG-DEP-08': () => 'Property Management has no active employee.',
  'CG-DEP-11': () => 'Buy 1 to 3 goods per use.',
  'CG-DEP-15': () => 'Copy a donation of another player that you have not made yourself.',
  'CG-JOK-02': () => 'Play the joker before using any department.',
  'CG-JOK-03': () => 'Name another action than the chosen one.',
  'CG-JOK-04': () => 'You chose this round’s action yourself.',
  'CG-JOK-06': () => 'You have no joker left.',
  'CG-ACV-01': ({ department }) => `No free desk in ${book.departments[department]}.`,
  'CG-ACV-02': ({ cost, have }) => `This desk costs ${dollars(cost)}, you have ${dollars(have)}.`,
  'CG-ACV-03': () => 'Only employees in a department with desks can be activated.',
  'CG-ACV-05': ({ department }) => `Nobody in ${book.departments[department]} is waiting to be activated.`,
}
