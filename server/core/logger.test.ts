import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { createLogger } from './logger';

const PHONE = '13800138000';

/** The log line of an error that was passed on unchanged. */
function lineOf(error: Error): string {
  const lines: string[] = [];
  createLogger({ logLevel: 'info' }, { write: (line) => lines.push(line) }).error({ err: error }, 'a fault');
  return lines.join('');
}

const ofQuery = (cause: Error) => new DrizzleQueryError('insert into users …', [PHONE], cause);

describe(createLogger, () => {
  it.each([
    ['a refused row', Object.assign(new Error('duplicate key'), { code: '23505', detail: `Key (${PHONE})` })],
    ['a pool that had no connection', new Error('timeout exceeded when trying to connect')],
  ])('logs a database error without what people typed: %s', (_, cause) => {
    const line = lineOf(ofQuery(cause));
    expect(line).toContain(cause.message);
    expect(line).not.toContain(PHONE);
  });

  it('logs no typed values either where another error has it as its cause', () => {
    const line = lineOf(new Error('not stored', { cause: ofQuery(new Error('Connection terminated')) }));
    expect(line).toContain('Connection terminated');
    expect(line).not.toContain(PHONE);
  });

  it('logs the code of a database error, and the place of another one', () => {
    const refused = Object.assign(new Error('duplicate key'), { code: '23505' });
    expect(JSON.parse(lineOf(ofQuery(refused))).err.code).toBe('23505');
    expect(JSON.parse(lineOf(new TypeError('no such thing'))).err).toMatchObject({
      type: 'TypeError',
      message: 'no such thing',
      stack: expect.stringContaining('logger.test.ts'),
    });
  });
});
