/** Figures that a company looks up before it fills in a form: those of its books, by section and year. */
import type { Field, Form, FormScope } from '../definition';
import type { Text } from '../text';
import { isNeeded, listExpectedYears, listVisibleSections } from './scope';
import { isReadOnlyField, isTypedField, listSectionFields } from './sections';

export interface FiguresAtHand {
  section: string;
  title: Text;
  /** Years of the figures, ascending; empty for sections without years. */
  years: number[];
  figures: Text[];
}

/** True for a sum of money, which nobody knows by heart. In a year grid every number is looked up. */
const isLookedUp = (field: Field, isYearly: boolean): boolean =>
  isTypedField(field) &&
  !isReadOnlyField(field) &&
  (field.type === 'money_wan' || (isYearly && ['integer', 'decimal', 'percent'].includes(field.type)));

/** Lists the required figures of the visible sections, in the order of the form; tables, whose rows are to be listed, are left out. */
export const listFiguresAtHand = (form: Form, scope: FormScope): FiguresAtHand[] =>
  listVisibleSections(form, scope).flatMap((section) => {
    if (section.kind !== 'yearly' && section.kind !== 'fields') return [];
    const isYearly = section.kind === 'yearly';
    const figures = listSectionFields(section)
      .filter((field) => isLookedUp(field, isYearly) && isNeeded(field, scope))
      .map(({ zh, en }) => ({ zh, en }));
    if (figures.length === 0) return [];
    const years = isYearly ? listExpectedYears(section, scope) : [];
    return [{ section: section.key, title: section.title, years, figures }];
  });
