/** The three engines see: each finds barriers that are put into a page, so that a page without any was really looked at. */
import { collectFindings } from './support/engines';
import { expect, test } from './support/fixtures';

test.describe('collectFindings', () => {
  test('returns a barrier from each engine, and none that is explained', async ({ page }) => {
    await page.goto('/results');
    await page.locator('main h1').waitFor();
    await page.evaluate(() => {
      const planted = '<img src="/favicon.svg"><button id="planted"></button><div role="combo"></div>';
      document.querySelector('main')?.insertAdjacentHTML('beforeend', planted);
    });
    const found = await collectFindings(page, true);
    const engines = new Set(found.map(({ rule }) => rule.split(' ')[0]));
    expect([...engines].sort()).toEqual(['axe', 'htmlcs', 'ibm']);
    await page.evaluate(() =>
      document
        .querySelector('#planted')
        ?.insertAdjacentHTML('beforeend', '<span role="img" aria-label="附件"></span>'),
    );
    const named = await collectFindings(page, true);
    const bySniffer = named.filter(({ rule, html }) => rule.startsWith('htmlcs') && html.includes('planted'));
    expect(bySniffer).toEqual([]);
  });
});
