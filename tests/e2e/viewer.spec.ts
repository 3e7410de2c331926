/** The attachments of a filing, looked at beside its answers. */

import { createSamplePdf } from '../support/sample-pdf';
import { DEMO_PASSWORD, openDemoClient } from '../support/server/api-client';
import { createTextPdf } from '../support/text-pdf';
import { watchTraffic } from './support/axe';
import { requireProgram, submitSample } from './support/filed';
import { expect, test } from './support/fixtures';
import { signIn } from './support/portal';

/** Whose filings no other test counts. */
const PROGRAM = 'innovation_platform';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.describe('Attachment viewer (FileViewer)', () => {
  test('shows attachments beside the answers one by one, and returns the focus to where it opened', async ({
    page,
    server,
  }) => {
    const company = await openDemoClient(server.url, 'demo');
    const id = await submitSample(company, requireProgram(PROGRAM), {
      files: [
        { name: '照片.png', bytes: PNG },
        { name: '合同.pdf', bytes: createTextPdf('Signed contract 2026') },
        { name: '损坏.pdf', bytes: createSamplePdf({ trailer: '/Encrypt<</Filter/Standard/V 4/R 4>>' }) },
      ],
    });
    await signIn(page, 'reviewer', DEMO_PASSWORD);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`/review/filing?id=${id}`);
    const opener = page.locator('#answers').getByRole('button', { name: '合同.pdf' }).first();
    await opener.press('Enter');
    const viewer = page.getByRole('dialog');
    await expect(viewer).toBeFocused();
    await expect(viewer.getByRole('heading')).toHaveText('合同.pdf');
    // The words lie above the drawing, to be marked and read aloud.
    await expect(viewer.getByText('Signed contract 2026')).toBeAttached();
    await expect(viewer.locator('canvas')).toHaveCount(1);
    await expect(opener).toBeVisible();

    await expect(viewer.getByText('第2个，共')).toBeVisible();
    await page.keyboard.press('n');
    await expect(viewer.getByText('第3个，共')).toBeVisible();

    const named = (name: string) => page.locator('#answers').getByRole('button', { name }).first();
    await named('照片.png').click();
    const picture = viewer.getByRole('img', { name: /./ }).last();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
    await named('损坏.pdf').click();
    await expect(viewer.getByText('该PDF已加密或已损坏')).toBeVisible();
    await opener.click();
    await page.keyboard.press('n');
    await page.keyboard.press('p');
    await expect(viewer.getByText('Signed contract 2026')).toBeAttached();

    const saved = page.waitForEvent('download');
    await viewer.getByRole('button', { name: '下载' }).click();
    expect((await saved).suggestedFilename()).toBe('合同.pdf');
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(opener).toBeFocused();

    // What was read is still known on return, and names of files came with the filing.
    const shown = page.locator('#attachments').getByRole('listitem').filter({ hasText: '合同.pdf' });
    await expect(shown.first()).toContainText('已看');
    const tick = page.getByRole('navigation', { name: '栏目' }).getByRole('checkbox').first();
    const isQuiet = watchTraffic(page);
    const marked = page.waitForResponse(
      (response) =>
        response.url().endsWith('/read/') && `${response.request().postData()}`.includes('"keys"'),
    );
    const wasRead = await tick.isChecked();
    await tick.click();
    await marked;
    await isQuiet();
    await page.reload();
    await expect(tick).toBeChecked({ checked: !wasRead });
    await expect(shown.first()).toContainText('PDF');
    await expect(shown.first()).toContainText('已看');
    expect(asked.filter((path) => path.endsWith('/info/'))).toEqual([]);
  });
});
