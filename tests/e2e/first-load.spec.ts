import { formMarks } from '../support/form-marks';
import { expect, test } from './support/fixtures';
import { openAs, usernameField } from './support/portal';

test('the first pages bring no form along; a form brings its own and no other', async ({ page, company }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  const marks = formMarks();
  const loaded = async () => {
    const texts = await Promise.all(scripts);
    return marks.flatMap(({ program, text }) => (texts.some((each) => each.includes(text)) ? program : []));
  };
  await page.goto('/login/login');
  await expect(usernameField(page)).toBeEditable();
  await openAs(page, company.client, '/index');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await loaded()).toEqual([]);
  await page.goto('/forms/declareForm?section=registration');
  await expect(page.locator('[id="registration.mailing_address"]')).toBeVisible();
  expect(await loaded()).toEqual(['hightech']);
});
