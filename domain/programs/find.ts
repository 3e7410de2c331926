import type { Program } from '../definition';
import { programs } from './index.generated';

export const findProgram = (key: string): Program | undefined =>
  programs.find((program) => program.key === key);

/** The technology plans, by their letters. */
export const plans: readonly Program[] = programs
  .filter((program) => program.plan)
  .sort((a, b) => (a.plan ?? '').localeCompare(b.plan ?? ''));

/** By the path of the form. Letter case and a slash at the end make no difference. */
export function programByRoute(path: string): Program | undefined {
  const plain = (route: string) => route.replace(/\/$/, '').toLowerCase();
  return programs.find((program) => plain(program.route) === plain(path));
}
