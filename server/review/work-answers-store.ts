/** Signed answers by which the queue finds filings, and which it lists: those of the latest paper of each. */
import { and, eq, inArray, isNotNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnswerFilter } from '../../domain/filing/answer-filters';
import type { Database } from '../core/db/client';
import { containsText } from '../core/db/lists';
import { workAnswers } from '../core/db/tables';

const isNumber = (text: string | undefined): boolean => text === undefined || Number.isFinite(Number(text));

/** The texts as their index holds them. */
const saidFirst = sql`left(${workAnswers.said}, 100)`;

function isSaid({ has, is, from, to }: AnswerFilter): SQL | undefined {
  if (has !== undefined) return containsText(has, workAnswers.said);
  if (is !== undefined)
    return or(
      and(sql`${saidFirst} = left(${is}, 100)`, eq(workAnswers.said, is)),
      isNumber(is) ? eq(workAnswers.amount, Number(is)) : undefined,
    );
  const among = (value: SQLWrapper, end: (text: string) => string | number) =>
    and(
      from === undefined ? undefined : sql`${value} >= ${end(from)}`,
      to === undefined ? undefined : sql`${value} <= ${end(to)}`,
    );
  const ofNumber =
    isNumber(from) && isNumber(to)
      ? and(isNotNull(workAnswers.amount), among(workAnswers.amount, Number))
      : undefined;
  return or(ofNumber, and(isNotNull(workAnswers.said), among(saidFirst, String)));
}

/** Filings of a program that are answered so. */
export const answeredSo = (program: string | undefined, filter: AnswerFilter): SQL =>
  sql`(select ${workAnswers.filingId} from ${workAnswers} where ${and(eq(workAnswers.field, `${program}.${filter.path}`), isSaid(filter))})`;

/** Signed answers of these filings at fields of their program, of several choices a row each. */
export const answersAt = (db: Database, of: string, ids: string[], paths: string[]) =>
  db.q
    .select()
    .from(workAnswers)
    .where(
      and(
        inArray(workAnswers.filingId, ids),
        inArray(
          workAnswers.field,
          paths.map((path) => `${of}.${path}`),
        ),
      ),
    );
