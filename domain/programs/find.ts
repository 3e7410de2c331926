import { type Form, PROGRAM_GROUPS, type Program, type ProgramGroup, programGroups } from '../definition';
import type { Text } from '../text';
import { filedPrograms, programs } from './registry';

export const listProgramKeys = (): string[] => programs.map(({ key }) => key);

export const findProgram = (key: string): Program | undefined =>
  filedPrograms.find((program) => program.key === key);

/** Loads the form that is in force of a program that is known to exist. */
export function loadProgramForm(key: string): Promise<Form> {
  const program = findProgram(key);
  if (!program) throw new Error(`no program ${key}`);
  return program.load();
}

/**
 * Technology plans in the order of their letters. Compared without a locale, as its rules would be loaded with the first
 * page.
 */
export const listTechnologyPlans = (): Program[] =>
  programs.filter((program) => program.plan).sort((a, b) => ((a.plan ?? '') < (b.plan ?? '') ? -1 : 1));

/** Finds a program by the path of its form. Letter case and a slash at the end make no difference. */
export function findProgramByRoute(path: string): Program | undefined {
  const plain = (route: string) => route.replace(/\/$/, '').toLowerCase();
  return filedPrograms.find((program) => plain(program.route) === plain(path));
}

/** The path of the page about a program. */
export const getProgramPagePath = ({ key }: Pick<Program, 'key'>): string => `/forms/programs/${key}`;

export interface CataloguePart<P = Program> {
  group: ProgramGroup;
  programs: P[];
}

/** Programs in force that are offered to those who look for one. */
export const listOfferedPrograms = (): Program[] => programs.filter(({ hidden }) => !hidden);

/** Groups programs in the order of the catalogue; empty groups are left out. Programs without an order follow, as they stood. */
export const groupProgramsForCatalogue = <P extends Pick<Program, 'group' | 'order'>>(
  list: readonly P[],
): CataloguePart<P>[] =>
  PROGRAM_GROUPS.map((group) => ({
    group,
    programs: list
      .filter((program) => program.group === group)
      .sort((a, b) => (a.order ?? Number.MAX_VALUE) - (b.order ?? Number.MAX_VALUE)),
  })).filter((part) => part.programs.length > 0);

/**
 * True where every word occurs in the title or the summary of the program, in either language, or as the portal
 * translates it.
 */
export function isProgramMatch(
  { title, summary, plan = '', group }: Program,
  words: string,
  say: (text: Text) => string,
): boolean {
  const texts = [title, ...(summary ? [summary] : []), ...(group ? [programGroups[group]] : [])];
  const said = [plan, ...texts.flatMap((text) => [text.zh, text.en, say(text)])].join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}
