/** Page paths of programs: the form of each, and the page about it, as patterns for those that the office publishes. */
import { GENERIC_ROUTE } from '@domain/program-documents/addresses';
import { getProgramPagePath } from '@domain/programs/find';
import { programs } from '@domain/programs/index.generated';

export const FORM_PAGES: readonly string[] = [...programs.map(({ route }) => route), GENERIC_ROUTE];
export const ABOUT_PAGES: readonly string[] = [getProgramPagePath({ key: ':program' })];
