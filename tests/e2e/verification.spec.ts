/** Sign-in after failures and each code by SMS ask for a proof of work, or a captcha seen or heard. */
import type { Page } from '@playwright/test';
import { paths } from '../../domain/api/paths.generated';
import { generatePhone } from '../support/server/api-client';
import { CAPTCHA_ANSWER } from '../support/server/real-server';
import { listPageFaults } from './support/axe';
import { expect, test } from './support/fixtures';
import { getPasswordField, getUsernameField, submitSignIn } from './support/portal';

const PASSED = '安全验证已通过';
const button = (page: Page, name: string) => page.getByRole('button', { name });

async function failThreeTimes(page: Page, username: string): Promise<void> {
  await page.goto('/login/login');
  for (let failure = 1; failure <= 3; failure += 1) {
    const answered = page.waitForResponse('**/api/login/');
    await submitSignIn(page, username, `wrong-${failure}`);
    expect(await (await answered).json()).toMatchObject({ code: 208 });
    await expect(page.getByText('登录名或密码错误').last()).toBeVisible();
  }
}

/** Presses Tab until the element has the focus, as somebody does without a mouse. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < 30; stop += 1) {
    if (await button(page, name).evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}`);
}

test.describe('Login page after three failures (/login/login)', () => {
  // First: after ten failures of an address a captcha that was heard is not enough.
  test('accepts a captcha that is chosen, heard and answered by keyboard alone', async ({
    page,
    company,
  }) => {
    await failThreeTimes(page, company.username);
    await expect(page.getByText(PASSED)).toBeVisible();
    await tabTo(page, '改用图形验证码');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: /验证码图片/ })).toBeVisible();
    await tabTo(page, '播放语音');
    const heard = page.waitForResponse('**/captcha/audio/**');
    await page.keyboard.press('Enter');
    expect((await (await heard).json()).data.sound).toMatch(/^data:audio\/wav;base64,/);
    await expect(page.getByText('语音无法播放')).toHaveCount(0);
    await getPasswordField(page).fill(company.password);
    await page.getByLabel('图形验证码').focus();
    await page.keyboard.type(CAPTCHA_ANSWER.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/index$/);
  });

  test('computes a proof, and accepts the right password', async ({ page, company }) => {
    await failThreeTimes(page, company.username);
    await expect(page.getByText(PASSED)).toBeVisible();
    await submitSignIn(page, company.username, company.password);
    await expect(page).toHaveURL(/\/index$/);
  });

  test('computes another proof after a refused sign-in', async ({ page, company }) => {
    await failThreeTimes(page, company.username);
    await expect(page.getByText(PASSED)).toBeVisible();
    const challenged = page.waitForResponse('**/register/challenge/**');
    await submitSignIn(page, company.username, 'wrong again');
    await challenged;
    await submitSignIn(page, company.username, company.password);
    await expect(page).toHaveURL(/\/index$/);
  });

  test('shows the captcha twice as wide when enlarged', async ({ page, company }) => {
    await failThreeTimes(page, company.username);
    await button(page, '改用图形验证码').click();
    const picture = page.getByRole('img', { name: /验证码图片/ });
    const before = (await picture.boundingBox())?.width ?? 0;
    await button(page, '放大').click();
    expect((await picture.boundingBox())?.width).toBeGreaterThanOrEqual(before * 2);
  });
});

test.describe('Login page with SMS codes (/login/login)', () => {
  test('[spec 4.forgotten] sets a forgotten password with a code and no captcha', async ({
    page,
    company,
    server,
  }) => {
    // The owner's number has just got the code of the registration, and has to wait a minute.
    const colleague = {
      username: `${company.username}.two`,
      name: '吴迪',
      phone: generatePhone(),
      role: 'viewer',
    };
    await company.client.must(paths.createUser, colleague);
    await page.goto('/login/login');
    await button(page, '忘记密码').click();
    await getUsernameField(page).fill(colleague.username);
    await page.getByLabel('注册手机号').fill(colleague.phone);
    await button(page, '获取验证码').click();
    await expect(page.getByRole('button', { name: /\d+秒后重发/ })).toBeDisabled();
    const { code } = await server.sms(colleague.phone);
    await page.getByLabel(/^短信验证码/).fill(code ?? '');
    await page.getByLabel('新密码', { exact: true }).fill('Harbour-light-8');
    await page.getByLabel('再次输入新密码').fill('Harbour-light-8');
    await button(page, '设置新密码').click();
    await expect(page.getByText('密码已重置').first()).toBeVisible();
    await submitSignIn(page, colleague.username, 'Harbour-light-8');
    await expect(page).toHaveURL(/\/index$/);
  });

  test('signs in by an SMS code without a password, and shows that a code is wrong', async ({
    page,
    company,
    server,
  }) => {
    const colleague = {
      username: `${company.username}.sms`,
      name: '孙宁',
      phone: generatePhone(),
      role: 'viewer',
    };
    await company.client.must(paths.createUser, colleague);
    await page.goto('/login/login?redirect=/enterpriseCenter/declare');
    await button(page, '用短信验证码').click();
    await getUsernameField(page).fill(colleague.username);
    await page.getByLabel('注册手机号').fill(colleague.phone);
    await button(page, '获取验证码').click();
    await expect(page.getByRole('button', { name: /\d+秒后重发/ })).toBeDisabled();
    const { code = '' } = await server.sms(colleague.phone);
    await page.getByLabel(/^短信验证码/).fill(code === '000000' ? '000001' : '000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('短信验证码错误或已过期')).toBeVisible();
    await page.getByLabel(/^短信验证码/).fill(code);
    await page.keyboard.press('Enter');
    // Whoever has a one-time password is asked for an own one, whatever the way in.
    await expect(page.getByRole('heading', { name: '设置您自己的密码' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/enterpriseCenter/declare');
  });
});

test.describe('Login page without a proof (/login/login)', () => {
  test('computes the proof on the page where workers are refused', async ({ page, company }) => {
    await page.addInitScript(() => {
      window.Worker = class {
        constructor() {
          throw new Error('refused');
        }
      } as unknown as typeof Worker;
    });
    await failThreeTimes(page, company.username);
    await expect(page.getByText(PASSED)).toBeVisible();
    await submitSignIn(page, company.username, company.password);
    await expect(page).toHaveURL(/\/index$/);
  });

  test('shows what to do when no challenge comes, with accessible ways on', async ({ page, company }) => {
    const faults: string[] = [];
    const refusal = { code: -1, msg: 'no', data: null };
    await page.route('**/register/challenge/**', (route) => route.fulfill({ json: refusal }));
    await failThreeTimes(page, company.username);
    await expect(page.getByText('安全验证未能完成，请检查网络后重试，或改用图形验证码')).toBeVisible();
    faults.push(...(await listPageFaults(page, 'proof, failed')));
    await button(page, '改用图形验证码').click();
    await expect(page.getByRole('img', { name: /验证码图片/ })).toBeVisible();
    faults.push(...(await listPageFaults(page, 'captcha')));
    await button(page, '改用自动验证').click();
    await page.unroute('**/register/challenge/**');
    await button(page, '重新验证').click();
    await expect(page.getByText(PASSED)).toBeVisible();
    faults.push(...(await listPageFaults(page, 'proof, passed')));
    expect(faults).toEqual([]);
  });
});
