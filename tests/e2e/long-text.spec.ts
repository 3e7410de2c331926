/** The box of a long text fits its text, in a real browser: its height is set while somebody types. */
import type { Locator } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { openAs } from './support/portal';

const FORM = '/forms/gazelleForm?section=baseData';
const LINES = 8;
/** Three lines of 14 px letters, in pixels, without their spacing. */
const LEAST_HEIGHT = 42;

const readHeights = (box: Locator) =>
  box.evaluate(({ offsetHeight, clientHeight, scrollHeight }: HTMLElement) => ({
    height: offsetHeight,
    hidden: scrollHeight - clientHeight,
  }));

test.describe('Long text (TextareaField)', () => {
  test('grows and shrinks with its text while it is typed, and has the same height once it is left', async ({
    page,
    company,
  }) => {
    await openAs(page, company.client, FORM);
    const box = page.locator('[id="baseData.company_profile"]');
    await box.click();
    const empty = await readHeights(box);
    expect(empty.height).toBeGreaterThan(LEAST_HEIGHT);
    for (let line = 0; line < LINES; line += 1) await box.pressSequentially('工业机器人\n');
    const full = await readHeights(box);
    expect(full.height).toBeGreaterThan(empty.height);
    expect(full.hidden).toBeLessThanOrEqual(0);
    await box.blur();
    expect(await readHeights(box)).toEqual(full);

    await box.press('ControlOrMeta+a');
    await box.press('Delete');
    expect(await readHeights(box)).toEqual(empty);
  });
});
