import type { Field, Form, Scope, Section, YearlySection } from '../definition';

/**
 * A question to a function of a form. Functions are written for complete answers: where something is missing they may
 * throw, which means that it cannot be said yet.
 */
export function ask<T>(question: () => T): T | undefined {
  try {
    return question();
  } catch {
    return undefined;
  }
}

/** Shown to the filer. While its condition cannot be said, an item stays hidden. */
export const isVisible = (item: Section | Field, scope: Scope): boolean =>
  item.showWhen === undefined || ask(() => item.showWhen?.(scope)) === true;

/** Must be there on submission. */
export const isNeeded = (field: Field, scope: Scope): boolean =>
  isVisible(field, scope) && (field.required === true || ask(() => field.requiredWhen?.(scope)) === true);

export const visibleSections = (form: Form, scope: Scope): Section[] =>
  form.sections.filter((section) => isVisible(section, scope));

/**
 * The years of a year grid, rising: base year and offsets, without years before `from`. There are none while the date that
 * they follow from is missing.
 */
function yearsOf({ years }: YearlySection, scope: Scope): { shown: number[]; hidden: number[] } {
  const { base, offsets, from, showUntil } = years;
  const baseYear = ask(() => base(scope)) ?? scope.ctx.batchYear;
  const first = Number(String(ask(() => from?.(scope)) ?? '').slice(0, 4));
  const last = Number(ask(() => showUntil?.(scope)) ?? Number.NaN);
  const all = Number.isFinite(baseYear)
    ? offsets.map((offset) => baseYear + offset).filter((year) => !(first > year))
    : [];
  return { shown: all.filter((year) => !(last < year)), hidden: all.filter((year) => last < year) };
}

/** The years that a display row of totals adds up. */
export function totalledYears(section: YearlySection, scope: Scope): number[] {
  const { years, total } = section;
  const first = (ask(() => years.base(scope)) ?? scope.ctx.batchYear) + (total?.fromOffset ?? -Infinity);
  return expectedYears(section, scope).filter((year) => year >= first);
}

/** The years that are asked for. */
export const expectedYears = (section: YearlySection, scope: Scope): number[] =>
  yearsOf(section, scope).shown;

/** Years after `showUntil`: what was typed for them is kept, and neither shown nor needed. */
export const hiddenYears = (section: YearlySection, scope: Scope): number[] => yearsOf(section, scope).hidden;
