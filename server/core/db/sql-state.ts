import { DrizzleQueryError } from 'drizzle-orm/errors';

/** PostgreSQL's error codes, by which an error is recognised whichever layer wrapped it. */
export const SQL_STATE = {
  uniqueViolation: '23505',
  serializationFailure: '40001',
  deadlock: '40P01',
  invalidText: '22P02',
  untranslatableCharacter: '22P05',
  invalidByteSequence: '22021',
} as const;

interface Coded {
  code?: unknown;
  constraint?: unknown;
  cause?: unknown;
}

const isObject = (value: unknown): value is Coded => typeof value === 'object' && value !== null;

/** Drizzle wraps the driver's error as its cause. */
function findDriverError(error: unknown): Coded | undefined {
  for (let at: unknown = error; isObject(at); at = at.cause) if (typeof at.code === 'string') return at;
  return undefined;
}

/** The SQLSTATE (or the socket error code) of an error, undefined for errors that do not come from the database. */
export const getSqlState = (error: unknown): string | undefined =>
  findDriverError(error)?.code as string | undefined;

export const isSqlState = (error: unknown, ...states: string[]): boolean =>
  states.includes(getSqlState(error) ?? '');

/** True when a unique index refused the row: the named one, or any without a name. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const found = findDriverError(error);
  return found?.code === SQL_STATE.uniqueViolation && (!constraint || found.constraint === constraint);
}

/** The query that failed, where one is behind an error. Its message repeats its parameters. */
export function findFailedQuery(error: unknown): DrizzleQueryError | undefined {
  if (error instanceof DrizzleQueryError) return error;
  return error instanceof Error ? findFailedQuery(error.cause) : undefined;
}
