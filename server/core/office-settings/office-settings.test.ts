import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../../domain/api/paths.generated';
import type { ReceiptData } from '../../../domain/filing/calls';
import type { PortalSettings } from '../../../domain/system/calls';
import type { OfficeSettingsData } from '../../../domain/system/office-settings-calls';
import { readPdfPages } from '../../../tests/support/pdf-text';
import { createSealPicture, encodePng } from '../../../tests/support/seal-picture';
import { TEST_CAPTCHA } from '../../../tests/support/server/application';
import { PASS, ReviewClients } from '../../../tests/support/server/review-clients';
import { alpha, beta, gamma } from '../../../tests/support/test-programs';
import { withId } from '../../../tests/support/with-id';
import { users } from '../db/tables';
import { createOfficeSettings } from './office-settings';

const review = { expertReview: false, publicNotice: false };

let clients: ReviewClients;
let filed: string;
beforeAll(async () => {
  clients = await ReviewClients.open([alpha, beta, gamma].map((program) => ({ ...program, review })));
});
beforeEach(async () => {
  await clients.restore();
  filed = await clients.submit('alpha');
});
afterAll(() => clients.close());

const read = (token = clients.admin) => clients.app.call<OfficeSettingsData>(paths.house, { token });
const save = (body: object, token = clients.admin) =>
  clients.app.call<OfficeSettingsData>(paths.saveHouse, { token, body });
const REVOKE = { action: 'revoke', reasons: ['falsified'], doc_no: '1号' };
const SAID = {
  office: '示范市科学技术局',
  office_en: 'Bureau of Science and Technology',
  document_word: '示科审',
  help_line: '024-12345678',
  working_hours: '工作日9:00至17:00',
  address: '示范路1号',
};

async function letterOf(id: string): Promise<string> {
  const url = withId(paths.letter, id).split(' ')[1] ?? '';
  const headers = { authorization: `JWT ${clients.owner}` };
  const { rawPayload } = await clients.app.app.inject({ method: 'GET', url, headers });
  return (await readPdfPages(rawPayload)).join('').replace(/\s/g, '');
}

async function approved(program: string): Promise<string> {
  const id = await clients.submit(program);
  await clients.decide(id, clients.reviewer, PASS);
  await clients.decide(id, clients.admin, { action: 'approve', grant_approved: 10 });
  return id;
}

describe('house and saveHouse', () => {
  it('return nothing at first: letters bear the common name, and no document number', async () => {
    expect((await read()).data).toMatchObject({
      office: '',
      document_word: '',
      version: 0,
      last_number: null,
    });
    const text = await letterOf(await approved('beta'));
    expect(text).toContain('市级主管部门');
    expect(text).not.toContain('〔');
  });

  it('show the settings to everybody, and on later receipts and letters', async () => {
    const receipt = () =>
      clients.app.call<ReceiptData>(withId(paths.receipt, filed), { token: clients.owner });
    expect((await receipt()).data.contact.phone).toBe('12345');
    const saved = await save({ ...SAID, version: 0 });
    expect(saved.data).toMatchObject({ ...SAID, version: 1, last_number: null });
    const { data } = await clients.app.call<PortalSettings>(paths.portalSettings);
    expect(data.house).toEqual({
      masthead: { zh: '', en: '' },
      logo: null,
      accent: '',
      light_navigation: false,
      office: SAID.office_en,
      help_line: SAID.help_line,
      working_hours: SAID.working_hours,
      address: SAID.address,
      takes_ofd: true,
      icp_record: '',
      police_record: '',
      foot_links: [],
    });
    expect((await receipt()).data.contact.phone).toBe(SAID.help_line);
  });

  it('set the colours of the portal, and refuse an accent that white words are hard to read on', async () => {
    const coloured = { ...SAID, accent: '#00695c', light_navigation: true };
    expect((await save({ ...coloured, version: 0 })).data).toMatchObject(coloured);
    const { data } = await clients.app.call<PortalSettings>(paths.portalSettings);
    expect(data.house).toMatchObject({ accent: '#00695c', light_navigation: true });
    expect(await save({ ...SAID, accent: '#ffb300', version: 1 })).toMatchObject({
      code: 208,
      msg: expect.stringContaining('1.7:1'),
    });
    expect(await save({ ...SAID, accent: 'red;}', version: 1 })).toMatchObject({ code: -1 });
    expect((await read()).data.accent).toBe('#00695c');
    await save({ ...SAID, accent: '', light_navigation: false, version: 1 });
  });

  it('set the name and the sign of the portal, which SMS and mails bear as well', async () => {
    await save({ ...SAID, version: 0 });
    const before = (await read()).data;
    const logo = encodePng(64, 64, Buffer.alloc(64 * 4 * 64 + 64)).toString('base64');
    const named = { ...SAID, masthead: '惠企申报', masthead_en: 'Filings', logo };
    expect((await save({ ...named, version: before.version })).data).toMatchObject(named);
    const told = async () => (await clients.app.call<PortalSettings>(paths.portalSettings)).data.house;
    expect(await told()).toMatchObject({ masthead: { zh: '惠企申报', en: 'Filings' }, logo });

    const [folder, phone] = [join(clients.app.dataDir, 'outbox'), '13912345678'];
    const sent = (to: string) =>
      readdirSync(folder)
        .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
        .find((message) => message.to === to);
    const captcha = { captcha_id: '', captcha_code: TEST_CAPTCHA };
    captcha.captcha_id = (await clients.app.call<{ captcha_id: string }>(paths.captcha)).data.captcha_id;
    await clients.app.call(paths.sendSms, { body: { phone, scene: 'register', ...captcha } });
    await clients.app.codeSentTo(phone);
    expect(sent(phone).text).toMatch(/^【惠企申报】验证码\d{6}/);
    await clients.app.db.q.update(users).set({ email: 'a@example.com' }).where(eq(users.username, 'admin'));
    await clients.app.call(paths.sendTest, { token: clients.admin, body: { kind: 'mail' } });
    expect(sent('a@example.com').text).toMatch(
      /\n\n——\n惠企申报\n示范市科学技术局\n咨询电话：024-12345678（工作日9:00至17:00）\n示范路1号$/,
    );

    // A client that sends neither field keeps both.
    expect((await save({ ...SAID, version: before.version + 1 })).data).toMatchObject(named);
    const log = JSON.stringify(await clients.app.audit.read('house', 'house'));
    expect(log).toContain('惠企申报');
    expect(log).not.toContain(logo);
    const plain = { ...SAID, masthead: '', masthead_en: '', logo: null, version: before.version + 2 };
    expect((await save(plain)).data).toMatchObject({ masthead: '', logo: null });
  });

  it.each([
    ['no picture', Buffer.from('%PDF-1.7')],
    ['one that is too large', encodePng(600, 10, Buffer.alloc(600 * 4 * 10 + 10))],
    ['one that something is added to', Buffer.concat([createSealPicture(), Buffer.from('<script>')])],
  ])('reject %s as a sign', async (_, bytes) => {
    const { version } = (await read()).data;
    const refused = await save({ ...SAID, logo: bytes.toString('base64'), version });
    expect([refused.code, refused.msg]).toEqual([208, expect.stringContaining('at most 512 pixels')]);
  });

  it('number the letters of the house year by year, without gaps and duplicates', async () => {
    await save({ ...SAID, version: 0 });
    const funded = await approved('gamma');
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

  it('leave letters unchanged that were written before', async () => {
    await save({ ...SAID, version: 0 });
    const earlier = await approved('gamma');
    const before = await letterOf(earlier);
    expect(before).toContain(SAID.office);
    await save({
      ...SAID,
      office: '改名后的局',
      document_word: '改科',
      version: (await read()).data.version,
    });
    expect(await letterOf(earlier)).toBe(before);
    await clients.decide(earlier, clients.admin, REVOKE);
    expect(await letterOf(earlier)).toContain('改名后的局改科〔2026〕1号');
  });

  it('refuse a change by whoever saw another version', async () => {
    await save({ ...SAID, version: 0 });
    const { code, msg, data } = await save({ ...SAID, version: 0 });
    expect([code, data]).toMatchObject([208, { conflict: true, version: expect.any(Number) }]);
    expect(msg).toContain('Yours are not saved');
    expect((await read()).data.office).toBe(SAID.office);
  });

  it('allow administrators alone to see and change the settings', async () => {
    for (const token of [clients.owner, clients.reviewer])
      for (const answer of [await read(token), await save({ ...SAID, version: 2 }, token)])
        expect(answer.code).toBe(208);
  });
});

describe('createOfficeSettings', () => {
  const first = { registrationReview: true, scanBeforeSubmit: false };
  const houseOf = () => {
    const { db, clock } = clients.app;
    return createOfficeSettings({ db, clock: () => clock.now, env: first });
  };

  it('are those of the variables until the house sets others, and include OFD at first', async () => {
    expect(await houseOf().rules()).toEqual({
      ...first,
      takesOfd: true,
      officeSecondFactor: false,
      fewerEditionHands: false,
    });
    const { data } = await read();
    expect(data).toMatchObject({ registration_review: false, scan_before_submit: true, takes_ofd: true });
    const said = { registration_review: false, scan_before_submit: true, takes_ofd: false };
    await save({ ...data, ...said });
    expect(await houseOf().rules()).toEqual({
      registrationReview: false,
      scanBeforeSubmit: true,
      takesOfd: false,
      officeSecondFactor: false,
      fewerEditionHands: false,
    });
    const { data: told } = await clients.app.call<PortalSettings>(paths.portalSettings);
    expect(told.house.takes_ofd).toBe(false);
  });
});

describe('foot of public pages (portalSettings)', () => {
  const FOOT = {
    icp_record: '辽ICP备2026000001号-1',
    police_record: '辽公网安备21010202000001号',
    foot_links: [{ name: '市人民政府', url: 'https://www.example.gov.cn/' }],
  };

  it('is returned to everybody, and kept where a client does not know it', async () => {
    const { data: before } = await read();
    expect((await save({ ...before, ...FOOT })).data).toMatchObject(FOOT);
    expect((await clients.app.call<PortalSettings>(paths.portalSettings)).data.house).toMatchObject(FOOT);
    expect((await save({ ...SAID, version: before.version + 1 })).data).toMatchObject(FOOT);
  });

  it('accepts web addresses alone', async () => {
    const { data } = await read();
    const foot_links = [{ name: '链接', url: 'javascript:alert(1)' }];
    expect((await save({ ...data, foot_links })).code).not.toBe(200);
  });
});
