import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CaptchaData, CurrentUser } from '../../domain/accounts/calls';
import { accountMessages } from '../../domain/accounts/messages';
import { paths } from '../../domain/api/paths.generated';
import type { RegisterData } from '../../domain/company/calls';
import { companyMessages } from '../../domain/company/messages';
import type { OfficeSettingsData } from '../../domain/system/office-settings-calls';
import { startTestApp, TEST_CAPTCHA, type TestApp } from '../../tests/support/server/application';
import { demoRegister } from '../demo/demo-companies';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const SAVE = 'POST /api/v1.0/portal/report/companyRec/';

describe('register with review of registrations', () => {
  it('registers a company that waits for the office: it keeps drafts and cannot submit', async () => {
    const admin = await app.signIn('admin');
    const { data: house } = await app.call<OfficeSettingsData>(paths.house, { token: admin });
    expect(house.registration_review).toBe(false);
    await app.call(paths.saveHouse, { token: admin, body: { ...house, registration_review: true } });

    const phone = '13700000077';
    const { data: picture } = await app.call<CaptchaData>(paths.captcha);
    const captcha = { captcha_id: picture.captcha_id, captcha_code: TEST_CAPTCHA };
    await app.call(paths.sendSms, { body: { phone, scene: 'register', ...captcha } });
    const body = {
      credit_code: demoRegister[0]?.creditCode,
      company_name: demoRegister[0]?.name,
      username: 'waiting',
      password: 'Mountain-lake-7',
      contact_name: '吴迪',
      phone,
      sms_code: await app.codeSentTo(phone),
      dept: 'D210102',
      tax: 'T210102',
      industry: 'I65',
      agree: true,
    };
    const registered = await app.call<RegisterData>(paths.register, { body });
    expect(registered).toMatchObject({ code: 200, msg: 'Registered. Wait for the review' });

    const token = await app.signIn('waiting', 'Mountain-lake-7');
    const me = await app.call<CurrentUser>(paths.currentUser, { token });
    expect(me.data.company?.status).toBe('pending');

    const draft = await app.call<{ id: string; version: number }>(SAVE, {
      token,
      body: { action: 'save', data: {} },
    });
    expect(draft.code).toBe(200);
    const { id, version } = draft.data;
    const sent = await app.call(SAVE, { token, body: { id, version, action: 'submit', data: {} } });
    expect(sent).toMatchObject({ code: 208, msg: companyMessages.submitsWhenActive.en });

    const step = (name: string, at: number) =>
      app.call(paths.stepCompany.replace('{id}', registered.data.id), {
        token: admin,
        body: { step: name, version: at, reason: '地址有误' },
      });
    expect((await step('reject', 1)).code).toBe(200);
    const TOLD = /not approved. Contact .*Heping.*: it takes the registration up again/;
    const again = await app.call(paths.register, { body });
    expect(again).toMatchObject({ code: 208, msg: expect.stringMatching(TOLD) });
    const query = { credit_code: body.credit_code ?? '' };
    const lookedUp = await app.call(paths.companyName, { query });
    expect(lookedUp).toMatchObject({ code: 208, msg: again.msg, data: { registered: true } });
    const signIn = () => app.signIn('waiting', 'Mountain-lake-7');
    await expect(signIn()).rejects.toThrow(accountMessages.companyRejected.en);

    expect((await step('activate', 2)).code).toBe(200);
    expect(await signIn()).toBeTruthy();
  });
});
