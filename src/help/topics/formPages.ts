/** Page paths of programs: the form of each, and the page about it. */
import { getProgramPagePath } from '@domain/programs/find';
import { programs } from '@domain/programs/registry';

export const FORM_PAGES: readonly string[] = programs.map(({ route }) => route);
export const ABOUT_PAGES: readonly string[] = programs.map(getProgramPagePath);
