import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PagedList } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths.generated';
import type { CopyCheck } from '../../domain/document/calls';
import type { RecognitionItem } from '../../domain/recognitions/calls';
import { readPdfPages } from '../../tests/support/pdf-text';
import { PASS, ReviewClients } from '../../tests/support/server/review-clients';
import { beta } from '../../tests/support/test-programs';
import { withId } from '../../tests/support/with-id';
import { createRecognitionsStore } from '../recognitions/recognitions-store';

const programs = [
  {
    ...beta,
    review: { expertReview: false, publicNotice: false },
    published: { subject: 'title' as const, answers: ['basics.amount', 'basics.doubled', 'team'] },
    recognition: {
      name: { zh: '示例技术企业', en: 'Sample tech company' },
      years: 3,
      basis: 'house default',
    },
  },
];

/** A name of the greatest length that a carrier may have: its certificate is one page all the same. */
const NAME = '示范市高新区科技企业孵化器与加速器联合体'.repeat(5);

let clients: ReviewClients;
let id: string;
let no: string;
beforeAll(async () => {
  clients = await ReviewClients.open(programs);
});
beforeEach(async () => {
  await clients.restore();
  id = await clients.submit('beta', clients.owner, { basics: { name: NAME, amount: 10 } });
  await clients.decide(id, clients.reviewer, PASS);
  await clients.decide(id, clients.admin, { action: 'approve', grant_approved: 1 });
  const { data } = await clients.app.call<PagedList<RecognitionItem>>(paths.ownRecognitions, {
    token: clients.owner,
  });
  no = data.list[0]?.no ?? '';
});
afterAll(() => clients.close());

const fetched = (path: string, token: string, filing = id) =>
  clients.app.app.inject({
    method: 'GET',
    url: withId(path, filing).split(' ')[1] ?? '',
    headers: { authorization: `JWT ${token}` },
  });

async function textOf(path: string = paths.certificate, token = clients.owner): Promise<string> {
  const reply = await fetched(path, token);
  expect(reply.headers['content-type']).toBe('application/pdf');
  const pages = await readPdfPages(reply.rawPayload);
  if (path !== paths.letter) expect(pages).toHaveLength(1);
  return pages.join('').replace(/\s/g, '');
}

const hashIn = (text: string) => text.match(/SHA-256）([0-9a-f]{64})/)?.[1] ?? '';
const check = (query: { no: string; hash: string }) =>
  clients.app.call<CopyCheck>(paths.checkCopy, { query });

describe('certificate', () => {
  it('prints company, number, validity and office, with the company’s name at the time of the decision', async () => {
    const before = await textOf();
    for (const words of [
      '示例技术企业证书',
      '示例智能装备有限公司',
      no,
      '2026年6月10日至2029年6月9日',
      '市级主管部门',
    ])
      expect(before).toContain(words);
    const rename = (name: string) =>
      clients.app.db.q.execute(
        sql`update companies set name = ${name} where id = (select company_id from filings where id = ${id}::uuid)`,
      );
    await rename('改名后的公司');
    expect(await textOf()).toBe(before);
  });

  it('is proved by its number and hash, and by no other number (checkCopy)', async () => {
    const hash = hashIn(await textOf());
    expect((await check({ no, hash })).data).toMatchObject({
      kind: 'certificate',
      no,
      title: 'Sample tech company',
      company: '示例智能装备有限公司',
      credit_code: '91210112MA0YQ1X2XQ',
      facts: [
        { name: 'Name', value: NAME },
        { name: 'Amount', value: '10.00' },
        { name: 'Doubled', value: '20.00' },
      ],
      current: true,
      validity: { from: '2026-06-10', to: '2029-06-09' },
    });
    for (const wrong of [
      { no, hash: 'f'.repeat(64) },
      { no: 'BER20269999', hash },
    ])
      expect((await check(wrong)).code).toBe(208);
  });

  it('states the subject and what everybody may read of it, as the letter does', async () => {
    const certificate = await textOf();
    expect(certificate).toContain(`认定下列单位的“${NAME}”为示例技术企业`);
    for (const paper of [certificate, await textOf(paths.letter)])
      for (const fact of [`名称${NAME}`, '金额10.00']) expect(paper).toContain(fact);
  });

  it('has the number and validity that the letter of the approval names', async () => {
    const letter = await textOf(paths.letter);
    expect(letter).toContain(`证书编号为${no}，有效期自2026年6月10日至2029年6月9日`);
    expect(letter).not.toContain('BE2026-0001');
  });
});

describe('issueCertificate', () => {
  it('prints a corrected certificate with its reason, and returns the old one as replaced', async () => {
    const old = hashIn(await textOf());
    const recognition = async () =>
      (await clients.app.call<PagedList<RecognitionItem>>(paths.ownRecognitions, { token: clients.owner }))
        .data.list[0] as RecognitionItem;
    const act = (body: object, token = clients.admin) =>
      clients.app.call<RecognitionItem>(withId(paths.issueCertificate, id), { token, body });
    const { version, valid_from, valid_to } = await recognition();
    const said = { version, valid_from, valid_to, reason: '企业名称登记有误' };
    expect((await act({ ...said, issue: 'correct', company: '某公司' }, clients.reviewer)).code).toBe(208);
    expect((await act({ ...said, issue: 'correct' })).msg).toMatch(/Nothing is corrected/);
    expect((await act({ ...said, issue: 'extend' })).msg).toMatch(/later than the present/);
    const corrected = await act({ ...said, issue: 'correct', company: '更正后的公司' });
    expect(corrected).toMatchObject({ code: 200, data: { version: version + 1 } });
    expect((await act({ ...said, issue: 'reissue' })).data).toMatchObject({ conflict: true });
    const after = await textOf();
    for (const words of ['更正后的公司', '更正，原证书同时作废', no]) expect(after).toContain(words);
    expect((await check({ no, hash: old })).data).toMatchObject({
      current: false,
      company: '示例智能装备有限公司',
      replaced_at: expect.any(String),
    });
    expect((await check({ no, hash: hashIn(after) })).data).toMatchObject({
      current: true,
      company: '更正后的公司',
    });
    const longer = {
      ...said,
      version: version + 1,
      issue: 'extend',
      valid_to: '2030-06-09',
      reason: '政策延期',
    };
    expect((await act(longer)).data).toMatchObject({ valid_to: '2030-06-09' });
    expect(await textOf()).toContain('2026年6月10日至2030年6月9日');
    expect(await textOf(paths.letter)).toContain('有效期自2026年6月10日至2029年6月9日');
    const { data: messages } = await clients.app.call<PagedList<{ title: string; body: string }>>(
      paths.messages,
      {
        token: clients.owner,
      },
    );
    expect(
      messages.list
        .filter(({ title }) => title === 'Certificate issued anew')
        .map(({ body }) => body)
        .sort(),
    ).toEqual([expect.stringContaining('企业名称登记有误'), expect.stringContaining('政策延期')]);
  });

  it('is returned to the company and its offices, each copy with a line in the log', async () => {
    for (const token of [clients.admin, clients.reviewer])
      expect(await textOf(paths.reviewCertificate, token)).toContain(no);
    for (const [path, token] of [
      [paths.certificate, clients.stranger],
      [paths.reviewCertificate, clients.owner],
    ] as const)
      expect((await fetched(path, token)).json().code).toBe(208);
    const lines = await clients.app.audit.read('filing', id);
    expect(lines.filter(({ action }) => action === 'download_certificate').at(-1)).toMatchObject({
      details: { certificate: no },
    });
  });

  it('is returned as expired after its last day (checkCopy)', async () => {
    const hash = hashIn(await textOf());
    await clients.setClock(new Date('2030-06-09T17:00:00Z'));
    expect((await check({ no, hash })).data).toMatchObject({
      current: false,
      recognition: { state: 'expired', to: '2029-06-09', revoked: null },
    });
  });

  it('is returned as not yet in force where it was corrected to begin on a day to come (checkCopy)', async () => {
    const old = hashIn(await textOf());
    const body = { issue: 'correct', version: 1, reason: '起始日期有误', valid_from: '2027-05-01' };
    await clients.app.call(withId(paths.issueCertificate, id), {
      token: clients.admin,
      body: { ...body, valid_to: '2030-04-30' },
    });
    const hash = hashIn(await textOf());
    expect((await check({ no, hash })).data).toMatchObject({
      current: false,
      recognition: { state: 'upcoming', from: '2027-05-01' },
    });
    expect((await check({ no, hash: old })).data.replaced_at).toBeTruthy();
    await clients.setClock(new Date('2027-04-30T16:00:00Z'));
    expect((await check({ no, hash })).data.current).toBe(true);
  });

  it('is refused once the recognition is revoked', async () => {
    const hash = hashIn(await textOf());
    const { data } = await clients.app.call<PagedList<RecognitionItem>>(paths.ownRecognitions, {
      token: clients.owner,
    });
    const { version = 0, valid_from, valid_to } = data.list[0] ?? {};
    const reissue = { issue: 'reissue', version, valid_from, valid_to, reason: '证书遗失' };
    await clients.app.call(withId(paths.issueCertificate, id), { token: clients.admin, body: reissue });
    expect((await check({ no, hash })).data.replaced_at).toBeTruthy();
    const revoke = { action: 'revoke', reasons: ['falsified'], opinion: '虚假材料', doc_no: '1号' };
    expect((await clients.decide(id, clients.admin, revoke)).code).toBe(200);
    expect((await fetched(paths.certificate, clients.owner)).json()).toMatchObject({
      code: 208,
      msg: expect.stringContaining('revoked on 10 Jun 2026'),
    });
    // Nobody is led to a newer certificate: that one is void as well.
    expect((await check({ no, hash })).data).toMatchObject({
      current: false,
      validity: expect.anything(),
      recognition: { state: 'revoked', revoked: { on: '2026-06-10', doc_no: '1号' } },
    });
    expect((await check({ no, hash })).data.replaced_at).toBeUndefined();
    expect(await textOf(paths.letter)).toContain(`证书编号${no}`);
  });
  it('stores nothing where the recognition was revoked after it was read', async () => {
    const store = createRecognitionsStore(clients.app.db);
    const [given] = (await store.ofFilings([id])).values();
    const change = { validFrom: '2026-06-10', validTo: '2030-06-09', remindOn: '2030-01-01' };
    await store.revoke(id, '2026-06-11');
    expect(await store.change(given?.id ?? '', given?.version ?? 0, change)).toBeUndefined();
    await store.reinstate(id, (to) => to);
    expect(await store.change(given?.id ?? '', given?.version ?? 0, change)).toBeUndefined();
  });
});
