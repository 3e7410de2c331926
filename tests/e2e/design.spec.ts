/**
 * The page of all parts (`/design`) against its pictures: a change of looks is seen, and meant. New pictures are made by
 * `npx playwright test design --update-snapshots` with the fonts that Debian's `fonts-noto-cjk` and `fonts-dejavu-core` bring.
 */
import { expect, test } from './support/fixtures';

/** Fonts of the pictures, so that they do not change with what else is installed. */
const FONTS = "'Noto Sans CJK SC', 'DejaVu Sans'";
const WIDTHS = [1440, 1024, 390];
const LOOKS = [
  { name: 'light', appearance: 'light', locale: 'zh-CN' },
  { name: 'dark', appearance: 'dark', locale: 'zh-CN' },
  { name: 'rtl', appearance: 'light', locale: 'ar' },
] as const;

/** Share of the pixels that may differ: the edges of letters differ between versions of the browser. */
const TOLERANCE = { maxDiffPixelRatio: 0.02, threshold: 0.25 };

/** Runs in the page: true if a font is installed, by the width of a text with and without it. */
const hasFont = (font: string): boolean => {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return false;
  const measure = (family: string) => {
    pen.font = `40px ${family}`;
    return pen.measureText('申报 Declaration 123').width;
  };
  return (
    measure(`${font}, monospace`) !== measure('monospace') && measure(`${font}, serif`) !== measure('serif')
  );
};

for (const { name, appearance, locale } of LOOKS)
  test.describe(`Parts of the portal (/design), ${name}`, () => {
    for (const width of WIDTHS)
      test(`look as in their picture at a width of ${width}`, async ({ page }) => {
        await page.addInitScript(
          ([look, tag]) => {
            localStorage.setItem('portal_settings', JSON.stringify({ appearance: look, messagesStay: true }));
            localStorage.setItem('umi_locale', tag ?? '');
          },
          [appearance, locale],
        );
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/design');
        await expect(page.getByRole('heading', { level: 1, name: 'design' })).toBeVisible();
        test.skip(
          !(await page.evaluate(hasFont, "'Noto Sans CJK SC'")),
          'the fonts of the pictures are missing',
        );
        await page.addStyleTag({ content: `* { font-family: ${FONTS} !important; }` });
        await expect(page.locator('main')).toHaveScreenshot(`${name}-${width}.png`, TOLERANCE);
      });
  });

test.describe('Toasts (/design)', () => {
  test('stand at the bottom of the side that reading starts from, and cover no bar', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('portal_settings', '{"messagesStay":true}'));
    await page.goto('/design');
    await page.getByRole('button', { name: 'toasts' }).click();
    const last = await page.getByText('保存失败，请稍后重试').boundingBox();
    expect(last?.x).toBeLessThan(200);
    expect(last?.y).toBeGreaterThan(700);
  });
});
