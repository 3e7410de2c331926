import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../domain/accounts/calls';
import type { UserPage } from '../../domain/accounts/sub-user-calls';
import { paths } from '../../domain/api/paths.generated';
import { isCreditCode } from '../../domain/checks/credit-code';
import { listProfileFaults, profileFields } from '../../domain/company/profile';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { users } from '../core/db/tables';
import { createInbox } from '../core/inbox/inbox-service';
import { createWarnings } from '../core/warnings';
import { seedDemoAccounts, warnOfDemoAccounts } from './demo-accounts';
import { demoCompanies, demoOfficers, demoRegister } from './demo-companies';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('seedDemoAccounts', () => {
  it('creates the accounts that the documentation names', async () => {
    const roles = ['demo', 'demo.filer', 'demo.viewer', 'other', 'reviewer', 'expert', 'admin'].map(
      async (username) => {
        const token = await app.signIn(username);
        return (await app.call<CurrentUser>(paths.currentUser, { token })).data.role;
      },
    );
    expect(await Promise.all(roles)).toEqual([
      'owner',
      'filer',
      'viewer',
      'owner',
      'reviewer',
      'expert',
      'administrator',
    ]);
  });

  it('creates profiles without faults, the first one complete except for the licence scan', () => {
    for (const { name, creditCode, profile } of demoCompanies) {
      const whole = { ...profile, name, credit_code: creditCode, status: 'active' };
      expect(listProfileFaults(whole, new Date('2026-06-10T00:00:00Z'))).toEqual([]);
    }
    const first = demoCompanies[0]?.profile ?? {};
    const missing = profileFields.filter(
      ({ key, required, showWhen }) => required && !showWhen && !(key in first),
    );
    expect(missing.map(({ key }) => key)).toEqual(['name', 'credit_code', 'license_file']);
  });

  it('creates a reviewer for each company, so that every account can be tried to the end', async () => {
    for (const { profile } of demoCompanies) {
      const officer = demoOfficers.find(({ reviewDepartment }) => reviewDepartment === profile.department);
      const own = await app.signIn(officer?.username ?? '');
      const { department } = (await app.call<CurrentUser>(paths.currentUser, { token: own })).data;
      expect(department?.id).toBe(profile.department);
    }
  });

  it('creates credit codes with valid check digits, except for the exception', () => {
    expect(demoCompanies.map(({ creditCode }) => isCreditCode(creditCode))).toEqual([true, true]);
    for (const { creditCode, checkDigitException } of demoRegister)
      expect([creditCode, isCreditCode(creditCode)]).toEqual([creditCode, !checkDigitException]);
  });

  it('changes nothing at a second start', async () => {
    const token = await app.signIn('admin');
    const count = async () => (await app.call<UserPage>(paths.users, { token })).data.total;
    const before = await count();
    const clock = () => app.clock.now;
    await seedDemoAccounts({
      db: app.db,
      audit: app.audit,
      clock,
      inbox: createInbox({ db: app.db, clock }),
    });
    expect(await count()).toBe(before);
  });
});

describe(warnOfDemoAccounts, () => {
  it('warns where demo accounts stay open with their public password', async () => {
    const raised = async () => {
      const warnings = createWarnings();
      await warnOfDemoAccounts({ db: app.db, warnings });
      return warnings.raised;
    };
    expect(await raised()).toEqual(['demo_accounts']);
    await app.db.q.update(users).set({ enabled: false });
    expect(await raised()).toEqual([]);
    await app.restore();
  });
});
