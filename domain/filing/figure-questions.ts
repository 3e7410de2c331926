/**
 * Consistency of figures: compares those of a filing with those that the company gave elsewhere for the same year, and for
 * earlier years. A figure that disagrees, or has changed strongly, raises a question that the company answers with a reason.
 */
import type { Answers, Field, Form, Program } from '../definition';
import { fillText, type Text } from '../text';
import {
  type FigureIndex,
  type FigureSource,
  type FormFigure,
  findFieldFigure,
  indexFigures,
  isSameFigure,
  type KnownFigure,
  listFormFigures,
} from './figures';
import { formatValue } from './input';
import type { RuleResult } from './rule-words';

/** Factor above which, in either direction, the change of a figure from the earlier one counts as a jump. */
const JUMP = 2;
/** Maximum length of a reason, in characters. */
export const MAX_FIGURE_REASON_LENGTH = 500;

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

export const hasJumped = (before: number, now: number): boolean =>
  before !== 0 && (Math.abs(now) > Math.abs(before) * JUMP || Math.abs(now) * JUMP < Math.abs(before));

const sentences = {
  other: {
    zh: '{{year}}年“{{label}}”为{{now}}，与《{{title}}》（{{no}}）中的{{before}}不一致',
    en: '“{{label}}” of {{year}} is {{now}}, but {{before}} in “{{title}}” ({{no}})',
    ar: '«{{label}}» لسنة {{year}} هو {{now}}، لكنه {{before}} في «{{title}}» ({{no}})',
  },
  differs: {
    zh: '“{{label}}”为{{now}}，与《{{title}}》（{{no}}）中的{{before}}不一致',
    en: '“{{label}}” is {{now}}, but {{before}} in “{{title}}” ({{no}})',
    ar: '«{{label}}» هو {{now}}، لكنه {{before}} في «{{title}}» ({{no}})',
  },
  jump: {
    zh: '{{year}}年“{{label}}”为{{now}}，《{{title}}》（{{no}}）中{{last}}年为{{before}}，变动较大',
    en: '“{{label}}” of {{year}} is {{now}}, up or down sharply from {{before}} for {{last}} in “{{title}}” ({{no}})',
    ar: '«{{label}}» لسنة {{year}} هو {{now}}، وهو تغيّر كبير عن {{before}} لسنة {{last}} في «{{title}}» ({{no}})',
  },
  moved: {
    zh: '“{{label}}”为{{now}}，《{{title}}》（{{no}}）中为{{before}}，变动较大',
    en: '“{{label}}” is {{now}}, up or down sharply from {{before}} in “{{title}}” ({{no}})',
    ar: '«{{label}}» هو {{now}}، وهو تغيّر كبير عن {{before}} في «{{title}}» ({{no}})',
  },
} satisfies Record<string, Text>;

/** Words in place of the receipt number of a draft or a profile. */
const unsent: Text = { zh: '草稿', en: 'draft', ar: 'مسودة' };

/** A figure with its unit. */
export const formatFigure = (field: Field, value: number): Text => ({
  zh: `${formatValue(field, value, 'zh')}${field.unit ?? ''}`,
  en: formatValue(field, value, 'en'),
});

type NumberFigure = FormFigure & { value: number };
type KnownNumber = KnownFigure & { value: number };

function createQuestion(figure: NumberFigure, known: KnownNumber, is: FigureQuestion['is']): FigureQuestion {
  const { key, year, path, field, value } = figure;
  const dated = is === 'other' ? sentences.other : sentences.jump;
  const undated = is === 'other' ? sentences.differs : sentences.moved;
  const message = fillText(year === null ? undated : dated, {
    label: field,
    now: formatFigure(field, value),
    before: formatFigure(field, known.value),
    year: year ?? '',
    last: known.year ?? '',
    title: known.source.title,
    no: known.source.isDraft ? unsent : known.source.no,
  });
  const id = year === null ? key : `${key}.${year}`;
  return { id, path, is, message, source: known.source, isAsked: findFieldFigure(field) !== undefined };
}

const isNumber = (known: KnownFigure): known is KnownNumber =>
  typeof known.value === 'number' && !known.source.isProfile;

/**
 * The question about a figure: it differs from what was submitted for the same year, else from another draft; or it has moved
 * far from the year before. A figure without a year is compared with the batch of the same year, and with earlier batches.
 */
function findQuestion(
  figure: NumberFigure,
  index: FigureIndex,
  batchYear: number,
): FigureQuestion | undefined {
  const { key, year, value, field } = figure;
  const meaning = findFieldFigure(field);
  // The record of the company has warnings of its own (company/record).
  if (meaning?.inProfile) return undefined;
  const known = index.find(key, year).filter(isNumber);
  const isShared = meaning !== undefined;
  const alike = year !== null ? known : isShared ? known.filter((each) => each.batchYear === batchYear) : [];
  const submitted = alike.find(({ source }) => !source.isDraft);
  if (submitted && !isSameFigure(submitted.value, value)) return createQuestion(figure, submitted, 'other');
  const draft = isShared
    ? alike.find(({ source, value: other }) => source.isDraft && !isSameFigure(other, value))
    : undefined;
  if (draft) return createQuestion(figure, draft, 'other');
  if (submitted || meaning?.swings) return undefined;
  const before = year === null ? known : index.find(key, year - 1).filter(isNumber);
  const last = before.find(({ source }) => !source.isDraft);
  return last && hasJumped(last.value, value) ? createQuestion(figure, last, 'jump') : undefined;
}

/**
 * Questions in the order of the form. `known` is sorted by time, the latest first: of two filings that disagree, the
 * latest counts.
 */
export function listFigureQuestions(
  program: Pick<Program, 'key'>,
  form: Pick<Form, 'sections'>,
  filled: Answers,
  batchYear: number,
  known: readonly KnownFigure[],
): FigureQuestion[] {
  if (known.length === 0) return [];
  const index = indexFigures(known);
  return listFormFigures(program, form, filled, batchYear).flatMap((figure) =>
    typeof figure.value === 'number' ? (findQuestion(figure as NumberFigure, index, batchYear) ?? []) : [],
  );
}

/** True for a question whose reason the office wants to read: drafts of the company are its own affair. */
export const isForOffice = ({ source }: Pick<FigureQuestion, 'source'>): boolean => !source.isDraft;

/** True for a question that still waits for the reason that the office is to read. */
export const isToExplain = (question: FigureQuestion, reason: string | undefined): boolean =>
  question.isAsked && isForOffice(question) && !reason;

/** A warning for each question that the company is asked; it is confirmed like a warning of the form's own rules. */
export const listFigureWarnings = (questions: readonly FigureQuestion[]): RuleResult[] =>
  questions
    .filter((question) => question.isAsked && isForOffice(question))
    .map(({ id, path, message }) => ({
      id: `figure:${id}`,
      level: 'warning',
      outcome: 'failed',
      message,
      figure: null,
      missing: [],
      path,
    }));
