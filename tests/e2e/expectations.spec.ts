/** What users expect of such a portal and no other test shows (docs/expectations.md). */
import type { Page } from '@playwright/test';
import { paths } from '../../domain/api/paths.generated';
import type { DeclareDayItem } from '../../domain/windows/calls';
import { expect, test } from './support/fixtures';
import { getPasswordField, openAs, openInPortal, signInButton } from './support/portal';

const FORM = '/forms/gazelleForm?section=baseData';
const PAGES = ['/index', '/enterpriseCenter/declare', FORM, '/interaction', '/no-such-page'];
const LARGE = 18;
/** More than the frame and the first fields have. */
const STOPS = 45;

const urlOf = (call: string) => `**${call.split(' ')[1]}*`;

test.describe('Every page (/index and others)', () => {
  test('shows help in the same place, and large text also after a reload', async ({ page, company }) => {
    await openAs(page, company.client, '/index');
    const help = page.getByRole('button', { name: '帮助', exact: true });
    const places = async () => {
      const seen: unknown[] = [];
      for (const address of PAGES) {
        await openInPortal(page, address);
        await expect(page.locator('main h1')).toBeVisible();
        seen.push(await help.boundingBox());
      }
      return new Set(seen.map((box) => JSON.stringify(box)));
    };
    expect(await places()).toHaveProperty('size', 1);
    await page.getByRole('button', { name: '显示设置' }).click();
    await page.getByRole('switch', { name: '大字版' }).click();
    await page.keyboard.press('Escape');
    for (const address of PAGES) {
      await page.goto(address);
      await expect(page.locator('main h1')).toBeVisible();
      const size = await page.locator('body').evaluate((body) => parseFloat(getComputedStyle(body).fontSize));
      expect(size, address).toBeGreaterThanOrEqual(LARGE);
    }
  });

  /** Runs in the page: texts that are cut above or below once text alone is twice as large (WCAG 2.2, 1.4.4). */
  const cutWhenDoubled = () => {
    const all = [...document.body.querySelectorAll<HTMLElement>('*')];
    const sizes = all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    for (const [at, element] of all.entries()) element.style.fontSize = `${2 * (sizes[at] ?? 0)}px`;
    return all
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
      .filter((element) => element.checkVisibility() && element.clientHeight > 1)
      .filter((element) => /hidden|clip/.test(getComputedStyle(element).overflowY))
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
      .map(
        ({ textContent, clientHeight, scrollHeight }) => `${textContent} ${clientHeight} of ${scrollHeight}`,
      );
  };

  test('does not cut off text of twice the size', async ({ page, company }) => {
    await openAs(page, company.client, '/index');
    for (const address of [...PAGES, '/enterpriseCenter/account', '/enterpriseCenter/users']) {
      await page.goto(address);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('.ant-skeleton, .ant-spin-spinning')).toHaveCount(0);
      expect(await page.evaluate(cutWhenDoubled), address).toEqual([]);
    }
  });

  test('announces the page title once, whole, on a telephone', async ({ page, company }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openAs(page, company.client, '/enterpriseCenter/changes');
    await expect(page.getByRole('heading', { level: 1, name: '企业变更' })).toBeVisible();
    const trail = page.getByRole('navigation', { name: '当前位置' });
    await expect(trail.getByText('企业变更')).toHaveCount(1);
    await expect(trail.getByRole('list')).toHaveCSS('clip-path', 'inset(50%)');
  });

  /** What is wrong with the element that has the focus; '' when it is seen and marked. */
  const faultOfStop = (page: Page) =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return '';
      const { left, top, width, height } = element.getBoundingClientRect();
      const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
      const isSeen = topmost !== null && (element.contains(topmost) || topmost.contains(element));
      const control = element.closest('.ant-select')?.querySelector('.ant-select-selector');
      const around = [element, element.parentElement, element.parentElement?.parentElement, control];
      const isMarked = around.some((each) => {
        if (!each) return false;
        const { outlineStyle, boxShadow } = getComputedStyle(each);
        return outlineStyle !== 'none' || boxShadow !== 'none';
      });
      if (isSeen && isMarked) return '';
      return `${isSeen ? 'not marked' : 'hidden'}: ${element.outerHTML.slice(0, 120)}`;
    });

  test('shows the focus at every keyboard stop, within view', async ({ page, company }) => {
    const faults: string[] = [];
    for (const address of ['/index', FORM]) {
      await openAs(page, company.client, address);
      await expect(page.locator('main h1')).toBeVisible();
      // A section takes the focus to its heading when it is drawn: whoever walks on begins there.
      if (address === FORM) await expect(page.locator('#section-baseData')).toBeFocused();
      for (let stop = 0; stop < STOPS; stop += 1) {
        await page.keyboard.press('Tab');
        const fault = await faultOfStop(page);
        if (fault) faults.push(`${address}, stop ${stop + 1}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });
});

test.describe('Gazelle form (/forms/gazelleForm)', () => {
  test('asks before it is closed with unsaved work, and not without', async ({ page, context, company }) => {
    const asked: string[] = [];
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type());
      await dialog.accept();
    });
    await openAs(page, company.client, FORM);
    const business = page.locator('[id="baseData.main_business"]');
    await expect(business).toBeVisible();
    await page.reload();
    expect(asked).toEqual([]);
    await business.click();
    await context.route(/\/gazelle\//, () => undefined);
    await page.keyboard.type('工业机器人');
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
  });
});

test.describe('Login page (/login/login)', () => {
  test('keeps the button when a code was not sent, and lets a password be pasted and shown', async ({
    page,
  }) => {
    const refusal = { code: 208, msg: '请稍后再试', data: null };
    await page.route(urlOf(paths.sendSms), (route) => route.fulfill({ json: refusal }));
    await page.goto('/login/login');
    const password = getPasswordField(page);
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    const long = 'a'.repeat(64);
    await password.fill(long);
    await expect(password).toHaveValue(long);
    await page.getByRole('button', { name: '显示密码' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(signInButton(page)).toBeEnabled();

    await page.getByRole('button', { name: '用短信验证码' }).click();
    await page.getByLabel('登录名或统一社会信用代码').fill('demo');
    await page.getByLabel('注册手机号').fill('13900000001');
    const send = page.getByRole('button', { name: '获取验证码' });
    await send.click();
    await expect(page.getByText(refusal.msg).first()).toBeVisible();
    await expect(send).toBeEnabled();
  });
});

test.describe('Programs page (/forms/programs)', () => {
  test("shows days to a deadline by the server's clock, whatever the computer's says", async ({
    page,
    company,
  }) => {
    const windows = await company.client.must<DeclareDayItem[]>(paths.declareDay);
    const days = windows.find(({ status }) => status === 'open')?.days_left;
    expect(days).toBeGreaterThan(1);
    await page.clock.setFixedTime(new Date('2031-01-01T00:00:00Z'));
    await openAs(page, company.client, '/forms/programs');
    await expect(page.getByText(`还剩${days}天`).first()).toBeVisible();
  });
});
