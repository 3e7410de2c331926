import { hightechDomain } from '../../domain/reference/hightech-domain';
import { industry } from '../../domain/reference/industry';
import english from '../../src/locales/en-US/shell';
import { formMarks } from '../support/form-marks';
import { expect, test } from './support/fixtures';
import { openAs, usernameField } from './support/portal';

/** Signs, in a script, of code that the first pages do not need. */
const MARKS = new Map([
  ...formMarks().map(({ program, text }) => [program, text] as const),
  ['English', english.skip],
  ['fields', hightechDomain.title.en],
  ['industries', industry.title.en],
  ['proof of work', 'no counter was found in time'],
]);

test('the first pages bring no form, list or other language along; a form brings its own and no other', async ({
  page,
  company,
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
  await expect(usernameField(page)).toBeEditable();
  await openAs(page, company.client, '/index');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await loaded()).toEqual([]);
  await page.goto('/forms/declareForm?section=registration');
  await expect(page.locator('[id="registration.mailing_address"]')).toBeVisible();
  expect(await loaded()).toEqual(['hightech', 'fields', 'industries']);
});
