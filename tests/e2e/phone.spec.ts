/** A phone that scans the code beside a box of a form on a computer, and sends a photo there. */
import { paths } from '../../domain/api/paths.generated';
import type { FileInfo } from '../../domain/files/calls';
import type { PhoneLink } from '../../domain/files/phone-link-calls';
import type { Filing } from '../../domain/filing/types';
import { PDF } from '../support/server/upload-client';
import { expect, test } from './support/fixtures';
import { openAs } from './support/portal';

const FORM = '/forms/gazelleForm?section=filesData';
const CURRENT = 'GET /api/v1.0/gazelle/portal/declare/';
const LINK = paths.beginPhoneLink.replace('POST ', '');

test.describe('Upload from a phone (/phone/paper)', () => {
  test('puts a file into the open form, and refuses a second phone and later files', async ({
    page,
    browser,
    company,
    server,
  }) => {
    await openAs(page, company.client, FORM);
    const begun = page.waitForResponse((response) => response.url().endsWith(LINK));
    await page.getByRole('button', { name: '用手机拍照上传' }).first().click();
    const { data: link } = (await (await begun).json()) as { data: PhoneLink };
    const dialog = page.getByRole('dialog', { name: /用手机上传：营业执照/ });
    await expect(dialog.getByText('等待手机扫码')).toBeVisible();

    const handheld = {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'zh-CN',
    };
    const phone = await (await browser.newContext(handheld)).newPage();
    await phone.goto(`${server.url}/phone#${link.token}`);
    await expect(phone.getByRole('heading', { name: '营业执照' })).toBeVisible();
    const file = { name: '执照.pdf', mimeType: 'application/pdf', buffer: PDF };
    await phone.getByLabel('选择文件').setInputFiles(file);
    await expect(phone.getByText('已上传', { exact: true })).toBeVisible();
    await expect(dialog.getByText('执照.pdf')).toBeVisible({ timeout: 15_000 });
    await expect(phone.getByText('已上传1个，全部已放入电脑上的表单')).toBeVisible({ timeout: 15_000 });

    const other = await (await browser.newContext(handheld)).newPage();
    await other.goto(`${server.url}/phone#${link.token}`);
    await expect(other.getByText('该链接已在另一部手机或另一个浏览器中打开')).toBeVisible();

    await phone.getByLabel('选择文件').setInputFiles({ ...file, name: '执照.docx' });
    await expect(phone.getByText('此处只接受')).toBeVisible();

    await dialog.getByRole('button', { name: '完成' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: '执照.pdf 的信息' })).toBeVisible();
    await expect(phone.getByText('电脑上的上传窗口已关闭')).toBeVisible({ timeout: 15_000 });

    await expect(page.getByText(/已自动保存 \d\d:\d\d:\d\d/).first()).toBeVisible({ timeout: 15_000 });
    const { data } = await company.client.must<Filing>(CURRENT);
    const ids = (data.filesData as Record<string, string[]>).business_license ?? [];
    expect(ids).toHaveLength(1);
    const info = await company.client.must<FileInfo>(paths.fileInfo.replace('{id}', ids[0] ?? ''));
    expect(info.name).toBe('执照.pdf');
  });

  test('cuts a photo along its sheet, and sends it as PDF to a field that takes no pictures', async ({
    page,
    browser,
    company,
    server,
  }) => {
    await openAs(page, company.client, FORM);
    const begun = page.waitForResponse((response) => response.url().endsWith(LINK));
    await page.getByRole('button', { name: '用手机拍照上传' }).first().click();
    const { data: link } = (await (await begun).json()) as { data: PhoneLink };
    const dialog = page.getByRole('dialog', { name: /用手机上传：营业执照/ });
    const phone = await (
      await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' })
    ).newPage();
    await phone.goto(`${server.url}/phone#${link.token}`);
    const photo = Buffer.from(await phone.evaluate(photographSheet), 'base64');
    await phone
      .getByLabel('从相册选择照片')
      .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photo });
    await phone.getByRole('button', { name: '调整第1页的四角' }).click();
    const corner = phone.getByRole('button', { name: '左上角' });
    // At (150, 100) of the photo of 900 to 1200, within a step of the small picture that is looked at.
    await expect
      .poll(() => corner.evaluate(({ style }) => Math.round(Number.parseFloat(style.left))))
      .toBe(17);
    await corner.press('ArrowRight');
    await phone.getByRole('button', { name: '按四角裁正' }).click();
    await expect(phone.getByRole('button', { name: '调整第1页的四角' })).toBeFocused();
    await phone.getByRole('button', { name: '合成1页PDF并上传' }).click();
    await expect(dialog.getByText(/营业执照_\d+\.pdf/)).toBeVisible({ timeout: 20_000 });
    await dialog.getByRole('button', { name: '完成' }).click();
    await expect(page.getByText(/已自动保存 \d\d:\d\d:\d\d/).first()).toBeVisible({ timeout: 15_000 });
    const { data } = await company.client.must<Filing>(CURRENT);
    const [id = ''] = (data.filesData as Record<string, string[]>).business_license ?? [];
    const file = await fetch(`${server.url}${paths.file.split(' ')[1]?.replace('{id}', id)}`, {
      headers: { authorization: `JWT ${company.client.access}` },
    });
    const text = Buffer.from(await file.arrayBuffer()).toString('latin1');
    const [, width, height] = /\/Width (\d+)\/Height (\d+)/.exec(text) ?? [];
    // The sheet is taller than the photo: 600 to 1,000 between its corners.
    expect(Number(height) / Number(width)).toBeGreaterThan(1.45);
  });
});

/** Draws a white sheet with lines of print on a dark table, in the browser, as JPEG in Base64. */
function photographSheet(): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [900, 1200];
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = '#3a3028';
  context.fillRect(0, 0, 900, 1200);
  context.fillStyle = '#e6e4df';
  context.beginPath();
  for (const [x, y] of [
    [150, 100],
    [740, 130],
    [780, 1130],
    [110, 1090],
  ] as [number, number][])
    context.lineTo(x, y);
  context.fill();
  context.fillStyle = '#222';
  for (let y = 260; y < 1000; y += 40) context.fillRect(260, y, 360, 6);
  return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
}
