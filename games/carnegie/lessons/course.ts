import type { Course } from '@boardroom/board-kit'
import type { Carnegie } from '../types.ts'
import { alone } from './chapters/alone.ts'
import { company } from './chapters/company.ts'
import { giving } from './chapters/giving.ts'
import { management } from './chapters/management.ts'
import { people } from './chapters/people.ts'
import { projects } from './chapters/projects.ts'
import { research } from './chapters/research.ts'
import { coach } from './coach.ts'

/** Setup and four rounds, one for each action, letting go more and more; then a coach. */
export const course = {
  minutes: 20,
  options: { startPlayer: 1 },
  seed: 'lesson/8',
  chapters: { company, people, management, projects, giving, research, alone },
  coach,
} as const satisfies Course<Carnegie>
