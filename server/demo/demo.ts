import type { Deps } from '../core/deps';
import type { RegisterManagementDeps } from '../registers/manage-registers-service';
import type { ReportNeighbours } from '../reports/report-deps';
import { seedDemoAccounts } from './demo-accounts';
import { seedDemoFilings } from './demo-filings';
import { seedDemoRegisters } from './demo-registers';
import { seedDemoReports } from './demo-reports';

/** Creates missing companies, accounts, registers, filings and reports of the demo. */
export async function seedDemo(
  deps: Deps,
  { registers, ...neighbours }: ReportNeighbours & { registers: RegisterManagementDeps },
): Promise<void> {
  await seedDemoAccounts(deps);
  await seedDemoRegisters(registers);
  await seedDemoFilings(deps);
  await seedDemoReports(deps, neighbours);
}
