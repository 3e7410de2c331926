/** The whole round of a program on trial: experts, public notice, letters, and the report that it owes. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../domain/accounts/calls';
import type { PagedList } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths.generated';
import type { ReportInfo } from '../../domain/filing/calls';
import type { ReportData } from '../../domain/reports/calls';
import { WORKSHOP_DOCUMENT, workshopAnswers } from '../../tests/support/digital-workshop';
import { readPdfPages } from '../../tests/support/pdf-text';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { createOwedJobs } from '../../tests/support/server/owed-reports';
import { openProgramPublisher } from '../../tests/support/server/program-publisher';
import {
  openTrialPeople,
  type TrialPeople,
  watchListsAndNumbers,
} from '../../tests/support/server/trial-people';
import { withId } from '../../tests/support/with-id';
import { users } from '../core/db/tables';

const WORKSHOP = WORKSHOP_DOCUMENT.replace(
  'review: { expertReview: false, publicNotice: false }',
  'review: { expertReview: true, publicNotice: true }',
);
let app: TestApp;
let people: TrialPeople;
let tokens: TrialPeople['tokens'];

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('a program on trial', () => {
  let id: string;
  let listChanges: () => Promise<unknown[]>;

  beforeAll(async () => {
    const publisher = await openProgramPublisher(app);
    people = await openTrialPeople(app);
    tokens = people.tokens;
    const { data } = await publisher.propose(WORKSHOP);
    listChanges = await watchListsAndNumbers(app);
    await people.begin('proposal', String(data.no));
    await people.act('filer');
    id = await people.file('digital_workshop', workshopAnswers);
    await people.decide(id, tokens.reviewer, { action: 'pass_first' });
  });

  it('is assessed by people who compile programs, and by nobody of the pool', async () => {
    const { data: offered } = await app.call<{ id: string; username: string }[]>(
      `${paths.expertAccounts}?filing=${id}`,
      { token: tokens.admin },
    );
    expect(offered.map(({ username }) => username).sort()).toEqual(['admin', 'checker', 'issuer']);
    const [pooled] = await app.db.q.select().from(users).where(eq(users.username, 'expert'));
    await expect(people.askExperts(id, [pooled?.id ?? ''])).rejects.toThrow();
    await people.askExperts(
      id,
      offered.filter(({ username }) => username === 'admin').map((each) => each.id),
    );
    await people.act('expert');
    expect((await app.call<CurrentUser>(paths.currentUser, { token: tokens.expert })).data).toMatchObject({
      role: 'expert',
      is_trial: true,
      acting: {},
    });
    const asked = await people.assess();
    const [line] = (await app.audit.read('assessment', asked)).slice(-1);
    expect(line).toMatchObject({ action: 'assessment.submit', actorName: expect.stringContaining('周岩') });
    expect((await app.call(paths.actFor, { token: tokens.expert, body: { mandate: null } })).code).toBe(200);
    expect((await app.call<CurrentUser>(paths.currentUser, { token: tokens.expert })).data).toMatchObject({
      role: 'administrator',
    });
  });

  it('changes no list and no number with experts and a public notice, and is approved', async () => {
    await people.decide(id, tokens.admin, { action: 'publicise' });
    expect(await listChanges()).toEqual([]);
    await people.goTo('2026-06-20');
    await people.decide(id, tokens.admin, { action: 'approve', grant_approved: 0 });
  });

  it('has every letter with the mark, and papers of the panel', async () => {
    for (const document of [paths.reviewLetter, paths.reviewCertificate, paths.reviewDocument]) {
      const [method, url] = withId(document, id).split(' ') as ['GET', string];
      const { rawPayload } = await app.app.inject({
        method,
        url,
        headers: { authorization: `JWT ${tokens.admin}` },
      });
      expect((await readPdfPages(rawPayload)).join(), document).toContain('试填 TRIAL');
    }
  });

  it('owes its report, which is filled in, numbered apart, and passed', async () => {
    await people.goTo('2027-05-10');
    await createOwedJobs(app).createOwedReports();
    const { data } = await app.call<ReportInfo>(paths.reportInfo, {
      token: tokens.filer,
      query: { pageSize: '1' },
    });
    const owed = data.reports_due.find(({ code }) => code === 'workshop_annual');
    const { data: report } = await app.call<ReportData>(withId(paths.report, owed?.id ?? ''), {
      token: tokens.filer,
    });
    const operation = { machines: 210, machines_online: 180, progress: '正常' };
    const sent = await app.call<ReportData>(withId(paths.submitReport, report.id), {
      token: tokens.filer,
      body: { version: report.version, edition: report.edition, data: { ...report.data, operation } },
    });
    expect(sent).toMatchObject({ code: 200, data: { receipt: { no: expect.stringMatching(/^T/) } } });
    const queue = await app.call<PagedList<{ id: string }>>(paths.reportQueue, { token: tokens.reviewer });
    expect(queue.data.list.map((each) => each.id)).not.toContain(report.id);
    const [trial] = await people.trials(tokens.reviewer);
    expect(trial?.filings[0]?.reports[0]).toMatchObject({
      id: report.id,
      title: { zh: '数字化车间年度运行报告' },
      status: 'submitted',
    });
    const passed = await app.call<ReportData>(withId(paths.decideReport, report.id), {
      token: tokens.reviewer,
      body: { action: 'pass', version: sent.data.version },
    });
    expect(passed).toMatchObject({ code: 200 });
  });
});
