/** Figures of a filing beside those of the company's own earlier one of the same program: what a reader would stumble over. */
import type { Answers, AnswerValue, Field, Form, Row } from '../definition';
import { formatPath } from './paths';
import { fieldsIn, fieldsOf, isRowSection, rowsIn } from './sections';

/** A figure that is more than this many times the earlier one, or less than that part of it. */
const JUMP = 2;

export interface FigureDifference {
  path: string;
  field: Field;
  before: number;
  now: number;
  /** The same year was said otherwise before, or the figure has jumped since. */
  is: 'other' | 'jump';
}

const isFigure = ({ type }: Field): boolean => ['integer', 'decimal', 'money_wan', 'percent'].includes(type);

const hasJumped = (before: number, now: number): boolean =>
  Math.abs(now) > Math.abs(before) * JUMP || Math.abs(now) * JUMP < Math.abs(before);

function difference(
  path: string,
  field: Field,
  before: AnswerValue,
  now: AnswerValue,
  is: FigureDifference['is'],
): FigureDifference[] {
  if (typeof before !== 'number' || typeof now !== 'number' || before === now) return [];
  if (is === 'jump' && (before === 0 || !hasJumped(before, now))) return [];
  return [{ path, field, before, now, is }];
}

type YearRow = [year: number, row: Row];

/** In the order of their years. */
function byYear(rows: Row[], key: string): YearRow[] {
  const years = rows.flatMap((row): YearRow[] => (typeof row[key] === 'number' ? [[row[key], row]] : []));
  return years.sort(([a], [b]) => a - b);
}

/** A year that both name should say the same; the first year that is new follows the last one of before. */
function ofYears(section: Form['sections'][number], now: Answers, before: Answers): FigureDifference[] {
  const fields = fieldsOf(section);
  const year = fields.find(({ auto }) => auto === 'reporting_year')?.key;
  if (!year) return [];
  const rows = rowsIn(now, section);
  const earlier = byYear(rowsIn(before, section), year);
  const [lastYear, last] = earlier.at(-1) ?? [];
  return byYear(rows, year).flatMap(([each, row]) => {
    const same = earlier.find(([known]) => known === each)?.[1];
    const beside = same ?? (lastYear === each - 1 ? last : undefined);
    if (!beside) return [];
    return fields.filter(isFigure).flatMap((field) => {
      const path = formatPath({ section: section.key, row: rows.indexOf(row), field: field.key });
      return difference(path, field, beside[field.key], row[field.key], same ? 'other' : 'jump');
    });
  });
}

const ofFields = (section: Form['sections'][number], now: Answers, before: Answers): FigureDifference[] =>
  fieldsOf(section)
    .filter(isFigure)
    .flatMap((field) => {
      const [then, since] = [before, now].map((answers) => fieldsIn(answers, section)[field.key]);
      return difference(`${section.key}.${field.key}`, field, then, since, 'jump');
    });

/** In the order of the form. */
export const figureDifferences = (
  form: Pick<Form, 'sections'>,
  now: Answers,
  before: Answers,
): FigureDifference[] =>
  form.sections.flatMap((section) => {
    if (section.kind === 'yearly') return ofYears(section, now, before);
    return isRowSection(section) || section.kind === 'files' ? [] : ofFields(section, now, before);
  });
