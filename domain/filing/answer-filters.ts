/**
 * Single answers of a program's form as columns and filters of the queue. The URL contains all filters as one text:
 * `section.field~words`, `section.field=value` or `section.field:from..to`, separated by semicolons.
 */
import type { Field, Form } from '../definition';
import type { Text } from '../text';
import { isRowOptions } from './options';
import { getSectionShortTitle, isRowSection, listSectionFields } from './sections';

export const ANSWER_PATH = '\\w{1,60}\\.\\w{1,60}';
/** Maximum numbers of answer columns, and of filters, in one list. */
export const MAX_ANSWER_COLUMNS = 12;
export const MAX_ANSWER_FILTERS = 8;
const WORDS_AT_MOST = 60;
export const MAX_ANSWER_FILTERS_LENGTH = 2_000;

export interface AnswerFilter {
  path: string;
  /** Text that the answer contains. */
  has?: string;
  /** The exact answer; for several choices, one of them. */
  is?: string;
  /** Range of a number, or of a day or month as text; either end may be absent. */
  from?: string;
  to?: string;
}

const BOUND = '[-0-9.]{0,24}?';
const FILTER = new RegExp(`^(${ANSWER_PATH})(?:([~=])([^;~=]{1,600})|:(${BOUND})\\.\\.(${BOUND}))$`);

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function filterIn(text: string): AnswerFilter | null {
  const [, path, sign, value, from, to] = text.match(FILTER) ?? [];
  if (path === undefined) return null;
  if (sign === undefined) return from || to ? { path, ...(from && { from }), ...(to && { to }) } : null;
  const said = decoded(value ?? '')?.trim();
  if (!said || said.length > WORDS_AT_MOST) return null;
  return sign === '~' ? { path, has: said } : { path, is: said };
}

/** Parses the text of filters; null where it is malformed. */
export function parseAnswerFilters(text: string): AnswerFilter[] | null {
  const filters = text.split(';').map(filterIn);
  const known = filters.filter((filter) => filter !== null);
  return known.length === filters.length && known.length <= MAX_ANSWER_FILTERS ? known : null;
}

function formatFilter({ path, has, is, from = '', to = '' }: AnswerFilter): string {
  if (has !== undefined) return `${path}~${encodeURIComponent(has).replaceAll('~', '%7E')}`;
  return is === undefined
    ? `${path}:${from}..${to}`
    : `${path}=${encodeURIComponent(is).replaceAll('~', '%7E')}`;
}

export const formatAnswerFilters = (filters: readonly AnswerFilter[]): string =>
  filters.map(formatFilter).join(';');

export type AnswerKind = 'words' | 'choice' | 'number' | 'day' | 'month';

const kinds: Partial<Record<Field['type'], AnswerKind>> = {
  integer: 'number',
  decimal: 'number',
  money_wan: 'number',
  percent: 'number',
  year: 'number',
  date: 'day',
  month: 'month',
  select: 'choice',
  multiselect: 'choice',
  cascader: 'choice',
  boolean: 'choice',
};

/** The kind of filter that a field takes. */
export const getAnswerKind = (field: Field): AnswerKind =>
  'options' in field && isRowOptions(field.options) ? 'words' : (kinds[field.type] ?? 'words');

export interface AnswerField {
  path: string;
  field: Field;
  section: Text;
}

/** The single answers of a form: all but attachments, columns of tables and references to other filings. */
export const listAnswerFields = ({ sections }: Pick<Form, 'sections'>): AnswerField[] =>
  sections
    .filter((section) => !isRowSection(section) && section.kind !== 'files')
    .flatMap((section) =>
      listSectionFields(section)
        .filter(({ type }) => type !== 'file' && type !== 'filing')
        .map((field) => ({
          path: `${section.key}.${field.key}`,
          field,
          section: getSectionShortTitle(section),
        })),
    );

/**
 * True for a field that can be filtered by. Sensitive fields cannot: filters appear in URLs, and in saved views that others open.
 */
export const isFilterableAnswer = ({ field }: AnswerField): boolean => !field.sensitive;
