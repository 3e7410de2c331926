import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PagedList } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths.generated';
import type { Filing } from '../../domain/filing/types';
import type { MessageItem } from '../../domain/inbox/calls';
import type { RegisterFactData } from '../../domain/registers/calls';
import { runDueJob } from '../../tests/support/server/due-job';
import { BASE, GOOD } from '../../tests/support/server/filing-clients';
import {
  CODE,
  NAME,
  RegisterClients,
  registerProgram,
  SAID,
} from '../../tests/support/server/register-clients';
import { PASS, type ReviewClients } from '../../tests/support/server/review-clients';
import { withId } from '../../tests/support/with-id';

let clients: ReviewClients;
let registers: RegisterClients;
let filing: string;

beforeAll(async () => {
  registers = await RegisterClients.open();
  ({ clients } = registers);
});
afterAll(() => clients.close());
beforeEach(() => clients.restore());

describe('lookUpFacts and createRegisters', () => {
  beforeEach(async () => {
    filing = await clients.submit('beta', clients.owner, {
      ...GOOD,
      team: [
        { row: 'a', person: 'ZL202110000001.6', share: 60 },
        { row: 'b', person: '202220000002.0', share: 20 },
      ],
    });
  });

  /** Imports versions that contradict the filing, and checks the facts. */
  async function lookAtOthers(): Promise<void> {
    await registers.send('company', JSON.stringify([{ credit_code: CODE, name: NAME, legal_rep: '李丽' }]));
    await registers.send(
      'blacklist',
      JSON.stringify([{ credit_code: CODE, reason: '失信', listed_on: '2026-01-01' }]),
    );
    await registers.send('patent', JSON.stringify([{ patent_no: 'ZL 2021 1000 0001.6', holder: NAME }]));
    await registers.look();
  }

  it('return nothing before a look, and unchecked where a register is off', async () => {
    expect((await clients.read(filing, clients.reviewer)).data.registers).toBeNull();
    await registers.switchOff('company');
    await registers.look();
    expect(await registers.facts(filing)).toMatchObject({ company: 'unchecked', blacklist: 'agrees' });
  });

  it('look again with each new version, and keep the version of each answer', async () => {
    await registers.look();
    await lookAtOthers();
    expect(await registers.facts(filing)).toEqual({
      company: 'differs',
      blacklist: 'listed',
      'team[0].person': 'agrees',
      'team[1].person': 'missing',
    });
    const { data } = await clients.read(filing, clients.reviewer);
    expect(data.registers?.facts[0]).toMatchObject({
      differences: [{ column: 'legal_rep', given: '张伟', recorded: '李丽' }],
      origin: { source: SAID.source, as_of: SAID.as_of, version: 2 },
    });
  });

  it('ask again while the answer of the version before is kept', async () => {
    await registers.look();
    clients.app.clock.advance(60);
    await registers.send('company', JSON.stringify([{ credit_code: CODE, name: NAME }]));
    expect((await clients.read(filing, clients.reviewer)).data.registers?.asked_again).toBe(true);
    await registers.look();
    expect((await clients.read(filing, clients.reviewer)).data.registers?.asked_again).toBe(false);
  });

  it('tell the office once of facts on the black list, in one message for all filings', async () => {
    await clients.submit('beta', clients.owner, { ...GOOD, basics: { ...GOOD.basics, name: '第二件' } });
    const lookAtDay = () => runDueJob(clients.app, [registerProgram]);
    const told = async () => {
      const { data } = await clients.app.call<PagedList<MessageItem>>(paths.messages, {
        token: clients.reviewer,
      });
      return data.list.filter(({ title }) => title === 'A company is on the black list');
    };
    await registers.look();
    await lookAtDay();
    await lookAtOthers();
    clients.app.clock.advance(120);
    await lookAtDay();
    expect(await told()).toEqual([
      expect.objectContaining({
        body: expect.stringContaining('2 filings'),
        link: expect.stringContaining('check=blacklist'),
      }),
    ]);
    await lookAtOthers();
    clients.app.clock.advance(120);
    await lookAtDay();
    expect(await told()).toHaveLength(1);
  });

  it('tell the company of patents before it submits, and nobody else', async () => {
    await lookAtOthers();
    const team = ['ZL202110000001.6', '202220000002.0'].map((person, i) => ({
      row: `r${i}`,
      person,
      share: 10,
    }));
    const { data: draft } = await clients.app.call<Filing>(`POST ${BASE}/beta/`, {
      token: clients.stranger,
      body: { data: { ...GOOD, team } },
    });
    const read = (token: string) =>
      clients.app.call<RegisterFactData[]>(withId(paths.filingPatents, draft.id as string), { token });
    expect((await read(clients.stranger)).data).toMatchObject([
      { path: 'team[0].person', state: 'differs', differences: [{ column: 'holder', recorded: NAME }] },
      { path: 'team[1].person', state: 'missing', origin: { source: SAID.source } },
    ]);
    expect((await read(clients.owner)).code).not.toBe(200);
    await registers.switchOff('patent');
    expect((await read(clients.stranger)).data).toEqual([]);
  });

  it('keep facts as they were found when the register is switched off, also for a later look', async () => {
    await lookAtOthers();
    for (const kind of ['company', 'blacklist'] as const) await registers.switchOff(kind);
    await clients.app.db.q.execute(sql`update register_checks set due_at = now() - interval '1 day'`);
    await registers.look();
    expect(await registers.facts(filing)).toMatchObject({ company: 'differs', blacklist: 'listed' });
  });

  it('leave facts of a filing unchanged that nobody decides about any more', async () => {
    await lookAtOthers();
    await clients.decide(filing, clients.reviewer, PASS);
    await clients.decide(filing, clients.admin, { action: 'approve', grant_approved: 1 });
    const { filing: after } = (await clients.read(filing, clients.reviewer)).data;
    await registers.send('company', JSON.stringify([{ credit_code: CODE, name: NAME, legal_rep: '张伟' }]));
    await registers.look();
    expect([after.status, (await registers.facts(filing)).company]).toEqual(['approved', 'differs']);
  });

  it('delete lines of old versions, never their heads', async () => {
    for (let i = 0; i < 12; i++)
      await registers.send(
        'blacklist',
        JSON.stringify([{ credit_code: CODE, reason: `第${i}次`, listed_on: '2026-01-01' }]),
      );
    const { versions, present } = await registers.shown('blacklist');
    expect([versions.length, versions.filter(({ kept }) => kept).length, present?.number]).toEqual([
      13, 11, 13,
    ]);
    expect((await registers.rows(`register_versions where kind = 'blacklist'`)).rows[0]?.n).toBe(13);
  });
});
