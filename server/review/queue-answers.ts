/** Submitted answers in the queue, as columns and filters: those of one program, by the fields of its form. */
import { hasRight } from '../../domain/accounts/roles';
import { maskSensitiveText } from '../../domain/checks/mask';
import type { AnswerValue, Field } from '../../domain/definition';
import {
  type AnswerField,
  type AnswerFilter,
  isFilterableAnswer,
  listAnswerFields,
  parseAnswerFilters,
} from '../../domain/filing/answer-filters';
import { formatValue } from '../../domain/filing/input';
import { canReadSensitiveAnswers } from '../../domain/filing/privacy';
import { reviewMessages } from '../../domain/review/messages';
import type { QueueQuery } from '../../domain/review/queue-calls';
import { fillText, type Language } from '../../domain/text';
import type { Caller } from '../core/access';
import { createRefusal, problems } from '../core/errors';
import { buildAnswersQuery } from './queue-filter-store';
import type { ReviewDeps } from './review-deps';

type AnswerQuery = Pick<QueueQuery, 'program' | 'answers' | 'fields'>;
type AnswerRow = Awaited<ReturnType<typeof buildAnswersQuery>>[number];

/** Parses the answer filters; undefined if there are none. Throws without the right to read filings, or without a program. */
export function selectAnswerFilters(
  caller: Caller,
  { program, answers }: AnswerQuery,
): AnswerFilter[] | undefined {
  if (answers === undefined) return undefined;
  if (!hasRight(caller, 'review.read')) throw problems.noRight('review.read');
  if (!program) throw createRefusal(reviewMessages.answersOfProgram);
  return parseAnswerFilters(answers) ?? undefined;
}

/** Fields to be listed; throws if a filter uses a sensitive field. */
export async function resolveAnswerFields(
  { programs }: ReviewDeps,
  caller: Caller,
  asked: AnswerQuery,
): Promise<AnswerField[]> {
  const program = programs.find(({ key }) => key === asked.program);
  if (!program || (asked.fields ?? asked.answers) === undefined) return [];
  const fields = listAnswerFields(await program.load());
  const filtered = new Set(selectAnswerFilters(caller, asked)?.map(({ path }) => path));
  const kept = fields.find((each) => filtered.has(each.path) && !isFilterableAnswer(each));
  if (kept) throw createRefusal(fillText(reviewMessages.notAskedFor, { field: kept.field }));
  const paths = asked.fields?.split(',') ?? [];
  return fields.filter(({ path }) => paths.includes(path));
}

/** The value of an answer in the type of its field. */
function readAnswer({ type }: Field, rows: AnswerRow[]): AnswerValue {
  const values = rows.map(({ said, amount }) => amount ?? said ?? '');
  if (type === 'multiselect') return values.map(String);
  const [first] = values;
  return type === 'boolean' ? first === 'true' : first;
}

/** Answers at the fields by filing id and path, as text; sensitive ones are masked for readers without the right to them. */
export async function loadListedAnswers(
  { db }: ReviewDeps,
  caller: Caller,
  program: string | undefined,
  fields: readonly AnswerField[],
  ids: string[],
  language: Language,
): Promise<Map<string, Record<string, string>>> {
  if (!program || fields.length === 0 || ids.length === 0) return new Map();
  const paths = fields.map(({ path }) => path);
  const rows = await buildAnswersQuery(db, program, ids, paths);
  const isWhole = canReadSensitiveAnswers(caller, program);
  const said = (id: string, { path, field }: AnswerField): string => {
    const of = rows.filter((row) => row.filingId === id && row.field === `${program}.${path}`);
    if (of.length === 0) return '';
    const text = formatValue(field, readAnswer(field, of), language);
    return field.sensitive && !isWhole ? maskSensitiveText(text) : text;
  };
  return new Map(
    ids.map((id) => [id, Object.fromEntries(fields.map((each) => [each.path, said(id, each)]))]),
  );
}
