import type { Section } from '@domain/definition';
import type { KnownFigure } from '@domain/filing/figures';
import { parsePath } from '@domain/filing/paths';
import { isRowSection, listSectionFields } from '@domain/filing/sections';
import { getSectionFields } from '@/filling/draft/changes';
import type { FormSession } from '../session';

/** Number of values of a section from one source above which the source is named once, above the section. */
const NAMED_EACH = 2;

/** A source of several values of a section; `known` is absent for the company's profile. */
export interface SectionOrigin {
  count: number;
  known?: KnownFigure;
}

const findOrigin = (known: KnownFigure): string => `${known.source.id} ${known.source.no}`;

/** Number of values of a section that came from the profile of the company and stand unchanged. */
function countPrefilled(section: Section, { answers, prefilled }: FormSession): number {
  if (isRowSection(section)) return 0;
  const [given, now] = [getSectionFields(prefilled, section.key), getSectionFields(answers, section.key)];
  return listSectionFields(section).filter(
    ({ key, source }) => source?.startsWith('company.') && given[key] != null && given[key] === now[key],
  ).length;
}

/** Sources that gave several values of the section, named once for all of them. */
export function listSectionOrigins(section: Section, session: FormSession): SectionOrigin[] {
  const origins = new Map<string, { count: number; known: KnownFigure }>();
  for (const [path, { given }] of session.figures?.notes ?? []) {
    if (!given || parsePath(path)?.section !== section.key) continue;
    const origin = findOrigin(given);
    origins.set(origin, { known: given, count: (origins.get(origin)?.count ?? 0) + 1 });
  }
  const count = countPrefilled(section, session);
  return [...(count > 0 ? [{ count }] : []), ...origins.values()].filter(
    (origin) => origin.count > NAMED_EACH,
  );
}

/** True where the source of the value is named above the section. */
export const isNamedAbove = (origins: readonly SectionOrigin[], given: KnownFigure | null): boolean =>
  origins.some(({ known }) => (given && known ? findOrigin(known) === findOrigin(given) : !given && !known));
