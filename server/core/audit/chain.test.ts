import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFirstBrokenLine } from '../../../tests/support/server/first-broken-line';
import type { Database } from '../db/client';
import { openTestDatabase } from '../db/test-database';
import { requestContext } from '../request-context';
import { type AuditStore, createAuditStore } from './audit-store';

const at = new Date('2026-03-01T08:00:00.123Z');
const actor = { userId: randomUUID(), name: '王敏', role: 'owner' as const };
let db: Database;
let audit: AuditStore;

beforeAll(async () => {
  db = await openTestDatabase();
  audit = createAuditStore(db, () => at);
});
afterAll(() => db.close());

const line = (subjectId: string, details: Record<string, unknown> = {}) =>
  audit.write({ subjectKind: 'filing', subjectId, action: 'save', caller: actor, version: 2, details });

describe(createAuditStore, () => {
  it('keeps who, what and when, in order, with the request behind it', async () => {
    const id = randomUUID();
    await requestContext.run({ ip: '192.0.2.1', requestId: 'r-1' }, () => line(id));
    await audit.write({ subjectKind: 'filing', subjectId: id, action: 'submit', caller: null });
    const [first, second] = await audit.read('filing', id);
    expect(first).toMatchObject({
      seq: 1,
      actorName: '王敏',
      actorRole: 'owner',
      ip: '192.0.2.1',
      requestId: 'r-1',
      at,
    });
    expect(second).toMatchObject({ seq: 2, actorName: 'system', prevHash: first?.hash });
  });

  it('shows an altered, a missing and an inserted line', async () => {
    const id = randomUUID();
    for (const n of [1, 2, 3]) await line(id, { zeta: n, alpha: { list: [1, { b: 1, a: 2 }] } });
    const lines = await audit.read('filing', id);
    const [first, second, third] = lines as [(typeof lines)[0], (typeof lines)[0], (typeof lines)[0]];
    expect(findFirstBrokenLine(lines)).toBeNull();
    expect(findFirstBrokenLine([first, { ...second, comment: 'put in later' }, third])).toBe(2);
    expect(findFirstBrokenLine([first, third])).toBe(2);
    expect(findFirstBrokenLine([first, second, { ...second, id: randomUUID() }, third])).toBe(3);
  });

  it('stores a line with its transaction, or not at all', async () => {
    const id = randomUUID();
    const work = db.transaction(async () => {
      await line(id);
      throw new Error('changed its mind');
    });
    await expect(work).rejects.toThrow('changed its mind');
    expect(await audit.read('filing', id)).toEqual([]);
  });

  it('stores lines that are written in parallel in one chain', async () => {
    const id = randomUUID();
    const denial = { subjectKind: 'access', subjectId: id, action: 'access.denied', caller: actor } as const;
    await Promise.all(Array.from({ length: 30 }, () => audit.write(denial)));
    const lines = await audit.read('access', id);
    expect(lines.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
    expect(findFirstBrokenLine(lines)).toBeNull();
  });
});
