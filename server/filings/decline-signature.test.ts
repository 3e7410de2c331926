/** A signatory of a company declines to sign a draft, with a reason. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { SignatoryRole } from '../../domain/definition';
import type { DeclineSignatureBody, SignatoriesData } from '../../domain/filing/signatory-calls';
import type { SaveConflict } from '../../domain/filing/types';
import type { HomeData } from '../../domain/home/calls';
import type { ReviewData } from '../../domain/review/calls';
import { SIGNERS, SignatoryClients, THREE } from '../../tests/support/server/signatory-clients';
import { withId } from '../../tests/support/with-id';
import { messages, submissions } from '../core/db/tables';

const REASON = '预算与财务账不符，请核对后再报。';

let clients: SignatoryClients;

beforeAll(async () => {
  clients = await SignatoryClients.open();
});
afterAll(() => clients.app.close());
beforeEach(async () => {
  await clients.restore();
  await clients.ask(THREE);
});

const decline = (hand: SignatoryRole, more: Partial<DeclineSignatureBody> = {}, by = SIGNERS[hand]) =>
  clients.call<SignatoriesData & SaveConflict>(paths.declineSignature, by, {
    hand,
    version: clients.version,
    reason: REASON,
    ...more,
  });
const declined = async () => (await clients.read()).hands.map((each) => each.declined?.name ?? null);
const former = async () => (await clients.read()).hands.map((each) => each.former_refusal?.reason ?? null);
const told = async () => {
  const rows = await clients.app.db.q.select().from(messages);
  return rows.filter(({ template }) => template === 'signature_declined');
};

describe('declineSignature', () => {
  it('shows who declined, when and why beside the role, and leaves draft and signatures as they are', async () => {
    await clients.sign('filler');
    const { code, data } = await decline('finance');
    expect(code).toBe(200);
    expect(data.version).toBe(clients.version);
    const at = clients.app.clock.now.toISOString();
    const refusal = { name: data.hands[1]?.holders[0]?.name, at, reason: REASON };
    expect(data.hands[1]).toMatchObject({ signature: null, due: true, declined: { ...refusal, own: true } });
    const seen = (await clients.read()).hands;
    expect(seen[0]?.signature).not.toBeNull();
    expect(seen[1]?.declined).toEqual({ ...refusal, own: false });
    expect('declined' in (seen[2] ?? {})).toBe(false);
  });

  it('accepts the refusal of an unfinished draft, before it is the turn of the role', async () => {
    await clients.change('basics.amount', null);
    expect((await decline('legal')).code).toBe(200);
    expect((await declined())[2]).not.toBeNull();
  });

  it('tells the filler who has signed who declined, in which role and why, with a link to the draft', async () => {
    await clients.sign('filler');
    await decline('legal');
    const [message, ...others] = await told();
    expect(others).toEqual([]);
    expect(message).toMatchObject({ userId: clients.ids.demo, filingId: clients.id });
    expect(message?.link).toContain(`id=${clients.id}&view=check`);
    expect(message?.body.zh).toMatch(
      /作为法定代表人不同意签署“示例（alpha申报）”.*理由：预算与财务账不符，请核对后再报。$/,
    );
  });

  it('tells the main account and whoever changed the draft last while no filler has signed', async () => {
    await clients.change('basics.amount', 12, 'demo.filer');
    await decline('legal');
    const people = (await told()).map(({ userId }) => userId);
    expect(people.toSorted()).toEqual([clients.ids.demo, clients.ids['demo.filer']].toSorted());
  });

  it('writes a line in the log of the company with the reason, which offices do not read', async () => {
    for (const hand of ['filler', 'finance'] as const) await clients.sign(hand);
    await decline('legal');
    await clients.sign('legal');
    const line = (await clients.log()).find(({ action }) => action === 'decline_signature');
    expect(line).toMatchObject({ comment: REASON, hands: [{ hand: 'legal' }] });
    expect((await clients.submit()).code).toBe(200);
    const office = { token: clients.tokens.reviewer as string };
    const reviewed = await clients.app.call<ReviewData>(withId(paths.reviewFiling, clients.id), office);
    const seen = reviewed.data.log.find(({ action }) => action === 'decline_signature');
    expect(seen).toMatchObject({ comment: null, hands: [{ hand: 'legal' }] });
    const [paper] = await clients.app.db.q
      .select()
      .from(submissions)
      .where(eq(submissions.filingId, clients.id));
    expect(paper?.snapshot).not.toContain(REASON);
    expect((await clients.filing.rowOf(clients.id))?.declined).toEqual([]);
  });

  it('changes nothing when repeated; another reason takes the place of the one before', async () => {
    await decline('legal');
    clients.app.clock.advance(60);
    const again = await decline('legal');
    expect(again.code).toBe(200);
    expect([
      (await told()).length,
      (await clients.log()).filter(({ comment }) => comment === REASON).length,
    ]).toEqual([1, 1]);
    await decline('legal', { reason: '人员名单有误' });
    expect((await clients.read()).hands[2]?.declined?.reason).toBe('人员名单有误');
    expect((await clients.filing.rowOf(clients.id))?.declined).toHaveLength(1);
  });

  it('rejects a reason that is empty, invisible or too long, and a role that is signed', async () => {
    for (const reason of ['', ' \u200b', '长'.repeat(501)])
      expect((await decline('legal', { reason })).code).not.toBe(200);
    await clients.sign('filler');
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
    const seen = clients.version;
    await clients.change('basics.amount', 11);
    const refused = await decline('legal', { version: seen });
    expect(refused).toMatchObject({ code: 208, data: { conflict: true, version: clients.version } });
    expect(refused.msg).toContain('Your reason was not recorded');
    expect(await declined()).toEqual([null, null, null]);
  });
});

describe('A refusal to sign', () => {
  it('ends when the answers change that the role would sign, not with others; the log keeps it', async () => {
    await clients.sign('filler');
    await decline('finance');
    await decline('legal');
    await clients.change('basics.amount', 11);
    expect((await declined()).map((each) => each !== null)).toEqual([false, true, false]);
    await clients.change('basics.amount', 10);
    expect((await declined()).map((each) => each !== null)).toEqual([false, true, false]);
    expect((await clients.log()).filter(({ action }) => action === 'decline_signature')).toHaveLength(2);
  });

  it('stays as a former one after such a change, with its reason, and is not counted as declined', async () => {
    await clients.sign('filler');
    await decline('finance');
    await decline('legal');
    await clients.change('basics.amount', 11);
    expect(await former()).toEqual([null, null, REASON]);
    const { msg } = await clients.submit();
    expect(msg).toContain('(Finance head)');
    expect(msg).not.toContain('(Legal representative)');
    await clients.change('basics.amount', 10);
    expect(await former()).toEqual([null, null, REASON]);
  });

  it('that is a former one goes once its role declines anew, with the same reason, or signs', async () => {
    await decline('legal');
    await clients.change('basics.amount', 11);
    await decline('legal');
    expect([(await declined())[2], await former()]).toEqual([expect.any(String), [null, null, null]]);
    await clients.change('basics.amount', 12);
    for (const hand of ['filler', 'finance', 'legal'] as const) await clients.sign(hand);
    expect(await former()).toEqual([null, null, null]);
  });

  it('is withdrawn by the signature of its role', async () => {
    await clients.sign('filler');
    await decline('finance');
    const { data } = await clients.sign('finance');
    expect(data.hands[1]).toMatchObject({ signature: { hand: 'finance' } });
    expect(await declined()).toEqual([null, null, null]);
    expect((await clients.filing.rowOf(clients.id))?.declined).toEqual([]);
  });

  it('is named where a submission is refused for missing signatures', async () => {
    await clients.sign('filler');
    await decline('finance');
    const { msg } = await clients.submit();
    expect(msg).toContain('Signatures are missing: Finance head, Legal representative. Declined to sign:');
    expect(msg).toContain('(Finance head)');
  });

  it('survives a save that knew the draft from before it', async () => {
    await clients.change('basics.note', 'x');
    await decline('finance');
    await clients.change('basics.note', 'y');
    expect((await declined())[1]).not.toBeNull();
  });

  it('takes the paper off the list of those to sign until it has changed and is due again', async () => {
    const toSign = async () => {
      const call = { token: clients.tokens['demo.viewer'] as string };
      return (await clients.app.call<HomeData>(paths.home, call)).data.filings?.to_sign;
    };
    for (const hand of ['filler', 'finance'] as const) await clients.sign(hand);
    expect(await toSign()).toEqual([clients.id]);
    await decline('legal');
    expect(await toSign()).toEqual([]);
    await clients.change('basics.amount', 11);
    await clients.sign('filler');
    expect(await toSign()).toEqual([clients.id]);
  });
});
