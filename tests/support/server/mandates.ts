/** Mandate fixtures: two companies and an agent of the second, who acts for the first. */
import { and, desc, eq } from 'drizzle-orm';
import type { CurrentUser } from '../../../domain/accounts/calls';
import type { PagedList } from '../../../domain/api/envelope';
import { paths } from '../../../domain/api/paths.generated';
import type { Filing } from '../../../domain/filing/types';
import type { MessageItem } from '../../../domain/inbox/calls';
import type { Mandate } from '../../../domain/mandates/calls';
import { auditLog, filings } from '../../../server/core/db/tables';
import type { Deps } from '../../../server/core/deps';
import { createInbox } from '../../../server/core/inbox/inbox-service';
import { createMandateReminders } from '../../../server/mandates/mandate-reminders';
import { createMandateDeps } from '../../../server/mandates/mandate-steps';
import { endDueMandates } from '../../../server/mandates/mandates-service';
import { createRemindersDeps, remindCompanies } from '../../../server/reminders/reminders-service';
import { withId } from '../with-id';
import { BASE, GOOD } from './filing-clients';
import { ReviewClients, reviewPrograms } from './review-clients';

/** First day of the mandates. */
export const TODAY = '2026-06-10';
/** `other` is the agent, of 样例电子科技有限公司; `demo` gives the mandates, for 示例智能装备有限公司. */
const GIVEN = {
  username: 'Other',
  credit_code: '91210106MA10BBC218',
  programs: ['alpha', 'beta'],
  may_submit: true,
  first_day: TODAY,
  last_day: '2026-06-30',
};

/** Programs in reverse order: applications with identical programs share their data, and with them the quotas. */
const manyEach = reviewPrograms.toReversed().map((each) => ({ ...each, perCompanyAndBatch: 99 }));

/** Returns the calls of both sides; `setUp` begins each test without mandates and with the clock at the start. */
export async function openMandateClients() {
  const clients = await ReviewClients.open(manyEach);
  const companyOf = async (token: string) =>
    (await clients.app.call<CurrentUser>(paths.currentUser, { token })).data.company?.id as string;
  const company = await companyOf(clients.owner);
  const ownCompany = await companyOf(clients.stranger);
  const setUp = () => clients.restore();

  const give = (body: object = {}, token = clients.owner) =>
    clients.app.call<Mandate>(paths.giveMandate, { token, body: { ...GIVEN, ...body } });
  const given = async (token = clients.owner) =>
    (await clients.app.call<PagedList<Mandate>>(paths.givenMandates, { token })).data;
  const held = async (token = clients.stranger) =>
    (await clients.app.call<PagedList<Mandate>>(paths.heldMandates, { token })).data;
  const answer = (id: string, body: object, token = clients.stranger) =>
    clients.app.call<Mandate>(withId(paths.answerMandate, id), { token, body: { version: 1, ...body } });
  const end = (id: string, version: number, token = clients.owner) =>
    clients.app.call<Mandate>(withId(paths.endMandate, id), { token, body: { version } });
  const actFor = (mandate: string | null, token = clients.stranger) =>
    clients.app.call<null>(paths.actFor, { token, body: { mandate } });
  const me = async (token = clients.stranger) =>
    (await clients.app.call<CurrentUser>(paths.currentUser, { token })).data;
  const save = (program: string, body: object, headers = {}, token = clients.stranger) =>
    clients.app.call<Filing & { mandate_over?: object; acting_else?: true }>(`POST ${BASE}/${program}/`, {
      token,
      headers,
      body: { data: GOOD, ...body },
    });
  const messages = async (token: string) =>
    (await clients.app.call<PagedList<MessageItem>>(paths.messages, { token })).data.list.map(
      ({ title }) => title,
    );
  const filingsOf = async (id: string) =>
    (await clients.app.db.q.select().from(filings).where(eq(filings.companyId, id))).length;
  const linesBy = async (action: string) =>
    clients.app.db.q
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, action)))
      .orderBy(desc(auditLog.at));
  const runJob = async () => {
    const { db, clock: time, audit } = clients.app;
    const clock = () => time.now;
    const core = { db, clock, audit, inbox: createInbox({ db, clock }), log: clients.app.app.log };
    const deps = createMandateDeps(core as unknown as Deps);
    await endDueMandates(deps);
    await remindCompanies(createRemindersDeps(deps, [createMandateReminders(deps)]));
  };

  /** Creates a mandate that the agent has accepted and acts under. */
  async function acting(terms: object = {}): Promise<string> {
    const { id } = (await give(terms)).data;
    await answer(id, { answer: 'accept' });
    const { code } = await actFor(id);
    if (code !== 200) throw new Error('acts for nobody');
    return id;
  }

  return {
    clients,
    company,
    ownCompany,
    setUp,
    give,
    given,
    held,
    answer,
    end,
    actFor,
    me,
    save,
    messages,
    filingsOf,
    linesBy,
    runJob,
    acting,
  };
}
