import type { Deps } from '../core/deps';
import type { ReportNeighbours } from '../reports/report-parts';
import { seedDemoAccounts } from './demo-accounts';
import { seedDemoFilings } from './demo-filings';
import { seedDemoReports } from './demo-reports';

/** Seeds what is missing of the demo's companies, accounts, filings and reports. */
export async function seedDemo(deps: Deps, neighbours: ReportNeighbours): Promise<void> {
  await seedDemoAccounts(deps);
  await seedDemoFilings(deps);
  await seedDemoReports(deps, neighbours);
}
