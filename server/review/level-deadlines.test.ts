import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WorkflowVersion } from '../../domain/workflow/workflow';
import { PASS, reviewPrograms as programs, ReviewClients } from '../../tests/support/server/review-clients';
import { storedFilings } from '../core/db/tables';
import { createDueStore } from './due-store';
import { setLevelDeadlines } from './level-deadlines-service';

let clients: ReviewClients;
beforeAll(async () => {
  clients = await ReviewClients.open();
});
afterAll(() => clients.close());

const look = () => {
  const { db, app } = clients.app;
  return setLevelDeadlines({ db, programs, log: app.log, due: createDueStore(db) });
};
const change = (id: string, values: object) =>
  clients.app.db.q.update(storedFilings).set(values).where(eq(storedFilings.id, id));
const dueOf = async (id: string) => (await clients.read(id, clients.admin)).data.level_due_at;

describe(setLevelDeadlines, () => {
  let id: string;
  let due: string | null;

  it('sets the deadline of a filing that reached the city before the workflow had days, from the day of its arrival', async () => {
    id = await clients.submit('alpha');
    await clients.decide(id, clients.reviewer, PASS);
    due = await dueOf(id);
    expect(due).toMatch(/^2026-/);
    await change(id, { levelDueAt: null });
    await clients.setClock(new Date(clients.app.clock.now.getTime() + 5 * 86_400_000));
    expect(await dueOf(id)).toBeNull();
    await look();
    expect(await dueOf(id)).toBe(due);
  });

  it('keeps an existing deadline', async () => {
    const later = new Date('2026-09-01T09:00:00Z');
    await change(id, { levelDueAt: later });
    await look();
    expect(await dueOf(id)).toBe(later.toISOString());
  });

  it('ignores the first level, and workflows for which the office wants no days', async () => {
    const first = await clients.submit('beta');
    const level = { dueDays: null, signatures: [] };
    const workflow: WorkflowVersion = {
      version: 3,
      levels: [
        { code: 'district', ...level },
        { code: 'city', ...level },
      ],
      experts: false,
      noticeDays: null,
    };
    await change(id, { levelDueAt: null, workflow });
    await look();
    expect([await dueOf(first), await dueOf(id)]).toEqual([null, null]);
  });
});
