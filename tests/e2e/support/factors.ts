/** A person's second factors, in the words of the screen. */
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect } from './fixtures';

export const findDialog = (page: Page) => page.getByRole('dialog').filter({ visible: true });
export async function clearPageSession(page: Page): Promise<void> {
  // The portal is left first: what it still read would be refused without the session.
  await page.goto(new URL('/favicon.svg', page.url()).href);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

export async function keepCodes(page: Page): Promise<string[]> {
  await expect(findDialog(page).getByRole('note')).toContainText('只在这里显示一次');
  const codes = await findDialog(page).locator('code').allTextContents();
  await page.keyboard.press('Escape');
  await findDialog(page).getByRole('button', { name: '我已保存' }).click();
  return codes;
}

/** By the clock of the server; `aside`: milliseconds later. */
export async function computeFactorCode(page: Page, secret: string, aside = 0): Promise<string> {
  const { data } = await (await page.request.get('/api/health')).json();
  const timestamp = new Date(data.time).getTime() + aside;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

export async function addApp(page: Page, password: string): Promise<string> {
  await page.getByRole('button', { name: '添加验证器应用' }).click();
  await findDialog(page).getByLabel('当前密码').fill(password);
  await page.keyboard.press('Enter');
  const secret = (await findDialog(page).locator('code').textContent())?.replaceAll(' ', '') ?? '';
  await findDialog(page)
    .getByLabel('6位验证码')
    .fill(await computeFactorCode(page, secret));
  await page.keyboard.press('Enter');
  return secret;
}
