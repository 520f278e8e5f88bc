import type { DepartmentId, FunctionId, ProjectType, RegionId, SlotId, SpaceId, TileId } from '../components/index.ts'
import type { BuildDepartment } from '../steps/departments/build-department.ts'
import type { BuildProject } from '../steps/departments/build-project.ts'
import type { Use } from '../steps/departments/use.ts'

/** Moves in few words. */

export function use(department: DepartmentId, name: FunctionId, mission: RegionId | null = null): Use {
  return { type: 'use', department, function: name, mission }
}

export const useHr: Use = use('start-hr', 'steps')

export function research(department: DepartmentId): Use {
  return use(department, 'research')
}

export function dept(tile: TileId, space: SpaceId): BuildDepartment {
  return { type: 'build-department', tile, space }
}

export function project(
  type: ProjectType,
  slot: SlotId,
  mission: RegionId | null,
  department: BuildProject['department'] = 'start-construction',
): BuildProject {
  return { type: 'build-project', department, project: type, slot, mission }
}
