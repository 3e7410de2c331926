import { paths } from '../../domain/api/paths.generated';
import type { ReportInfo } from '../../domain/filing/calls';
import type { ReportData } from '../../domain/reports/calls';
import { openDemoClient } from '../support/server/api-client';
import { withId } from '../support/with-id';
import { expect, test } from './support/fixtures';
import { openAs } from './support/portal';

test.describe('A periodic report', () => {
  test('that was returned is corrected and filed again', async ({ page, server }) => {
    const company = await openDemoClient(server.url);
    const { reports_due: due } = await company.must<ReportInfo>(`${paths.reportInfo}?pageSize=1`);
    const report = due.find(({ code, status }) => code === 'project_annual' && status === 'submitted');
    const id = String(report?.id);
    const { version } = await company.must<ReportData>(withId(paths.report, id));
    const office = await openDemoClient(server.url, 'reviewer');
    const opinion = '进展与去年的报告不符，请核对';
    await office.must(withId(paths.decideReport, id), { action: 'return', version, opinion, days: 5 });

    await openAs(page, company, `/enterpriseCenter/report?id=${id}`);
    await expect(page.getByText(opinion).first()).toBeVisible();
    await page.getByRole('button', { name: '确认上报' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '确认上报' }).click();
    await expect(page.getByText('已上报').first()).toBeVisible();
    await expect(page.locator('main h1')).toBeFocused();
    expect((await company.must<ReportData>(withId(paths.report, id))).status).toBe('submitted');
  });
});
