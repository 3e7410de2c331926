import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Program } from '../../domain/definition';
import { findProgram } from '../../domain/programs/find';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { createCompaniesStore } from '../companies/companies-store';
import type { InboxService } from '../core/inbox/inbox-service';
import { demoCompanies } from '../demo/demo-companies';
import { tellNamedCompany } from './named-company';

const second = findProgram('jiebang_second') as Program;
const [demander, bidder] = demoCompanies;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Has the bidder's second stage for the demand of a company approved; returns the messages. */
async function approveFor(creditCode: string) {
  const sent: Parameters<InboxService['send']>[0][] = [];
  const inbox = { send: async (message: (typeof sent)[number]) => void sent.push(message) };
  const company = await createCompaniesStore(app.db).byCreditCode(String(bidder?.creditCode));
  if (!company) throw new Error('no company to bid');
  await tellNamedCompany(
    { db: app.db, inbox },
    second,
    { companyId: company.id, company, data: { demand_link: { demander_code: creditCode } } } as never,
    { no: 'JS2026-0001', grant: 100 },
  );
  return sent;
}

describe(tellNamedCompany, () => {
  it('tells the company whose demand is answered, and nobody where a company answers its own or one that is not here', async () => {
    const named = await createCompaniesStore(app.db).byCreditCode(String(demander?.creditCode));
    expect(await approveFor(String(demander?.creditCode))).toMatchObject([
      {
        companyId: named?.id,
        template: 'named_approved',
        link: '/results?keyword=JS2026-0001',
        params: { company: bidder?.name, project_no: 'JS2026-0001' },
      },
    ]);
    expect(await approveFor(String(bidder?.creditCode))).toEqual([]);
    expect(await approveFor('91210100MA0000000X')).toEqual([]);
  });
});
