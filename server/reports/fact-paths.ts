/** Facts of an approved filing that its reports take over, by the paths that each program names. */
import type { Program } from '../../domain/definition';
import { findProgram } from '../../domain/programs/find';
import { reportsOf, reportTasks } from '../../domain/programs/reports';
import type { OwedPaths } from './owed-store';
import { subjectPathsOf } from './reports-service';

const spanPaths = (programs: readonly Program[], side: 'start' | 'end') =>
  programs.flatMap(({ key }) => {
    const span = reportsOf(key)?.span;
    return span ? [{ program: key, path: span[side].split('.') }] : [];
  });

export const factPathsOf = (programs: readonly Program[]): OwedPaths => ({
  name: subjectPathsOf(programs),
  start: spanPaths(programs, 'start'),
  end: spanPaths(programs, 'end'),
  results: reportTasks.flatMap(({ code, mode, form }) => {
    const project = mode === 'filing' && findProgram(form)?.continues?.id;
    return project ? [{ code, program: form, project: project.split('.') }] : [];
  }),
  milestones: programs.flatMap(({ key }) => {
    const table = reportsOf(key)?.milestones?.table;
    return table ? [{ program: key, table }] : [];
  }),
});
