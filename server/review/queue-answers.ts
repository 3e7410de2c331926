/** Submitted answers in the queue, as columns and filters: those of one program, by the fields of its form. */
import { hasRight } from '../../domain/accounts/roles';
import { maskSensitiveText } from '../../domain/checks/mask';
import type { AnswerValue, Field, Form, Program } from '../../domain/definition';
import {
  type AnswerField,
  type AnswerFilter,
  isFilterableAnswer,
  listAnswerFields,
  parseAnswerFilters,
} from '../../domain/filing/answer-filters';
import {
  type AnswerFilterPlace,
  type AnswerPlace,
  findPresentPath,
  listAnswerPlaces,
  listFilterPlaces,
  renameAnswerFilter,
  toPresentAnswer,
} from '../../domain/filing/answer-places';
import { formatValue } from '../../domain/filing/input';
import { canReadSensitiveAnswers } from '../../domain/filing/privacy';
import { reviewMessages } from '../../domain/review/messages';
import type { QueueQuery } from '../../domain/review/queue-calls';
import { fillText, type Language } from '../../domain/text';
import type { Caller } from '../core/access';
import { createRefusal, problems } from '../core/errors';
import { describeAnswerEditions, findColumnEdition, sayOnlyInEdition } from './answer-editions';
import { buildAnswersQuery, loadSignedEditions } from './queue-filter-store';
import type { ReviewDeps } from './review-deps';

type AnswerQuery = Pick<QueueQuery, 'program' | 'answers' | 'fields'>;
type AnswerRow = Awaited<ReturnType<typeof buildAnswersQuery>>[number];
type AnswerDeps = Pick<ReviewDeps, 'programs'>;

/** Parses the answer filters; undefined if there are none. Throws without the right to read filings, or without a program. */
function readAnswerFilters(caller: Caller, { program, answers }: AnswerQuery): AnswerFilter[] | undefined {
  if (answers === undefined) return undefined;
  // A person who may not open filings cannot filter by their answers.
  if (!hasRight(caller, 'review.read')) throw problems.noRight('review.read');
  if (!program) throw createRefusal(reviewMessages.answersOfProgram);
  return parseAnswerFilters(answers) ?? undefined;
}

/** Answer filters by their places in all editions of the program; undefined if there are none. Throws if one is sensitive. */
export async function resolveAnswerFilters(
  { programs }: AnswerDeps,
  caller: Caller,
  query: AnswerQuery,
): Promise<AnswerFilterPlace[][] | undefined> {
  const filters = readAnswerFilters(caller, query);
  const form = await programs.find(({ key }) => key === query.program)?.load();
  if (!filters || !form) return filters?.map((filter) => [filter]);
  const present = filters.map((filter) => renameAnswerFilter(form, filter));
  const asked = new Set(present.map(({ path }) => path));
  const kept = listAnswerFields(form).find((each) => asked.has(each.path) && !isFilterableAnswer(each));
  if (kept) throw createRefusal(fillText(reviewMessages.notAskedFor, { field: kept.field }));
  return present.map((filter) => listFilterPlaces(form, filter));
}

/** A field that is listed, under the path that was asked for, which may be the one of an earlier edition. */
export interface AnswerColumn {
  asked: string;
  answer: AnswerField;
  form: Form;
  places: AnswerPlace[];
  /** The last edition that asks for it, where the present one does not. */
  until: string | null;
}

async function resolveAnswerColumn(program: Program, asked: string): Promise<AnswerColumn[]> {
  const own = await findColumnEdition(program, asked);
  if (!own) return [];
  const form = await own.load();
  const path = findPresentPath(form, asked);
  const answer = listAnswerFields(form).find((each) => each.path === path);
  if (!answer) return [];
  const [present, ...earlier] = listAnswerPlaces(form, answer.path);
  const places = present ? [{ ...present, edition: own.edition }, ...earlier] : [];
  return [{ asked, answer, form, places, until: own === program ? null : own.edition }];
}

/** Fields to be listed; none that the form does not have in any edition. */
export async function resolveAnswerColumns(
  { programs }: AnswerDeps,
  asked: AnswerQuery,
): Promise<AnswerColumn[]> {
  const program = programs.find(({ key }) => key === asked.program);
  if (!program || asked.fields === undefined) return [];
  const columns = asked.fields.split(',').map((path) => resolveAnswerColumn(program, path));
  return (await Promise.all(columns)).flat();
}

/** The value of an answer in the type of its field. */
function readAnswer({ type }: Field, rows: AnswerRow[]): AnswerValue {
  const values = rows.map(({ said, amount }) => amount ?? said ?? '');
  if (type === 'multiselect') return values.map(String);
  const [first] = values;
  return type === 'boolean' ? first === 'true' : first;
}

/** True where the papers of several editions answer the column in different ways, so that each is read by its own. */
const differsByEdition = ({ until, places, answer: { path } }: AnswerColumn): boolean =>
  until !== null || places.some((place) => place.path !== path || Object.keys(place.values).length > 0);

const hasConversions = ({ form: { editions = [] } }: AnswerColumn): boolean =>
  editions.some(({ converts }) => converts !== undefined);

/** Answers of the columns by filing id and asked path, as text; sensitive ones are masked for readers without the right to them. */
export async function loadListedAnswers(
  { db }: Pick<ReviewDeps, 'db'>,
  caller: Caller,
  program: string | undefined,
  columns: readonly AnswerColumn[],
  ids: string[],
  language: Language,
): Promise<Map<string, Record<string, string>>> {
  if (!program || columns.length === 0 || ids.length === 0) return new Map();
  const paths = columns.flatMap(({ places }) => places.map(({ path }) => path));
  const isEditioned = columns.some((column) => differsByEdition(column) || hasConversions(column));
  const [rows, editions] = await Promise.all([
    buildAnswersQuery(db, program, ids, [...new Set(paths)]),
    isEditioned ? loadSignedEditions(db, ids) : new Map<string, string>(),
  ]);
  const isWhole = canReadSensitiveAnswers(caller, program);
  const say = (id: string, { answer: { path, field }, places, form, until }: AnswerColumn): string => {
    const own = places.find(({ edition }) => edition === editions.get(id));
    if (!own && until !== null) return '';
    const place = own ?? { edition: '', path };
    const of = rows.filter((row) => row.filingId === id && row.field === `${program}.${place.path}`);
    if (of.length === 0) return '';
    const text = formatValue(field, toPresentAnswer(form, place, readAnswer(field, of)), language);
    return field.sensitive && !isWhole ? maskSensitiveText(text) : text;
  };
  return new Map(
    ids.map((id) => [id, Object.fromEntries(columns.map((column) => [column.asked, say(id, column)]))]),
  );
}

/** Notes on columns by asked path, where editions at work call their answers otherwise or do without them. */
export async function describeColumnEditions(
  { db, programs }: Pick<ReviewDeps, 'db' | 'programs'>,
  key: string | undefined,
  columns: readonly AnswerColumn[],
  language: Language,
): Promise<Record<string, string>> {
  const program = programs.find((each) => each.key === key);
  if (!program || columns.length === 0) return {};
  const paths = columns.flatMap(({ answer, until }) => (until === null ? answer.path : []));
  const notes = await describeAnswerEditions(db, program, paths, language);
  return Object.fromEntries(
    columns.flatMap(({ asked, answer, until }) => {
      const note = until === null ? notes.get(answer.path) : sayOnlyInEdition(until, language);
      return note ? [[asked, note]] : [];
    }),
  );
}
