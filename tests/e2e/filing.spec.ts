/** The two programs from an empty form to a receipt, as a person does it: every field typed, every file attached. */
import { getSectionShortTitle } from '../../domain/filing/sections';
import { programs } from '../../domain/programs/index.generated';
import { requireForm } from '../support/require-form';
import { readSamples } from '../support/samples';
import { fillSection, listSectionsToFill, withOwnCompany } from './support/filler';
import { expect, test } from './support/fixtures';
import { openAs } from './support/portal';

/** Year grids and computed values, staff and long tables; the server's tests file all programs. */
const TYPED = ['gazelle', 'hightech'];

test.describe('Program form (ProgramForm)', () => {
  for (const program of programs.filter(({ key }) => TYPED.includes(key))) {
    const { key } = program;
    test(`[focus submitted] [spec 4.save 4.submit 4.ownSubmit 8.submitted] ${key}: is filled in, checked, submitted, and followed with a receipt`, async ({
      page,
      company,
    }) => {
      test.setTimeout(300_000);
      const form = requireForm(key);
      const [sample] = readSamples(key);
      const answers = withOwnCompany(form, sample?.data ?? {}, company);

      const sections = listSectionsToFill(form, answers);
      await openAs(page, company.client, `${program.route}?section=${sections[0]?.key}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(program.title.zh);
      for (const section of sections) {
        await test.step(section.key, async () => {
          const list = page.getByRole('navigation', { name: '申报内容' });
          await list
            .getByRole('link', { name: getSectionShortTitle(section).zh })
            .first()
            .click();
          await expect(page.getByRole('heading', { level: 2, name: section.title.zh })).toBeVisible();
          await fillSection(page, section, answers);
        });
      }
      await expect(page.getByRole('status').filter({ hasText: '已自动保存' })).toBeVisible({
        timeout: 20_000,
      });

      await page.getByRole('link', { name: '预览并提交' }).first().click();
      const faults = page.getByRole('alert').filter({ hasText: '提交前请修正以下问题' });
      await expect(page.getByRole('heading', { level: 2, name: '预览并提交' })).toBeVisible();
      expect(await faults.getByRole('link').allTextContents()).toEqual([]);
      const warnings = page.locator('#form-warnings').getByRole('checkbox');
      // What the server has to say comes after what the form knows.
      await expect(async () => {
        for (const warning of await warnings.all()) await warning.check();
        await expect(page.getByRole('status').filter({ hasText: /^可以提交$/ })).toBeVisible({
          timeout: 500,
        });
      }).toPass({ timeout: 20_000 });
      const sent = page.waitForRequest((request) =>
        /^PUT .*\/submit\/$/.test(`${request.method()} ${request.url()}`),
      );
      await page.getByRole('button', { name: '确认提交' }).click();
      await sent;
      await expect(page.locator('.ant-message').getByText('提交成功')).toBeVisible();

      const receipt = page.getByTestId('receipt-no');
      await expect(receipt).toHaveText(new RegExp(`^${program.receiptPrefix}\\d{8}-\\d{6}$`));
      await expect(page.getByRole('heading', { level: 2, name: '提交成功' })).toBeFocused();
      const number = (await receipt.textContent()) ?? '';
      await page.reload();
      await expect(receipt).toHaveText(number);
      await page.emulateMedia({ media: 'print' });
      const paper = page.getByRole('article');
      await expect(paper.getByText('企业申报门户')).toBeVisible();
      await expect(paper.locator('figure svg')).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
      await expect(paper.getByText('企业申报门户')).toBeHidden();

      await page.goto('/enterpriseCenter/messageNotice');
      await expect(page.getByRole('main').getByText(number).first()).toBeVisible();
      await page.goto('/enterpriseCenter/declare');
      const row = page.getByRole('row').filter({ hasText: number });
      await expect(row).toContainText(program.title.zh);

      const { id, status } = await company.client.must<{ id: string; status: string }>(
        program.calls.info.replace(' /', ' /api/v1.0/'),
      );
      expect(status).toBe('submitted');
      const log = await company.client.must<{ action: string }[]>(
        program.calls.log.replace(' /', ' /api/v1.0/').replace('{id}', id),
      );
      expect(log.map(({ action }) => action)).toContain('submit');
    });
  }
});
