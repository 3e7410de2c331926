import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { auditLog, messages, outbox } from '../../../server/core/db/tables';
import type { TestAnswer, TestApp } from './application';

export const ACCOUNTS = {
  owner: 'demo',
  filer: 'demo.filer',
  viewer: 'demo.viewer',
  reviewer: 'reviewer',
  administrator: 'admin',
  expert: 'expert',
} as const;
export type StepWalker = keyof typeof ACCOUNTS;
export const WALKERS = Object.keys(ACCOUNTS) as StepWalker[];

/** Reads all stored data that a step could change. */
async function stored(app: TestApp, kind: string, id: string, row: () => Promise<unknown>) {
  const { q } = app.db;
  const ofSubject = and(eq(auditLog.subjectKind, kind), eq(auditLog.subjectId, id));
  const [lines, sent, leaving] = [
    await q.$count(auditLog, ofSubject),
    await q.select({ template: messages.template }).from(messages),
    await q.$count(outbox),
  ];
  return { row: await row(), lines, sent: sent.map(({ template }) => template).sort(), leaving };
}

interface Walk {
  app: TestApp;
  kind: string;
  id: string;
  row: () => Promise<unknown>;
  take: () => Promise<TestAnswer<unknown>>;
  name: unknown[];
  allowed: boolean;
  notice?: string | undefined;
  /** Expected codes of a refused step. */
  refusals?: number[];
}

/** Takes a step and checks its effects; returns the row afterwards where the step is allowed, else undefined. */
export async function takeWalkedStep({
  app,
  kind,
  id,
  row,
  take,
  name,
  allowed,
  notice,
  refusals = [208],
}: Walk): Promise<unknown> {
  const before = await stored(app, kind, id, row);
  const { code, msg } = await take();
  const after = await stored(app, kind, id, row);
  if (!allowed) {
    expect([...name, refusals.includes(code), after]).toEqual([...name, true, before]);
    return undefined;
  }
  expect([...name, code, msg, after.lines - before.lines]).toEqual([...name, 200, msg, 1]);
  if (notice) {
    const count = (each: string[]) => each.filter((template) => template === notice).length;
    expect([...name, notice, count(after.sent) - count(before.sent)]).toEqual([...name, notice, 1]);
  }
  return after.row;
}

export async function signInAll(app: TestApp): Promise<Record<StepWalker, string>> {
  const tokens = await Promise.all(WALKERS.map(async (role) => [role, await app.signIn(ACCOUNTS[role])]));
  return Object.fromEntries(tokens);
}
