/** Where each program says what its reports take over from an approved filing. */
import type { Program } from '../../domain/definition';
import { milestoneTables, projectSpans } from '../../domain/reports/projects';
import type { OwedPaths } from './owed-store';
import { subjectPathsOf } from './reports-service';

const spanPaths = (side: 'start' | 'end') =>
  Object.entries(projectSpans).map(([program, span]) => ({ program, path: span[side].split('.') }));

export const factPathsOf = (programs: readonly Program[]): OwedPaths => ({
  name: subjectPathsOf(programs),
  start: spanPaths('start'),
  end: spanPaths('end'),
  milestones: Object.entries(milestoneTables).map(([program, { table }]) => ({ program, table })),
});
