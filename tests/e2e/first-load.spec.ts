import type { Page } from '@playwright/test';
import { paths } from '../../domain/api/paths.generated';
import { statuses } from '../../domain/filing/status';
import { programs } from '../../domain/programs/index.generated';
import { hightechDomain } from '../../domain/reference/hightech-domain';
import { industry } from '../../domain/reference/industry';
import type { OfficeSettingsData } from '../../domain/system/office-settings-calls';
import english from '../../src/locales/en-US/shell';
import { listFormMarks } from '../support/form-marks';
import { createSealPicture } from '../support/seal-picture';
import { openDemoClient } from '../support/server/api-client';
import { expect, test } from './support/fixtures';
import { getPasswordField, getUsernameField, openAs } from './support/portal';

/** Signs, in a script, of code that the first pages do not need. */
const MARKS = new Map([
  ...listFormMarks().map(({ program, text }) => [program, text] as const),
  ['English', english.skip],
  ['Arabic of states', statuses.draft.ar ?? ''],
  ['Arabic of programs', programs[0]?.title.ar ?? ''],
  ['fields', hightechDomain.title.en],
  ['industries', industry.title.en],
  ['proof of work', 'no counter was found in time'],
]);

test.describe('First pages (/login/login, /index)', () => {
  test('load no form, list or other language; a form loads its own and no other', async ({
    page,
    company,
    server,
  }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    const loaded = async () => {
      // Asked for again: what the browser got is gone once it goes to the next page.
      const texts = await Promise.all([...scripts].map(async (url) => (await fetch(url)).text()));
      return [...MARKS].flatMap(([name, mark]) => (texts.some((text) => text.includes(mark)) ? name : []));
    };
    await page.goto('/login/login');
    await expect(getUsernameField(page)).toBeEditable();
    // The first day of a company judges its profile, with lists, once the page is there.
    await openAs(page, await openDemoClient(server.url), '/index');
    await expect(page.locator('#todos li').first()).toBeVisible();
    expect(await loaded()).toEqual([]);
    await openAs(page, company.client, '/forms/declareForm?section=registration');
    await expect(page.locator('[id="registration.mailing_address"]')).toBeVisible();
    expect(await loaded()).toEqual(['hightech', 'fields', 'industries']);
    expect(await computedStyles(page)).toEqual([]);
  });
});

/** Of the components that each form has, those whose style antd computed in the page: the build has computed it already. */
const computedStyles = (page: Page) =>
  page.evaluate(() => {
    const sheets = [...document.querySelectorAll('head style')].map(({ textContent }) => textContent ?? '');
    const COMPUTED = /^(?::where\(.*?\))?\.ant-(btn|input|select|menu|form|tooltip)(-css-var)?\{/;
    return sheets
      .filter((text) => !text.includes('data-ant-cssinjs-cache-path') && COMPUTED.test(text))
      .map((text) => text.slice(0, text.indexOf('{')));
  });

/** Holds the scripts back until they are let go: the page is then what the document alone paints. */
const holdScripts = async (page: Page) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
};

/** The places of everything with words of its own, and of the fields. */
const placesIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body :is(a, h1, h2, p, label, input, button, strong, span, svg)')]
      // The skip link lies above the page until it has the focus.
      .filter((element) => element.getBoundingClientRect().bottom > 0)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const box = [x, y, width, height].map(Math.round).join(' ');
        return `${element.tagName} ${element.textContent} ${box}`;
      }),
  );

test.describe('Login page before its scripts (/login/login)', () => {
  test('keeps what is typed and pressed', async ({ page, company }) => {
    const letGo = await holdScripts(page);
    await page.goto('/login/login', { waitUntil: 'commit' });
    await expect(getUsernameField(page)).toBeFocused();
    await page.keyboard.type(company.username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(company.password);
    await page.keyboard.press('Enter');
    letGo();
    await page.waitForURL('**/index');
  });

  test('passes the focus and half a word to the rendered login', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await getPasswordField(page).fill('half');
    letGo();
    await page.waitForURL('**/login/login');
    await expect(page.locator('#shell')).toHaveCount(0);
    await expect(getPasswordField(page)).toBeFocused();
    await page.keyboard.type(' a word');
    await expect(getPasswordField(page)).toHaveValue('half a word');
  });

  for (const tag of ['zh-CN', 'en-US', 'ar'])
    test(`paints the login where it is rendered later: ${tag}`, async ({ page }) => {
      await page.addInitScript((kept) => localStorage.setItem('umi_locale', kept), tag);
      for (const [width, height] of [
        [1440, 900],
        [1024, 768],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        const letGo = await holdScripts(page);
        await page.goto('/login/login', { waitUntil: 'commit' });
        await expect(page.locator('h1')).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        const painted = await placesIn(page);
        letGo();
        await expect(page.locator('#shell')).toHaveCount(0);
        expect(painted.length).toBeGreaterThan(15);
        expect(await placesIn(page)).toEqual(painted);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    });

  test('paints the portal name and logo that the office has set', async ({ page, server }) => {
    const admin = await openDemoClient(server.url, 'admin');
    const before = await admin.must<OfficeSettingsData>(paths.house);
    const change = async (said: Partial<OfficeSettingsData>) => {
      const { version } = await admin.must<OfficeSettingsData>(paths.house);
      await admin.must(paths.saveHouse, { ...before, ...said, version });
    };
    await change({ masthead: '惠企申报', logo: createSealPicture(96).toString('base64') });
    try {
      await page.goto('/login/login');
      await expect(page.getByRole('link', { name: '惠企申报' }).locator('img')).toBeVisible();
      await expect(page).toHaveTitle(/ - 惠企申报$/);
      const letGo = await holdScripts(page);
      await page.goto('/login/login', { waitUntil: 'commit' });
      await expect(page.locator('#shell .brand')).toHaveText('惠企申报');
      await expect(page.locator('#shell .brand img')).toBeVisible();
      const painted = await placesIn(page);
      letGo();
      await expect(page.locator('#shell')).toHaveCount(0);
      expect(await placesIn(page)).toEqual(painted);
    } finally {
      await change({});
    }
  });
});
