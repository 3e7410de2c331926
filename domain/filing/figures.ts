/**
 * Consistency of figures: compares those of a filing with those that the company gave for other programs in the same year, and
 * for earlier years. A figure that disagrees, or has changed strongly, raises a question that the company answers with a reason.
 */
import {
  type Answers,
  type Field,
  type FieldAnswers,
  type Form,
  type Program,
  type RecurringFigure,
  recurringFigures,
  type Section,
} from '../definition';
import { fillText, type Text } from '../text';
import { formatValue } from './input';
import { formatPath } from './paths';
import type { RuleResult } from './rule-words';
import { getSectionAnswers, getSectionRows, isRowSection, isTypedField, listSectionFields } from './sections';

/** Factor above which, in either direction, the change of a figure from the earlier one counts as a jump. */
const JUMP = 2;
/** Half of the last decimal of an amount. */
const TOLERANCE = 0.005;
/** Maximum length of a reason, in characters. */
export const MAX_FIGURE_REASON_LENGTH = 500;

interface Figure {
  /** Key of the figure, the same in all forms that ask for it, such as `revenue`; otherwise program, section and field. */
  key: string;
  /** Year of the figure; null for a figure without a year, which is only compared with the latest earlier one. */
  year: number | null;
  value: number;
}

interface SaidFigure extends Figure {
  path: string;
  field: Field;
}

/** A filing or report of the company that contains a figure. */
export interface FigureSource {
  id: string;
  program: string;
  title: Text;
  no: string;
  isReport?: true | undefined;
}

export interface KnownFigure extends Figure {
  source: FigureSource;
}

export interface FigureQuestion {
  /** Id of the question, such as `revenue.2025`, independent of the row of the figure. */
  id: string;
  path: string;
  /** Kind of the question: the same figure was given another value, or the figure has changed strongly since. */
  is: 'other' | 'jump';
  message: Text;
  source: FigureSource;
  /** True where the company is asked for a reason; other questions are shown to the office alone. */
  isAsked: boolean;
}

/** The company's reason for a figure that differs from an earlier one. */
export interface FigureReason {
  figure: string;
  reason: string;
  /** Version of the reason; a change sends the version that it replaces. */
  version: number;
  by: string;
  at: string;
}

const isFigure = (field: Field): boolean =>
  field.recurs !== undefined ||
  (isTypedField(field) && ['integer', 'decimal', 'money_wan', 'percent'].includes(field.type));

type Source = Pick<Program, 'key'>;

interface DatedRecord {
  record: FieldAnswers;
  year: number | null;
  row?: number;
}

/** Records of a section that hold figures, with their year; none for tables, whose rows differ from filing to filing. */
function datedRecords(section: Section, filled: Answers): DatedRecord[] {
  if (section.kind !== 'yearly') {
    const hasNone = isRowSection(section) || section.kind === 'files' || section.kind === 'computed';
    return hasNone ? [] : [{ record: getSectionAnswers(filled, section), year: null }];
  }
  const key = listSectionFields(section).find(({ auto }) => auto === 'reporting_year')?.key ?? '';
  return getSectionRows(filled, section).flatMap((record, row) => {
    const year = record[key];
    return typeof year === 'number' ? [{ record, year, row }] : [];
  });
}

const keyOf = (program: Source, section: Section, { recurs, key }: Field): string =>
  recurs ?? `${program.key}.${section.key}.${key}`;

/** True for a form that asks for figures that other programs ask for, too. */
export const hasSharedFigures = ({ sections }: Pick<Form, 'sections'>): boolean =>
  sections.some((section) => listSectionFields(section).some(({ recurs }) => recurs));

/** Keys of the figures that a form asks for. */
export const listFigureKeys = (program: Source, { sections }: Pick<Form, 'sections'>): Set<string> =>
  new Set(
    sections.flatMap((section) =>
      listSectionFields(section)
        .filter(isFigure)
        .map((field) => keyOf(program, section, field)),
    ),
  );

/** Figures of a filing, in the order of the form. */
export const listFormFigures = (
  program: Source,
  form: Pick<Form, 'sections'>,
  filled: Answers,
): SaidFigure[] =>
  form.sections.flatMap((section) =>
    datedRecords(section, filled).flatMap(({ record, year, row }) =>
      listSectionFields(section).flatMap((field) => {
        const value = record[field.key];
        if (!isFigure(field) || typeof value !== 'number') return [];
        const path = formatPath({
          section: section.key,
          field: field.key,
          ...(row !== undefined && { row }),
        });
        return [{ key: keyOf(program, section, field), year, value, path, field }];
      }),
    ),
  );

const hasJumped = (before: number, now: number): boolean =>
  before !== 0 && (Math.abs(now) > Math.abs(before) * JUMP || Math.abs(now) * JUMP < Math.abs(before));

const swings = ({ recurs }: Field): boolean => {
  const kind: RecurringFigure | undefined = recurs && recurringFigures[recurs];
  return kind?.swings === true;
};

const sentences = {
  other: {
    zh: '{{year}}年“{{label}}”为{{now}}，与《{{title}}》（{{no}}）中的{{before}}不一致',
    en: '“{{label}}” of {{year}} is {{now}}, but {{before}} in “{{title}}” ({{no}})',
  },
  jump: {
    zh: '{{year}}年“{{label}}”为{{now}}，《{{title}}》（{{no}}）中{{last}}年为{{before}}，变动较大',
    en: '“{{label}}” of {{year}} is {{now}}, up or down sharply from {{before}} for {{last}} in “{{title}}” ({{no}})',
  },
  moved: {
    zh: '“{{label}}”为{{now}}，《{{title}}》（{{no}}）中为{{before}}，变动较大',
    en: '“{{label}}” is {{now}}, up or down sharply from {{before}} in “{{title}}” ({{no}})',
  },
} satisfies Record<string, Text>;

/** A figure with its unit. */
export const formatFigure = (field: Field, value: number): Text => ({
  zh: `${formatValue(field, value, 'zh')}${field.unit ?? ''}`,
  en: formatValue(field, value, 'en'),
});

function question(figure: SaidFigure, known: KnownFigure, is: FigureQuestion['is']): FigureQuestion {
  const { key, year, path, field, value } = figure;
  const { zh, en } = field;
  const sentence = is === 'other' ? sentences.other : year === null ? sentences.moved : sentences.jump;
  const message = fillText(sentence, {
    label: { zh, en },
    now: formatFigure(field, value),
    before: formatFigure(field, known.value),
    year: year ?? '',
    last: known.year ?? '',
    title: known.source.title,
    no: known.source.no,
  });
  const id = year === null ? key : `${key}.${year}`;
  return { id, path, is, message, source: known.source, isAsked: field.recurs !== undefined };
}

function questionOf(figure: SaidFigure, known: readonly KnownFigure[]): FigureQuestion[] {
  const { key, year, value, field } = figure;
  const alike = known.filter((each) => each.key === key);
  const same = year === null ? undefined : alike.find((each) => each.year === year);
  if (same) return Math.abs(same.value - value) > TOLERANCE ? [question(figure, same, 'other')] : [];
  const last = year === null ? alike[0] : alike.find((each) => each.year === year - 1);
  return last && !swings(field) && hasJumped(last.value, value) ? [question(figure, last, 'jump')] : [];
}

/**
 * Questions in the order of the form. `known` is sorted by time, the latest first: of two filings that disagree, the
 * latest counts.
 */
export const listFigureQuestions = (
  program: Source,
  form: Pick<Form, 'sections'>,
  filled: Answers,
  known: readonly KnownFigure[],
): FigureQuestion[] =>
  known.length === 0
    ? []
    : listFormFigures(program, form, filled).flatMap((figure) => questionOf(figure, known));

/** A warning for each question that the company is asked; it is confirmed like a warning of the form's own rules. */
export const listFigureWarnings = (questions: readonly FigureQuestion[]): RuleResult[] =>
  questions
    .filter(({ isAsked }) => isAsked)
    .map(({ id, path, message }) => ({
      id: `figure:${id}`,
      level: 'warning',
      outcome: 'failed',
      message,
      figure: null,
      missing: [],
      path,
    }));
