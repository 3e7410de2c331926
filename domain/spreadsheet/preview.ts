/** Changes of a plan in words: each value before and after the import. */
import type { AnswerValue, Field, Row, Section } from '../definition';
import { formatRowPrefix } from '../filing/filing-faults';
import { formatValue } from '../filing/input';
import {
  getSectionAnswers,
  getSectionRows,
  isEmpty,
  isRowSection,
  isTypedField,
  listSectionFields,
  type RowSection,
} from '../filing/sections';
import { getUnitText } from '../filing/units';
import { formatGrouped } from '../number-format';
import { joinTexts, say, type Text, wordText } from '../text';
import type { DraftSource } from './book';
import type { CellChange } from './plan';
import type { BookPlan, SectionPlan } from './plan-book';

export interface ChangeLine {
  section: Text;
  /** Name of the row. */
  row: Text | null;
  field: Text | null;
  /** Text before the change; null: empty. */
  before: Text | null;
  after: Text | null;
}

/** The most digits after the point that a number keeps. */
const ALL_DECIMALS = 15;

export const countChanges = ({ sections }: BookPlan): number =>
  sections.reduce((sum, { changes, fresh, gone }) => sum + changes.length + fresh.length + gone.length, 0);

/** The first changes, in the order of the form. */
export function listChangeLines(from: DraftSource, { sections }: BookPlan, atMost: number): ChangeLine[] {
  const lines: ChangeLine[] = [];
  for (const plan of sections) {
    if (lines.length >= atMost) break;
    lines.push(...linesIn(from, plan, atMost - lines.length));
  }
  return lines;
}

function linesIn(
  from: DraftSource,
  { section, changes, fresh, gone }: SectionPlan,
  atMost: number,
): ChangeLine[] {
  const fields = new Map(listSectionFields(section).map((field) => [field.key, field]));
  const line = (rest: Omit<ChangeLine, 'section'>): ChangeLine => ({ section: section.title, ...rest });
  const isChange = (change: CellChange) => fields.has(change.field);
  const named = isRowSection(section) ? rowNames(from, section) : null;
  return [
    ...changes
      .filter(isChange)
      .slice(0, atMost)
      .map((change) => {
        const field = fields.get(change.field) as Field;
        const { row, typed } = findRowBefore(from, section, change);
        return line({
          row: named?.(row, change.row) ?? null,
          field,
          before: valueText(field, typed[change.field]),
          after: valueText(field, change.value),
        });
      }),
    ...gone
      .slice(0, atMost)
      .map((row) =>
        line({ row: named?.(row, row) ?? null, field: null, before: rowText(section, row), after: null }),
      ),
    ...fresh
      .slice(0, atMost)
      .map((row) => line({ row: null, field: null, before: null, after: rowText(section, row) })),
  ].slice(0, atMost);
}

const isThe = (identity: Row) => (row: Row) =>
  Object.entries(identity).every(([key, value]) => row[key] === value);

function findRowBefore(
  { answers }: DraftSource,
  section: Section,
  { row: identity }: CellChange,
): { row: Row; typed: Row } {
  const typed = identity
    ? (getSectionRows(answers, section).find(isThe(identity)) ?? {})
    : (getSectionAnswers(answers, section) as Row);
  return { row: typed, typed };
}

/** Names rows by their position in the answers with computed values, which include row numbers. */
function rowNames({ filled }: DraftSource, section: RowSection) {
  const rows = getSectionRows(filled, section);
  return (row: Row, identity: Row | undefined): Text => {
    const key = Object.keys(identity ?? {}).includes('row') ? { row: identity?.row } : (identity ?? {});
    const place = rows.findIndex(isThe(key as Row));
    const prefix = formatRowPrefix(section, rows[place] ?? row, Math.max(place, 0));
    return wordText((language) => say(prefix, language).replace(/：$|: $/, ''));
  };
}

/** Text of a value; numbers with every digit, so that two different numbers never look equal. */
function valueText(field: Field, value: AnswerValue): Text | null {
  if (isEmpty(value)) return null;
  if (typeof value !== 'number' || 'options' in field || field.type === 'year')
    return wordText((language) => formatValue(field, value, language));
  const unit = getUnitText(field.unit ?? '');
  const amount = formatGrouped(value, 0, ALL_DECIMALS);
  return wordText((language) => `${amount}${language === 'zh' ? '' : ' '}${say(unit, language)}`.trim());
}

/** All values of a row with their names. */
function rowText(section: Section, row: Row): Text {
  const texts = listSectionFields(section)
    .filter((field) => isTypedField(field) && field.type !== 'file')
    .flatMap((field) => {
      const value = valueText(field, row[field.key]);
      return value ? nameValue(field, value) : [];
    });
  return joinTexts(texts, '；', '; ');
}

const nameValue = (field: Field, value: Text): Text =>
  wordText((language) => `${say(field, language)}${language === 'zh' ? '：' : ': '}${say(value, language)}`);
