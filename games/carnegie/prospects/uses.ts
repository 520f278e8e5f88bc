import { DEPARTMENT_IDS, type DepartmentId } from '../components/index.ts'
import type { Weights } from '../worth.ts'

/** A name that is put together anew is looked up letter by letter, and nothing is asked more often. */
const NAMES = Object.fromEntries(DEPARTMENT_IDS.map((id) => [id, `use-${id}`])) as {
  readonly [Id in DepartmentId]: `use-${Id}`
}

/** What it is worth to use a department once. */
export function worthOfUsing(w: Weights, department: DepartmentId): number {
  return w[NAMES[department]]
}
