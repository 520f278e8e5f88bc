import type { RefusalIn } from '@boardroom/kernel'
import type { ActionId, CityId, DepartmentId, ProjectType, RegionId, SpaceId, TileId } from './components/index.ts'
import type { Phase } from './state.ts'

/** What each refusal needs to be said in words. `why` tells the cases of one rule apart. */
export interface RefusalFacts {
  'CG-GEN-03': { what: 'money' | 'goods'; cost: number; have: number }
  'CG-GEN-04': object
  'CG-GEN-09': object
  'CG-GEN-11': object
  'CG-GEN-12': object
  'CG-SET-06': object
  'CG-SET-13': object
  'CG-SET-15': object
  'CG-SET-16': object
  'CG-EMP-06': object
  'CG-EMP-09': object
  'CG-EMP-10': { department: DepartmentId }
  'CG-EMP-11': { department: DepartmentId }
  'CG-EMP-12': object
  'CG-EMP-18': { space: SpaceId; employee: 'inactive' | 'used' | 'unused' }
  'CG-ROU-01': { phase: Phase }
  'CG-ACT-01': object
  'CG-ACT-09': object
  'CG-EVT-02': { why: 'income' | 'donation' }
  'CG-INC-01': { region: RegionId; have: number }
  'CG-INC-02': { region: RegionId }
  'CG-INC-04': object
  'CG-INC-05': object
  'CG-INC-09': object
  'CG-DON-01': object
  'CG-DON-02': object
  'CG-DON-03': { cost: number; have: number }
  'CG-DON-09': object
  'CG-DON-33': { why: 'cap'; cap: number } | { why: 'none' }
  'CG-USE-01': { department: DepartmentId }
  'CG-USE-02': { department: DepartmentId }
  'CG-USE-04': { department: DepartmentId }
  'CG-USE-05': { department: DepartmentId }
  'CG-USE-08': { action: ActionId }
  'CG-USE-10': { department: DepartmentId }
  'CG-HR-03': object
  'CG-HR-06': object
  'CG-MGT-02': { goods: number; have: number }
  'CG-MGT-04': object
  'CG-MGT-05': { tile: TileId }
  'CG-MGT-06': object
  'CG-MGT-07': { tile: TileId }
  'CG-MGT-10': object
  'CG-CON-02': { goods: number; have: number }
  'CG-CON-03': { city: CityId; region: RegionId }
  'CG-CON-04': object
  'CG-CON-05': { project: ProjectType }
  'CG-CON-06': { project: ProjectType }
  'CG-RND-04': { cost: number; have: number }
  'CG-TAB-07': object
  'CG-TRA-04': object
  'CG-TRA-06': object
  'CG-DEP-04': { why: 'not-built' | 'count' }
  'CG-DEP-06': object
  'CG-DEP-07': object
  'CG-DEP-08': object
  'CG-DEP-11': object
  'CG-DEP-15': object
  'CG-JOK-02': object
  'CG-JOK-03': object
  'CG-JOK-04': object
  'CG-JOK-06': object
  'CG-ACV-01': { department: DepartmentId }
  'CG-ACV-02': { cost: number; have: number }
  'CG-ACV-03': object
  'CG-ACV-05': { department: DepartmentId }
}

export type Refused = RefusalIn<RefusalFacts>
