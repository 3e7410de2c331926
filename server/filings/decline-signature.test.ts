/** A signatory of a company declines to sign a draft, with a reason. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { SignatoryRole } from '../../domain/definition';
import type { ChangeAcknowledgement, LogEntry } from '../../domain/filing/calls';
import type { DeclineSignatureBody, SignatoriesData } from '../../domain/filing/signatory-calls';
import type { SaveConflict } from '../../domain/filing/types';
import type { HomeData } from '../../domain/home/calls';
import type { ReviewData } from '../../domain/review/calls';
import { BASE, FilingClients, GOOD } from '../../tests/support/server/filing-clients';
import { withId } from '../../tests/support/with-id';
import { approvals, messages, storedFilings, submissions, users } from '../core/db/tables';
import { workflows } from '../workflows/tables';

const REASON = '预算与财务账不符，请核对后再报。';

let clients: FilingClients;
/** Tokens and ids of accounts by their names. */
let tokens: Record<string, string>;
let ids: Record<string, string>;
let id: string;
let version: number;

const ACCOUNTS: Record<SignatoryRole, string> = {
  filler: 'demo',
  finance: 'demo.filer',
  legal: 'demo.viewer',
};

beforeAll(async () => {
  clients = await FilingClients.open();
  const { app } = clients;
  const name = (username: string, duties: ('sign.finance' | 'sign.legal')[]) =>
    app.db.q
      .update(users)
      .set({ duties, programs: ['alpha'] })
      .where(eq(users.username, username));
  await name('demo.filer', ['sign.finance']);
  await name('demo.viewer', ['sign.legal']);
  const names = [...Object.values(ACCOUNTS), 'other', 'reviewer', 'admin'];
  tokens = Object.fromEntries(await Promise.all(names.map(async (each) => [each, await app.signIn(each)])));
  const rows = await app.db.q.select().from(users);
  ids = Object.fromEntries(rows.map(({ username, id: userId }) => [username, userId]));
});
afterAll(() => clients.app.close());
beforeEach(async () => {
  const { q } = clients.app.db;
  for (const table of [messages, workflows, approvals, submissions, storedFilings]) await q.delete(table);
  ({ id, version } = await clients.draft());
  const level = (code: string) => ({ code, due_days: null, signatures: [] });
  const hands = [
    { hand: 'filler', sections: [] },
    { hand: 'finance', sections: ['team'] },
    { hand: 'legal', sections: [] },
  ];
  await clients.app.call(paths.saveWorkflow.replace('{program}', 'alpha'), {
    token: tokens.admin as string,
    body: {
      version: 0,
      levels: [level('district'), level('city')],
      experts: false,
      notice_days: null,
      signing: { hands, in_order: true, second_factor: false },
    },
  });
});

type Answer = SignatoriesData & SaveConflict;
const decline = (hand: SignatoryRole, more: Partial<DeclineSignatureBody> = {}, by = ACCOUNTS[hand]) =>
  clients.app.call<Answer>(withId(paths.declineSignature, id), {
    token: tokens[by] as string,
    body: { hand, version, reason: REASON, ...more },
  });
const sign = (hand: SignatoryRole) =>
  clients.app.call<Answer>(withId(paths.signFiling, id), {
    token: tokens[ACCOUNTS[hand]] as string,
    body: { hand, version },
  });
const change = async (path: string, value: unknown, by = 'demo') => {
  const { data } = await clients.app.call<ChangeAcknowledgement>(withId(paths.changeFiling, id), {
    token: tokens[by] as string,
    body: { version, changes: [{ op: 'set', path, value }] },
  });
  version = data.version;
};
const readHands = async (by = 'demo') => {
  const call = { token: tokens[by] as string };
  return (await clients.app.call<SignatoriesData>(withId(paths.filingHands, id), call)).data.hands;
};
const declined = async () => (await readHands()).map((each) => each.declined?.name ?? null);
const told = async () => {
  const rows = await clients.app.db.q.select().from(messages);
  return rows.filter(({ template }) => template === 'signature_declined');
};
const log = async () =>
  (await clients.app.call<LogEntry[]>(`GET ${BASE}/audit/${id}/log`, { token: clients.owner })).data;
const submit = () => clients.post({ id, version, action: 'submit', data: GOOD });

describe('declineSignature', () => {
  it('shows who declined, when and why beside the role, and leaves draft and signatures as they are', async () => {
    await sign('filler');
    const { code, data } = await decline('finance');
    expect(code).toBe(200);
    expect(data.version).toBe(version);
    const at = clients.app.clock.now.toISOString();
    const refusal = { name: data.hands[1]?.holders[0]?.name, at, reason: REASON };
    expect(data.hands[1]).toMatchObject({ signature: null, due: true, declined: { ...refusal, own: true } });
    const seen = await readHands();
    expect(seen[0]?.signature).not.toBeNull();
    expect(seen[1]?.declined).toEqual({ ...refusal, own: false });
    expect('declined' in (seen[2] ?? {})).toBe(false);
  });

  it('accepts the refusal of an unfinished draft, before it is the turn of the role', async () => {
    await change('basics.amount', null);
    expect((await decline('legal')).code).toBe(200);
    expect((await declined())[2]).not.toBeNull();
  });

  it('tells the filler who has signed who declined, in which role and why, with a link to the draft', async () => {
    await sign('filler');
    await decline('legal');
    const [message, ...others] = await told();
    expect(others).toEqual([]);
    expect(message).toMatchObject({ userId: ids.demo, filingId: id });
    expect(message?.link).toContain(`id=${id}&view=check`);
    expect(message?.body.zh).toMatch(/作为法定代表人不同意签署.*理由：预算与财务账不符，请核对后再报。$/);
  });

  it('tells the main account and whoever changed the draft last while no filler has signed', async () => {
    await change('basics.amount', 12, 'demo.filer');
    await decline('legal');
    const people = (await told()).map(({ userId }) => userId);
    expect(people.toSorted()).toEqual([ids.demo, ids['demo.filer']].toSorted());
  });

  it('writes a line in the log of the company with the reason, which offices do not read', async () => {
    for (const hand of ['filler', 'finance'] as const) await sign(hand);
    await decline('legal');
    await sign('legal');
    const line = (await log()).find(({ action }) => action === 'decline_signature');
    expect(line).toMatchObject({ comment: REASON, hands: [{ hand: 'legal' }] });
    expect((await submit()).code).toBe(200);
    const office = { token: tokens.reviewer as string };
    const reviewed = await clients.app.call<ReviewData>(withId(paths.reviewFiling, id), office);
    const seen = reviewed.data.log.find(({ action }) => action === 'decline_signature');
    expect(seen).toMatchObject({ comment: null, hands: [{ hand: 'legal' }] });
    const [paper] = await clients.app.db.q.select().from(submissions).where(eq(submissions.filingId, id));
    expect(paper?.snapshot).not.toContain(REASON);
    expect((await clients.rowOf(id))?.declined).toEqual([]);
  });

  it('changes nothing when repeated; another reason takes the place of the one before', async () => {
    await decline('legal');
    clients.app.clock.advance(60);
    const again = await decline('legal');
    expect(again.code).toBe(200);
    expect([(await told()).length, (await log()).filter(({ comment }) => comment === REASON).length]).toEqual(
      [1, 1],
    );
    await decline('legal', { reason: '人员名单有误' });
    expect((await readHands())[2]?.declined?.reason).toBe('人员名单有误');
    expect((await clients.rowOf(id))?.declined).toHaveLength(1);
  });

  it('rejects a reason that is empty, invisible or too long, and a role that is signed', async () => {
    for (const reason of ['', ' \u200b', '长'.repeat(501)])
      expect((await decline('legal', { reason })).code).not.toBe(200);
    await sign('filler');
    expect((await decline('filler')).msg).toContain('has signed already');
    expect(await declined()).toEqual([null, null, null]);
  });

  it('rejects whoever could not sign in the role: of another company or role, or of an office', async () => {
    expect((await decline('legal', {}, 'demo.filer')).msg).toContain('not named for this signature');
    expect((await decline('finance', {}, 'demo.viewer')).msg).toContain('not named for this signature');
    expect((await decline('filler', {}, 'demo.viewer')).msg).toContain('not named for this signature');
    const foreign = await decline('legal', {}, 'other');
    expect(foreign.code).not.toBe(200);
    expect(foreign.msg).toContain('not found');
    expect((await decline('legal', {}, 'reviewer')).code).not.toBe(200);
    expect(await declined()).toEqual([null, null, null]);
    expect(await told()).toEqual([]);
  });

  it('rejects a refusal of what has changed since it was read', async () => {
    const seen = version;
    await change('basics.amount', 11);
    const refused = await decline('legal', { version: seen });
    expect(refused).toMatchObject({ code: 208, data: { conflict: true, version } });
    expect(refused.msg).toContain('Your reason was not recorded');
    expect(await declined()).toEqual([null, null, null]);
  });
});

describe('A refusal to sign', () => {
  it('ends when the answers change that the role would sign, not with others; the log keeps it', async () => {
    await sign('filler');
    await decline('finance');
    await decline('legal');
    await change('basics.amount', 11);
    expect((await declined()).map((each) => each !== null)).toEqual([false, true, false]);
    await change('basics.amount', 10);
    expect((await declined()).map((each) => each !== null)).toEqual([false, true, false]);
    expect((await log()).filter(({ action }) => action === 'decline_signature')).toHaveLength(2);
  });

  it('is withdrawn by the signature of its role', async () => {
    await sign('filler');
    await decline('finance');
    const { data } = await sign('finance');
    expect(data.hands[1]).toMatchObject({ signature: { hand: 'finance' } });
    expect(await declined()).toEqual([null, null, null]);
    expect((await clients.rowOf(id))?.declined).toEqual([]);
  });

  it('is named where a submission is refused for missing signatures', async () => {
    await sign('filler');
    await decline('finance');
    const { msg } = await submit();
    expect(msg).toContain('Signatures are missing: Finance head, Legal representative. Declined to sign:');
    expect(msg).toContain('(Finance head)');
  });

  it('survives a save that knew the draft from before it', async () => {
    await change('basics.note', 'x');
    await decline('finance');
    await change('basics.note', 'y');
    expect((await declined())[1]).not.toBeNull();
  });

  it('takes the paper off the list of those to sign until it has changed and is due again', async () => {
    const toSign = async () => {
      const call = { token: tokens['demo.viewer'] as string };
      return (await clients.app.call<HomeData>(paths.home, call)).data.filings?.to_sign;
    };
    for (const hand of ['filler', 'finance'] as const) await sign(hand);
    expect(await toSign()).toEqual([id]);
    await decline('legal');
    expect(await toSign()).toEqual([]);
    await change('basics.amount', 11);
    await sign('filler');
    expect(await toSign()).toEqual([id]);
  });
});
