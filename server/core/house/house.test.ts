import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../../domain/api/paths';
import type { ReceiptData } from '../../../domain/calls/filings';
import type { HouseData } from '../../../domain/calls/house';
import type { PortalSettings } from '../../../domain/calls/system';
import { at } from '../../../tests/support/at';
import { pagesOf } from '../../../tests/support/pdf-text';
import { PASS, ReviewClients } from '../../../tests/support/server/review-clients';
import { alpha, beta, gamma } from '../../../tests/support/test-programs';

const review = { expertReview: false, publicNotice: false };

let clients: ReviewClients;
let filed: string;
let beside: string;
let funded: string;
beforeAll(async () => {
  clients = await ReviewClients.open([alpha, beta, gamma].map((program) => ({ ...program, review })));
  filed = await clients.submit('alpha');
});
afterAll(() => clients.close());

const read = (token = clients.admin) => clients.app.call<HouseData>(paths.house, { token });
const save = (body: object, token = clients.admin) =>
  clients.app.call<HouseData>(paths.saveHouse, { token, body });
const REVOKE = { action: 'revoke', reasons: ['other'], doc_no: '1号' };
const SAID = {
  office: '示范市科学技术局',
  office_en: 'Bureau of Science and Technology',
  document_word: '示科审',
  help_line: '024-12345678',
  working_hours: '工作日9:00至17:00',
  address: '示范路1号',
};

async function letterOf(id: string): Promise<string> {
  const url = at(paths.letter, id).split(' ')[1] ?? '';
  const headers = { authorization: `JWT ${clients.owner}` };
  const { rawPayload } = await clients.app.app.inject({ method: 'GET', url, headers });
  return (await pagesOf(rawPayload)).join('').replace(/\s/g, '');
}

async function approved(program: string): Promise<string> {
  const id = await clients.submit(program);
  await clients.decide(id, clients.reviewer, PASS);
  await clients.decide(id, clients.admin, { action: 'approve', grant_approved: 10 });
  return id;
}

describe('settings of the house', () => {
  it('are unsaid at first: letters bear the common name, and no document number', async () => {
    expect((await read()).data).toMatchObject({
      office: '',
      document_word: '',
      version: 0,
      last_number: null,
    });
    beside = await approved('beta');
    const text = await letterOf(beside);
    expect(text).toContain('市级主管部门');
    expect(text).not.toContain('〔');
  });

  it('are told to everybody, and stand on receipts and letters from then on', async () => {
    const receipt = () => clients.app.call<ReceiptData>(at(paths.receipt, filed), { token: clients.owner });
    expect((await receipt()).data.contact.phone).toBe('12345');
    const saved = await save({ ...SAID, version: 0 });
    expect(saved.data).toMatchObject({ ...SAID, version: 1, last_number: null });
    const { data } = await clients.app.call<PortalSettings>(paths.portalSettings);
    expect(data.house).toEqual({
      office: SAID.office_en,
      help_line: SAID.help_line,
      working_hours: SAID.working_hours,
      address: SAID.address,
    });
    expect((await receipt()).data.contact.phone).toBe(SAID.help_line);
  });

  it('number the letters of the house year by year, without gaps, and never one twice', async () => {
    funded = await approved('gamma');
    expect(await letterOf(funded)).toContain('示科审〔2026〕1号');
    await clients.decide(filed, clients.reviewer, PASS);
    const reject = { action: 'reject_city', opinion: '不符合申报条件' };
    expect((await clients.decide(filed, clients.admin, reject)).code).toBe(208);
    await clients.decide(filed, clients.admin, { ...reject, reasons: ['eligibility'] });
    expect(await letterOf(filed)).toContain('示科审〔2026〕2号');
    await clients.decide(funded, clients.admin, REVOKE);
    expect(await letterOf(funded)).toContain('示科审〔2026〕3号');
    expect((await read()).data.last_number).toBe('示科审〔2026〕3号');
  });

  it('leave the letters as they are that were written before', async () => {
    const before = await letterOf(filed);
    expect(before).toContain(SAID.office);
    await save({ ...SAID, office: '改名后的局', document_word: '改科', version: 1 });
    expect(await letterOf(filed)).toBe(before);
    await clients.decide(beside, clients.admin, REVOKE);
    expect(await letterOf(beside)).toContain('改名后的局改科〔2026〕1号');
  });

  it('are not overwritten by whoever saw another version', async () => {
    const { code, msg, data } = await save({ ...SAID, version: 0 });
    expect([code, data]).toMatchObject([208, { conflict: true, version: 2 }]);
    expect(msg).toContain('Yours are not saved');
    expect((await read()).data.office).toBe('改名后的局');
  });

  it('are the administrators’ to see and change', async () => {
    for (const token of [clients.owner, clients.reviewer])
      for (const answer of [await read(token), await save({ ...SAID, version: 2 }, token)])
        expect(answer.code).toBe(208);
  });
});
