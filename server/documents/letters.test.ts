import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { CopyCheck } from '../../domain/document/calls';
import { formatLetterNumber } from '../../domain/document/letter';
import { readPdfPages } from '../../tests/support/pdf-text';
import { BASE, GOOD } from '../../tests/support/server/filing-clients';
import { PASS, ReviewClients } from '../../tests/support/server/review-clients';
import { alpha, beta, gamma } from '../../tests/support/test-programs';

const review = { expertReview: false, publicNotice: false };
const programs = [alpha, { ...beta, review }, gamma];
const PROJECT = '精密减速器降噪';
const data = { ...GOOD, basics: { ...GOOD.basics, name: PROJECT } };
const TEAM = [{ row: 'a', person: '张三', share: 60 }];

let clients: ReviewClients;
let id: string;
beforeAll(async () => {
  clients = await ReviewClients.open(programs);
});
beforeEach(async () => {
  await clients.restore();
  id = await clients.submit('beta', clients.owner, { ...data, team: TEAM });
});
afterAll(() => clients.close());

const of = (path: string, filing = id): string => path.split(' ')[1]?.replace('{id}', filing) ?? '';

const fetched = (url: string, token = clients.owner) =>
  clients.app.app.inject({ method: 'GET', url, headers: { authorization: `JWT ${token}` } });

async function textOf(url = of(paths.letter)) {
  const reply = await fetched(url);
  expect(reply.headers['content-type']).toBe('application/pdf');
  const pages = await readPdfPages(reply.rawPayload);
  return { text: pages.join('').replace(/\s/g, ''), pages };
}

/** Number and hash as printed on the document. */
const proofIn = (text: string) => {
  const [, no = '', hash = ''] =
    text.match(/文书编号(BE[\d-]+D\d+)·防伪校验码（SHA-256）([0-9a-f]{64})/) ?? [];
  return { no, hash };
};

const check = (query: { no: string; hash: string }) =>
  clients.app.call<CopyCheck>(paths.checkCopy, { query });

const giveBack = () =>
  clients.decide(id, clients.reviewer, {
    action: 'return_first',
    opinion: '请核对\n并补充',
    reasons: ['mismatch', 'unclear'],
    days: 5,
    corrections: [{ path: 'team[0].share', comment: '合计不符' }, { comment: '附件重传' }],
  });
const approve = async () => {
  await clients.decide(id, clients.reviewer, PASS);
  await clients.decide(id, clients.admin, { action: 'approve', grant_approved: 35.5, opinion: '同意立项' });
};

describe('letter', () => {
  it('is not found before there is a decision', async () => {
    expect((await fetched(of(paths.letter))).json()).toMatchObject({ code: 208, msg: 'record not found' });
  });

  it('prints what to correct, where and until when', async () => {
    await giveBack();
    const { text, pages } = await textOf();
    expect(pages).toHaveLength(1);
    for (const words of [
      '浑南区科技主管部门',
      '退回修改通知书',
      '示例智能装备有限公司：',
      PROJECT,
      '请于2026年6月17日17:00前登录申报系统',
      '数据前后不一致、附件不清晰',
      '请核对并补充',
      '1.团队第1行份额：合计不符',
      '2.附件重传',
      '2026年6月10日',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('孙浩');
    const notice = proofIn(text);
    expect((await check(notice)).data).toMatchObject({
      kind: 'letter',
      no: notice.no,
      title: 'Notice of correction · beta declaration',
      company: '示例智能装备有限公司',
      submitted_at: '2026-06-10T02:00:00.000Z',
      current: true,
    });
  });

  it('prints no host that the request names, where PUBLIC_URL is not set', async () => {
    await giveBack();
    const url = of(paths.letter);
    const headers = {
      authorization: `JWT ${clients.owner}`,
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
    };
    const reply = await clients.app.app.inject({ method: 'GET', url, headers });
    const text = (await readPdfPages(reply.rawPayload)).join('').replace(/\s/g, '');
    expect(text).not.toContain('evil');
    expect(text).not.toContain('http');
    expect(text).toContain('打开“申报材料核验”页面（/check），填写页脚的编号与防伪校验码（SHA-256）');
    expect(reply.rawPayload.toString('latin1')).not.toContain('/URI');
  });

  it('is proved by number and hash together, and by no other number (checkCopy)', async () => {
    await giveBack();
    const { no, hash } = proofIn((await textOf()).text);
    expect((await check({ no, hash })).code).toBe(200);
    const receipt = no.replace(/-D\d+$/, '');
    const wrong = [
      { no, hash: 'f'.repeat(64) },
      { no: formatLetterNumber(receipt, 1), hash },
      { no: formatLetterNumber(receipt, 999), hash },
      { no: receipt, hash },
      { no: `${no}'`, hash },
    ];
    for (const each of wrong) expect([each, (await check(each)).code]).toEqual([each, 208]);
  });

  it('prints project and grant of an approval, and stays as it was decided', async () => {
    await giveBack();
    const notice = proofIn((await textOf()).text);
    for (const { id: correction, version } of (await clients.own(id, 'beta')).returned)
      await clients.answer(id, { correction, version, state: 'corrected' });
    const token = clients.owner;
    const { version } = await clients.own(id, 'beta');
    await clients.app.call(`POST ${BASE}/beta/`, { token, body: { id, version, data } });
    await clients.app.call(`PUT ${BASE}/betaInfo/${id}/submit/`, { token, body: {} });
    expect((await check(notice)).data.current).toBe(false);
    await approve();

    const before = await textOf();
    for (const words of [
      '市级主管部门',
      '立项通知书',
      '项目编号为BE2026-0001',
      '批准资助金额为35.5万元',
      '请于2026年7月9日前签订任务书（任务书不在本系统签订，请按主管部门通知办理）',
      '同意立项',
    ])
      expect(before.text).toContain(words);
    await clients.app.db.q.execute(
      sql`update companies set name = '改名后的公司', profile = jsonb_set(profile, '{department}', '"D210106"')
        where id = (select company_id from filings where id = ${id}::uuid)`,
    );
    await clients.setClock(new Date('2026-06-11T02:00:00Z'));
    expect((await textOf()).text).toBe(before.text);
    const lines = await clients.app.audit.read('filing', id);
    const first = lines.find(({ action }) => action === 'return_first');
    const { text } = await textOf(`${of(paths.letter)}?line=${first?.id}`);
    expect(text).toContain('浑南区科技主管部门');
    expect(proofIn(text)).toEqual(notice);
  });

  it('of a revocation replaces that of the approval', async () => {
    await approve();
    const approval = proofIn((await textOf()).text);
    expect((await check(approval)).data.current).toBe(true);
    await clients.decide(id, clients.admin, {
      action: 'revoke',
      reasons: ['falsified'],
      doc_no: '沈科〔2026〕1号',
    });
    const { text } = await textOf();
    expect(text).toMatch(/自决定之日起15个工作日内（2026年\d+月\d+日17:00前）登录申报系统提出申诉/);
    for (const words of ['撤销立项决定书', 'BE2026-0001', '依据文件：沈科〔2026〕1号', '弄虚作假'])
      expect(text).toContain(words);
    expect((await check(approval)).data.current).toBe(false);
  });

  it('writes a line to the log for each copy', async () => {
    await giveBack();
    const notice = proofIn((await textOf()).text);
    for (let n = 0; n < 3; n++) await textOf();
    const lines = await clients.app.audit.read('filing', id);
    const copies = lines.filter(({ action }) => action === 'download_letter');
    expect(copies.length).toBeGreaterThan(3);
    expect(copies[0]).toMatchObject({ actorName: '王敏', details: { letter: notice.no } });
  });
});

describe('letter and reviewLetter', () => {
  it('are returned to the company, its department and the city', async () => {
    await approve();
    expect(
      (await fetched(of(paths.letter), await clients.app.signIn('demo.viewer'))).headers['content-type'],
    ).toBe('application/pdf');
    for (const token of [clients.reviewer, clients.admin])
      expect((await fetched(of(paths.reviewLetter), token)).headers['content-type']).toBe('application/pdf');
  });

  it('are not found by anybody else: a foreign id, a foreign line and no id at all are answered alike', async () => {
    await approve();
    const foreign = await clients.submit('beta', clients.stranger);
    const [line] = (await clients.app.audit.read('filing', id)).filter(({ action }) => action === 'approve');
    const replies = [
      await fetched(of(paths.letter), clients.stranger),
      await fetched(of(paths.letter, 'nothing'), clients.stranger),
      await fetched(`${of(paths.letter, foreign)}?line=${line?.id}`, clients.stranger),
      await fetched(of(paths.reviewLetter, foreign), clients.reviewer),
      await fetched(of(paths.reviewLetter, 'nothing'), clients.reviewer),
    ];
    expect(replies.map((reply) => reply.json().msg)).toEqual(Array(5).fill('record not found'));
    expect((await fetched(of(paths.reviewLetter), clients.owner)).json()).toMatchObject({
      code: 208,
      msg: 'you do not have the right: read submitted filings; ask an administrator if you need it',
    });
  });
});
