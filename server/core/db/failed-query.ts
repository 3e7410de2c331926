import { DrizzleQueryError } from 'drizzle-orm/errors';

/** The query that failed, where one is behind an error. Its message repeats its parameters. */
export function failedQueryBehind(error: unknown): DrizzleQueryError | undefined {
  if (error instanceof DrizzleQueryError) return error;
  return error instanceof Error ? failedQueryBehind(error.cause) : undefined;
}
