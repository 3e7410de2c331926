import { randomUUID } from 'node:crypto';
import { welcomeMessage } from '../../domain/company/messages';
import { EMPTY_OFFICE_SETTINGS, getPortalName } from '../../domain/filing/office-settings';
import { programs } from '../../domain/programs/registry';
import { fillText } from '../../domain/text';
import { createDepartmentsStore } from '../accounts/departments-store';
import { hashPassword, isOneOfPasswords } from '../accounts/passwords';
import { createUsersStore } from '../accounts/users-store';
import { createCompaniesStore } from '../companies/companies-store';
import type { Deps } from '../core/deps';
import {
  DEMO_PASSWORD,
  type DemoCompany,
  type DemoUser,
  demoCompanies,
  demoOfficers,
} from './demo-companies';
import { areNamesTaken, openPasswords } from './demo-store';

/** The company and department of an account. */
interface AccountPlace {
  companyId: string | null;
  departmentId: string | null;
  taxes: string[];
}

const nowhere: AccountPlace = { companyId: null, departmentId: null, taxes: [] };

/** Creates missing companies and accounts of the demo; later changes by users stay. Returns at once when nothing is missing. */
export async function seedDemoAccounts({
  db,
  clock,
  audit,
  inbox,
}: Pick<Deps, 'db' | 'clock' | 'audit' | 'inbox'>): Promise<void> {
  const companies = createCompaniesStore(db);
  const departments = createDepartmentsStore(db);
  const users = createUsersStore(db);

  async function addUser(user: DemoUser, home: AccountPlace = nowhere): Promise<void> {
    if (await users.isUsernameTaken(user.username)) return;
    const { reviewDepartment = null, ...person } = user;
    await users.add({
      ...person,
      ...home,
      reviewDepartment,
      id: randomUUID(),
      usernameKey: user.username.toLowerCase(),
      programs: user.role === 'filer' ? programs.map(({ key }) => key) : [],
      passwordHash: await hashPassword(DEMO_PASSWORD),
      createdAt: clock(),
    });
  }

  async function addCompany({ creditCode, name, profile, ...rest }: DemoCompany): Promise<void> {
    const id = randomUUID();
    const now = clock();
    const row = { id, creditCode, name, status: 'active', profile, createdAt: now, updatedAt: now };
    if (!(await companies.add(row))) return;
    const departmentIds = rest.departments.map(() => randomUUID());
    for (const [i, departmentName] of rest.departments.entries())
      await departments.add({
        id: departmentIds[i] as string,
        companyId: id,
        name: departmentName,
        createdAt: now,
      });
    const home = {
      companyId: id,
      departmentId: departmentIds[0] ?? null,
      taxes: [String(profile.tax_authority)],
    };
    for (const user of rest.users) await addUser(user, home);
    await audit.write({
      subjectKind: 'company',
      subjectId: id,
      companyId: id,
      action: 'company.register',
      caller: null,
      toStatus: 'active',
      version: 1,
    });
    const title = fillText(welcomeMessage.title, { portal: getPortalName(EMPTY_OFFICE_SETTINGS) });
    const body = fillText(welcomeMessage.body, { company: name });
    await inbox.post({ companyId: id, category: 'account', template: 'welcome', title, body });
  }

  await db.transaction(async () => {
    const people = [...demoCompanies.flatMap((company) => company.users), ...demoOfficers];
    const names = people.map(({ username }) => username);
    if (await areNamesTaken(db, names)) return;
    for (const company of demoCompanies) await addCompany(company);
    for (const officer of demoOfficers) await addUser(officer);
  });
}

/** Warns when accounts of the demo can still sign in while the demo is off: their passwords are public. */
export async function warnOfDemoAccounts({ db, warnings }: Pick<Deps, 'db' | 'warnings'>): Promise<void> {
  const people = [...demoCompanies.flatMap((company) => company.users), ...demoOfficers];
  const hashes = await openPasswords(
    db,
    people.map(({ username }) => username),
  );
  warnings.set('demo_accounts', await isOneOfPasswords(DEMO_PASSWORD, hashes));
}
