import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../../domain/api/paths.generated';
import { FilingClients } from '../../../tests/support/server/filing-clients';
import { StreamReader } from '../../../tests/support/server/stream-reader';
import { presences } from '../../filings/tables';
import { programEditions } from '../../programs/tables';
import { mandates, messages, storedFilings, users } from '../db/tables';
import { STREAMS } from '../http/limits';
import { createInbox } from '../inbox/inbox-service';

let clients: FilingClients;
let url: string;
const opened: StreamReader[] = [];

const streamOf = async (access: string | null) => {
  const reader = await StreamReader.open(url, access);
  opened.push(reader);
  return reader;
};
/** A mandate that the company of `demo` gave to a person of another one, accepted. */
async function mandateFor({ id: userId }: { id: string }, programs: string[]): Promise<string> {
  const giver = await personOf('demo');
  const id = randomUUID();
  await clients.app.db.q.insert(mandates).values({
    id,
    companyId: giver.companyId as string,
    userId,
    programs,
    maySubmit: false,
    firstDay: '2026-06-01',
    lastDay: '2026-06-30',
    status: 'accepted',
    givenBy: giver.name,
    updatedAt: new Date(),
  });
  return id;
}
const signedIn = async (username: string) => streamOf(await clients.app.signIn(username));
const personOf = async (username: string) =>
  (
    await clients.app.db.q.select().from(users).where(eq(users.username, username))
  )[0] as typeof users.$inferSelect;
/** Milliseconds to wait for events sent at the same time, so that a test can tell that none came. */
const SHORTLY = 100;

beforeEach(async () => {
  clients = await FilingClients.open();
  await clients.app.app.listen({ port: 0, host: '127.0.0.1' });
  const address = clients.app.app.server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterEach(async () => {
  for (const reader of opened.splice(0)) reader.close();
  await clients.app.close();
});

describe('live (GET live/)', () => {
  it('sends a message to the people of its company alone, and its reading to the reader alone', async () => {
    const { app } = clients;
    const inbox = createInbox({ db: app.db, clock: () => app.clock.now });
    const [owner, filer, other] = await Promise.all(['demo', 'demo.filer', 'other'].map(signedIn));
    const { companyId } = await personOf('demo');
    const text = { zh: '内容', en: 'text' };
    // A unique template, because some of the demo's messages are as new by the stopped clock.
    const template = randomUUID();
    await inbox.post({
      companyId: companyId as string,
      category: 'system',
      template,
      title: text,
      body: text,
    });
    await owner?.until(() => owner.has({ kind: 'message' }));
    await filer?.until(() => filer.has({ kind: 'message' }));
    expect(owner?.text).not.toContain('内容');

    await filer?.untilQuiet();
    const [message] = await app.db.q
      .select({ id: messages.id })
      .from(messages)
      .where(eq(messages.template, template));
    const reader = await signedIn('demo.viewer');
    const before = filer?.events.length;
    const token = await app.signIn('demo.viewer');
    await app.call(paths.batchRead, { token, body: { message_ids: [message?.id] } });
    await reader.until(() => reader.has({ kind: 'message' }));
    await sleep(SHORTLY);
    expect(filer?.events.length).toBe(before);
    expect(other?.events).toEqual([]);
  });

  it('tells everybody that a program was published', async () => {
    const streams = await Promise.all(['demo', 'other', 'reviewer'].map(signedIn));
    const { id } = await personOf('admin');
    await clients.app.db.q.insert(programEditions).values({
      program: 'digital_workshop',
      edition: '2026.1',
      hash: '',
      head: {} as never,
      conditions: {} as never,
      document: '{}',
      written: '{}',
      note: '',
      madeBy: id,
      issuedBy: id,
      madeAt: new Date(),
      publishedAt: new Date(),
    });
    for (const each of streams) await each.until(() => each.has({ kind: 'programs' }));
  });

  it('sends a change of status to the company and to the office in charge, with ids alone', async () => {
    const { id } = await clients.draft();
    const streams = await Promise.all(['demo', 'reviewer', 'admin', 'other', 'expert'].map(signedIn));
    const [company, office, city, other, expert] = streams;
    await clients.app.db.q.update(storedFilings).set({ status: 'submitted' }).where(eq(storedFilings.id, id));
    for (const each of [company, office, city])
      await each?.until(() => each.has({ kind: 'status', filing: id }));
    expect(Object.keys(company?.events[0] ?? {}).sort()).toEqual(['filing', 'kind', 'version']);
    await sleep(SHORTLY);
    expect([other?.events, expert?.events]).toEqual([[], []]);
  });

  it('sends a save to others who have the filing open, with the name of who saved to the own side alone', async () => {
    const { db } = clients.app;
    const { id, version } = await clients.draft();
    const [first, second, office] = (await Promise.all(['demo', 'demo.filer', 'admin'].map(signedIn))) as [
      StreamReader,
      StreamReader,
      StreamReader,
    ];
    const save = (from: number) =>
      db.q
        .update(storedFilings)
        .set({ version: from + 1 })
        .where(eq(storedFilings.id, id));
    const come = async (username: string) =>
      db.q.insert(presences).values({
        filingId: id,
        userId: (await personOf(username)).id,
        since: new Date(),
        seenAt: new Date(),
      });
    await save(version);
    await come('demo');
    await second.until(() => second.has({ kind: 'presence', filing: id }));
    await first.untilQuiet();
    expect(first.events).toEqual([]);
    await come('demo.filer');
    await save(version + 1);
    for (const each of [first, second]) await each.until(() => each.has({ kind: 'saved', filing: id }));
    await second.untilQuiet();
    // The same event may be sent more than once.
    for (const { events } of [first, second])
      expect([...new Set(events.map((event) => `${event.kind} ${event.version}`))]).toEqual([
        `presence ${version + 1}`,
        `saved ${version + 2}`,
      ]);
    expect(office.events).toEqual([]);
  });

  it('closes with its session within a second', async () => {
    const token = await clients.app.signIn('demo.viewer');
    const [ending, staying] = [await streamOf(token), await signedIn('demo')];
    await clients.app.call(paths.logout, { token });
    await ending.until(() => ending.isOver, 1_000);
    expect(staying.isOver).toBe(false);
  });

  it('closes when the account is disabled, and stays open when only a right changes', async () => {
    const { db } = clients.app;
    const reader = await signedIn('demo.viewer');
    const change = (values: object) =>
      db.q.update(users).set(values).where(eq(users.username, 'demo.viewer'));
    await change({ role: 'filer' });
    await sleep(SHORTLY);
    expect(reader.isOver).toBe(false);
    await change({ enabled: false });
    await reader.until(() => reader.isOver);
    await change({ enabled: true, role: 'viewer' });
  });

  it('sends that the session acts for another company, and closes', async () => {
    const { db } = clients.app;
    const { companyId } = await personOf('demo');
    const agent = await personOf('other');
    const token = await clients.app.signIn('other');
    const [acting, elsewhere] = [await streamOf(token), await signedIn('other')];
    const id = await mandateFor(agent, ['beta']);
    await clients.app.call(paths.actFor, { token, body: { mandate: id } });
    await acting.until(() => acting.isOver);
    expect(acting.events.at(-1)).toMatchObject({ kind: 'acting' });
    expect(elsewhere.isOver).toBe(false);
    const again = await streamOf(token);
    await clients.draft('beta');
    const ofProgram = (program: string) =>
      db.q
        .update(storedFilings)
        .set({ status: 'returned' })
        .where(and(eq(storedFilings.companyId, companyId as string), eq(storedFilings.program, program)))
        .returning({ id: storedFilings.id });
    const [[notCovered], [covered]] = [await ofProgram('alpha'), await ofProgram('beta')];
    await again.until(() => again.has({ kind: 'status', filing: covered?.id }));
    expect(again.has({ kind: 'status', filing: notCovered?.id })).toBe(false);
    await db.q.update(mandates).set({ status: 'ended' }).where(eq(mandates.id, id));
    await again.until(() => again.isOver);
    expect(again.events.at(-1)).toMatchObject({ kind: 'acting' });
  });

  it('sends an agent who has the filings of its mandate open, and nothing of other filings of the company', async () => {
    const { app } = clients;
    const agent = await personOf('other');
    const { id: userId } = await personOf('demo.filer');
    const token = await app.signIn('other');
    const mandate = await mandateFor(agent, ['beta']);
    await app.call(paths.actFor, { token, body: { mandate } });
    const [notCovered, covered] = [await clients.draft('alpha'), await clients.draft('beta')];
    await app.db.q.delete(presences);
    const stream = await streamOf(token);
    for (const filingId of [notCovered.id, covered.id])
      await app.db.q.insert(presences).values({ filingId, userId, since: new Date(), seenAt: new Date() });
    await stream.until(() => stream.has({ kind: 'presence', filing: covered.id }));
    await stream.untilQuiet();
    expect(stream.events.filter(({ filing }) => filing === notCovered.id)).toEqual([]);
    await app.db.q.update(mandates).set({ status: 'ended' }).where(eq(mandates.id, mandate));
  });

  it.each([
    ['nobody', null, 401, 'not authenticated'],
    ['a token that is none', randomUUID(), 401, 'invalid token'],
  ])('rejects %s', async (_, token, status, words) => {
    const reader = await streamOf(token);
    await reader.until(() => reader.isOver);
    expect([reader.status, reader.text]).toEqual([status, expect.stringContaining(words)]);
  });

  it('opens a number of streams for one person, refuses the next with a sentence, and accepts other people', async () => {
    const token = await clients.app.signIn('demo');
    for (let i = 0; i < STREAMS.ofPerson; i++) expect((await streamOf(token)).status).toBe(200);
    const refused = await streamOf(token);
    await refused.until(() => refused.isOver);
    expect(refused.status).toBe(429);
    expect(JSON.parse(refused.text)).toMatchObject({ code: -1, msg: expect.stringContaining('seconds') });
    expect((await signedIn('other')).status).toBe(200);
    opened[0]?.close();
    await sleep(SHORTLY);
    expect((await streamOf(token)).status).toBe(200);
  });

  it('closes every stream at once when the process ends', async () => {
    const reader = await signedIn('demo');
    const began = performance.now();
    await clients.app.app.drain(10_000);
    expect(reader.isOver).toBe(true);
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});
