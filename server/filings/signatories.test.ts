/** Several people of a company, in different roles, sign a draft before it can be submitted. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TotpSetUp } from '../../domain/accounts/second-factor-calls';
import type { SecondStep } from '../../domain/accounts/second-step-shapes';
import { paths } from '../../domain/api/paths.generated';
import type { SignatoryRole } from '../../domain/definition';
import type { ReceiptData, ReportInfo } from '../../domain/filing/calls';
import type { SignatoriesData } from '../../domain/filing/signatory-calls';
import type { Filing } from '../../domain/filing/types';
import type { HomeData } from '../../domain/home/calls';
import type { ReviewData } from '../../domain/review/calls';
import { BASE, GOOD } from '../../tests/support/server/filing-clients';
import { SIGNERS, SignatoryClients, THREE } from '../../tests/support/server/signatory-clients';
import { withId } from '../../tests/support/with-id';
import { secondFactors } from '../accounts/tables';
import { messages, storedFilings, submissions, users } from '../core/db/tables';

const PASSWORD = 'Portal#2026';
let clients: SignatoryClients;

beforeAll(async () => {
  clients = await SignatoryClients.open();
});
afterAll(() => clients.app.close());
beforeEach(() => clients.restore());

const signed = async () => (await clients.read()).hands.map(({ signature }) => signature?.name ?? null);
const toldTo = async (hand: SignatoryRole) => {
  const rows = await clients.app.db.q.select().from(messages);
  return rows
    .filter(({ userId, expiresAt }) => {
      const isOpen = !expiresAt || expiresAt > clients.app.clock.now;
      return userId === clients.ids[SIGNERS[hand]] && isOpen;
    })
    .map(({ template }) => template);
};

describe('home', () => {
  const toSign = async (by: SignatoryRole) =>
    (await clients.app.call<HomeData>(paths.home, { token: clients.tokens[SIGNERS[by]] as string })).data
      .filings?.to_sign;

  it('lists papers to sign for the person whose turn it is, once somebody before has signed', async () => {
    await clients.ask(THREE);
    expect(await toSign('finance')).toEqual([]);
    await clients.sign('filler');
    expect([await toSign('filler'), await toSign('finance'), await toSign('legal')]).toEqual([
      [],
      [clients.id],
      [],
    ]);
    await clients.sign('finance');
    expect([await toSign('finance'), await toSign('legal')]).toEqual([[], [clients.id]]);
  });
});

describe('reportInfo', () => {
  const signs = async () =>
    (await clients.app.call<ReportInfo>(paths.reportInfo, { token: clients.filing.owner })).data.list.map(
      (each) => each.signs,
    );

  it('tells of which filings people of the company have to sign', async () => {
    expect(await signs()).toEqual([undefined]);
    await clients.ask(THREE);
    expect(await signs()).toEqual([true]);
  });
});

describe('filingHands', () => {
  it('requires no signature where the program requires none', async () => {
    expect((await clients.read()).hands).toEqual([]);
    expect((await clients.sign('filler')).code).toBe(208);
    expect((await clients.submit()).code).toBe(200);
  });
});

describe('signFiling in an order of three', () => {
  beforeEach(() => clients.ask(THREE));

  it('accepts one signature after the other, each person told when it is due, before the submission', async () => {
    expect((await clients.submit()).msg).toContain(
      'Signatures are missing: Filler, Finance head, Legal representative',
    );
    expect((await clients.sign('finance')).msg).toContain('another comes first (Filler)');
    const first = await clients.sign('filler');
    expect(first.data.hands.map(({ due }) => due)).toEqual([false, true, false]);
    expect([await toldTo('finance'), await toldTo('legal')]).toEqual([['signature_due'], []]);
    expect((await clients.sign('finance', {}, SIGNERS.legal)).msg).toContain(
      'not named for this signature (Finance head)',
    );
    expect((await clients.sign('finance')).code).toBe(200);
    expect(await toldTo('legal')).toEqual(['signature_due']);
    expect((await clients.submit()).msg).toContain('Signatures are missing: Legal representative');
    expect((await clients.sign('legal')).code).toBe(200);
    expect(await toldTo('filler')).toContain('signatures_done');
    expect((await clients.submit()).code).toBe(200);
  });

  it('shows names, times and hashes on the paper, on the receipt and in the log', async () => {
    for (const hand of ['filler', 'finance', 'legal'] as const) await clients.sign(hand);
    const given = (await clients.read()).hands.map(({ signature }) => signature);
    expect(given.map((each) => [each?.hand, each?.at, each?.sections])).toEqual([
      ['filler', clients.app.clock.now.toISOString(), []],
      ['finance', clients.app.clock.now.toISOString(), ['team']],
      ['legal', clients.app.clock.now.toISOString(), []],
    ]);
    await clients.submit();
    const [paper] = await clients.app.db.q
      .select()
      .from(submissions)
      .where(eq(submissions.filingId, clients.id));
    expect(JSON.parse(paper?.snapshot ?? '').signatures).toEqual(given);
    const receipt = await clients.app.call<ReceiptData>(withId(paths.receipt, clients.id), {
      token: clients.filing.owner,
    });
    expect(receipt.data.signatures).toEqual(given);
    const office = { token: await clients.app.signIn('reviewer') };
    const reviewed = await clients.app.call<ReviewData>(withId(paths.reviewFiling, clients.id), office);
    expect(reviewed.data.signatures).toEqual(given);
    expect((await clients.read(SIGNERS.legal)).hands.map(({ signature }) => signature)).toEqual(given);
    const lines = (await clients.log()).filter(({ hands }) => hands);
    expect(lines.map(({ action, hands }) => [action, hands?.length])).toEqual([
      ['sign', 1],
      ['sign', 1],
      ['sign', 1],
      ['submit', 3],
    ]);
    expect(lines[0]?.hands?.[0]).toMatchObject({ hand: 'filler', sha256: given[0]?.sha256 });
  });

  it('removes by a change the signatures that it touches, and tells who gave them', async () => {
    for (const hand of ['filler', 'finance', 'legal'] as const) await clients.sign(hand);
    const { data } = await clients.change('basics.amount', 11);
    expect(data.voided?.map(({ hand }) => hand)).toEqual(['filler', 'legal']);
    expect((await signed()).map((each) => each !== null)).toEqual([false, true, false]);
    expect([await toldTo('finance'), await toldTo('legal')]).toEqual([[], ['signature_void']]);
    const line = (await clients.log()).find(({ action }) => action === 'void_signatures');
    expect(line?.hands?.map(({ hand }) => hand)).toEqual(['filler', 'legal']);
    expect((await clients.change('basics.amount', 12)).data.voided).toBeUndefined();
    const whole = await clients.filing.post({
      id: clients.id,
      version: clients.version,
      action: 'submit',
      data: GOOD,
    });
    expect(whole.msg).toContain('Signatures are missing: Filler, Legal representative');
  });

  it('keeps signatures when a save changes nothing', async () => {
    await clients.sign('filler');
    const { data } = await clients.filing.post({
      id: clients.id,
      version: clients.version,
      data: { ...GOOD, team: [] },
    });
    expect(data).toMatchObject({ version: clients.version + 1 });
    expect(data.voided).toBeUndefined();
    expect((await signed())[0]).not.toBeNull();
    const other = { basics: { ...GOOD.basics, name: '另一名称' } };
    const changed = await clients.filing.post({ id: clients.id, version: clients.version + 1, data: other });
    expect(changed.data.voided).toMatchObject([{ hand: 'filler' }]);
  });

  it('rejects a signature for what has changed since it was read, without losing anything', async () => {
    const seen = clients.version;
    await clients.change('basics.amount', 11);
    const refused = await clients.sign('filler', { version: seen });
    expect(refused).toMatchObject({ code: 208, data: { conflict: true, version: clients.version } });
    expect(refused.msg).toContain('Nothing was signed');
    expect(refused.data.theirs).toMatchObject({ basics: { amount: 11 } });
    expect(await signed()).toEqual([null, null, null]);
  });

  it('keeps open drafts valid, and counts a repeated signature once', async () => {
    expect((await clients.sign('filler')).data.version).toBe(clients.version);
    expect((await clients.sign('filler')).code).toBe(200);
    expect((await clients.log()).filter(({ action }) => action === 'sign')).toHaveLength(1);
    expect((await clients.change('basics.note', 'x')).data.voided).toMatchObject([{ hand: 'filler' }]);
  });

  it('rejects an unfinished filing', async () => {
    await clients.change('basics.amount', null);
    expect((await clients.sign('filler')).msg).toContain('1 place is missing or wrong');
  });

  it('rejects a filing of which a file or a rule would be refused on submission', async () => {
    const faulty = async () => {
      const { data } = await clients.sign('filler');
      return (data as unknown as { missing?: { path: string }[] }).missing?.map(({ path }) => path);
    };
    await clients.change('filesData.report', [randomUUID()]);
    expect(await faulty()).toEqual(['filesData.report']);
    await clients.change('filesData.report', []);
    for (const row of ['a', 'b'])
      await clients.change(`team[${row}]`, { person: row, share: 60 }, SIGNERS.filler, 'insert');
    expect(await faulty()).toEqual(['team']);
  });

  it('requires signatures anew for each submission', async () => {
    for (const hand of ['filler', 'finance', 'legal'] as const) await clients.sign(hand);
    clients.version = (await clients.submit()).data.version;
    const withdrawn = await clients.filing.withdraw(clients.id);
    clients.version = withdrawn.data.version;
    expect(await signed()).toEqual([null, null, null]);
    expect((await clients.submit()).code).toBe(208);
  });

  it('tells the main account where nobody is named', async () => {
    const { q } = clients.app.db;
    await q.update(users).set({ duties: [] }).where(eq(users.username, 'demo.filer'));
    await q
      .update(users)
      .set({ role: 'filer', programs: ['alpha'] })
      .where(eq(users.username, 'demo.viewer'));
    const token = await clients.app.signIn('demo.viewer');
    const answer = await clients.app.call<SignatoriesData>(withId(paths.signFiling, clients.id), {
      token,
      body: { hand: 'filler', version: clients.version },
    });
    expect(answer.data.hands[1]?.holders).toEqual([]);
    expect(await toldTo('filler')).toEqual(['signer_missing']);
    await q
      .update(users)
      .set({ duties: ['sign.finance'] })
      .where(eq(users.username, 'demo.filer'));
    await q.update(users).set({ role: 'viewer', programs: [] }).where(eq(users.username, 'demo.viewer'));
    clients.tokens[SIGNERS.legal] = await clients.app.signIn('demo.viewer');
  });
});

describe('signFiling', () => {
  it('accepts signatures in any order where none is set, and tells all once the filing is complete', async () => {
    await clients.ask({ ...THREE, in_order: false });
    expect((await clients.sign('legal')).code).toBe(200);
    await clients.sign('filler');
    expect(await toldTo('finance')).toEqual(['signature_due']);
    await clients.sign('finance');
    expect((await clients.submit()).code).toBe(200);
  });

  it('shows signers all that they sign, even if they may not fill it in', async () => {
    const one = await clients.app.call<Filing>(`GET ${BASE}/alpha/${clients.id}/`, {
      token: clients.tokens[SIGNERS.legal],
    });
    expect(one.data.masked).toBeUndefined();
  });

  it('keeps the signatures that a returned filing was submitted under', async () => {
    await clients.ask(THREE);
    for (const hand of ['filler', 'finance', 'legal'] as const) await clients.sign(hand);
    await clients.submit();
    await clients.ask(null);
    const { q } = clients.app.db;
    await q
      .update(storedFilings)
      .set({ status: 'returned', returnedBy: 'first' })
      .where(eq(storedFilings.id, clients.id));
    expect(await signed()).toEqual([null, null, null]);
  });

  it('rejects a workflow that nobody could sign by', async () => {
    const wrong = { ...THREE, hands: [{ hand: 'finance', sections: ['gone'] }] };
    await clients.ask(wrong);
    expect((await clients.read()).hands).toEqual([]);
  });
});

describe('signFiling with a second factor', () => {
  beforeEach(() => clients.ask({ ...THREE, second_factor: true }));

  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clients.app.clock.now.getTime() });

  async function setUp(): Promise<string> {
    const { app } = clients;
    const token = clients.tokens[SIGNERS.filler];
    const { data } = await app.call<TotpSetUp>(paths.beginTotp, { token, body: { password: PASSWORD } });
    const body = { ticket: data.ticket, name: '手机', code: codeOf(data.secret) };
    await app.call(paths.finishFactor, { token, body });
    app.clock.advance(60);
    return data.secret;
  }

  it('requires a code of the account for each signature, valid once', async () => {
    const lacking = await clients.sign('filler');
    expect(lacking).toMatchObject({ code: 208, data: { lacks_factor: true } });
    expect(lacking.msg).toContain('takes a second factor');
    expect((await clients.read()).lacks_factor).toBe(true);
    const secret = await setUp();
    expect((await clients.read()).lacks_factor).toBe(false);
    const asked = (await clients.sign('filler')).data.second_step as SecondStep;
    expect(asked).toMatchObject({ totp: true, passkey: null });
    const { ticket } = asked;
    expect((await clients.sign('filler', { proof: { ticket, code: '000000' } })).code).toBe(208);
    expect(await signed()).toEqual([null, null, null]);
    const stale = await clients.sign('filler', {
      version: clients.version + 1,
      proof: { ticket, code: codeOf(secret) },
    });
    expect(stale).toMatchObject({ code: 208, data: { conflict: true } });
    expect((await clients.sign('filler', { proof: { ticket, code: codeOf(secret) } })).code).toBe(200);
    expect((await signed())[0]).not.toBeNull();
    await clients.app.db.q.delete(secondFactors);
    await clients.app.db.q.update(users).set({ secondFactor: false }).where(eq(users.username, 'demo'));
  });
});
