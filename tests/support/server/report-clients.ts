import type { PagedList } from '../../../domain/api/envelope';
import { paths } from '../../../domain/api/paths.generated';
import type { ReportInfo } from '../../../domain/filing/calls';
import type { PathMessage, SaveConflict } from '../../../domain/filing/types';
import type { MessageItem } from '../../../domain/inbox/calls';
import type { ReportData, ReviewedReport } from '../../../domain/reports/calls';
import { withId } from '../with-id';
import { startTestApp, type TestApp } from './application';

/** Fixtures for tests of periodic reports: the company's session, its reports, and the calls of both sides. */
export function createReportClients() {
  let app: TestApp;
  let owner: string;
  let begun: Date;

  const due = async (token = owner) =>
    (await app.call<ReportInfo>(paths.reportInfo, { token, query: { pageSize: '1' } })).data.reports_due;
  const find = async (code: string, status: string) => {
    const found = (await due()).find((item) => item.code === code && item.status === status);
    if (!found) throw new Error(`no ${status} ${code}`);
    return found;
  };
  const one = (id: string, token = owner) => app.call<ReportData>(withId(paths.report, id), { token });
  const save = (id: string, version: number, data: object, token = owner) =>
    app.call<ReportData & SaveConflict>(paths.saveReport, { token, body: { id, version, data } });
  const submit = (id: string, version: number, data: object, options: object = {}) =>
    app.call<ReportData & { missing?: PathMessage[] }>(withId(paths.submitReport, id), {
      token: owner,
      body: { version, data },
      ...options,
    });
  const decide = (id: string, body: object, token: string) =>
    app.call<ReviewedReport & { missing?: PathMessage[] }>(withId(paths.decideReport, id), { token, body });
  const messagesAbout = async (id: string) => {
    const { data } = await app.call<PagedList<MessageItem>>(paths.messages, {
      token: owner,
      query: { pageSize: '100' },
    });
    return data.list.filter(({ link }) => link?.includes(id)).map(({ title }) => title);
  };

  /** Signs in again, because sessions expire. */
  const signIn = async () => {
    owner = await app.signIn('demo');
  };
  return {
    get app() {
      return app;
    },
    get owner() {
      return owner;
    },
    async open() {
      app = await startTestApp();
      begun = app.clock.now;
      await signIn();
    },
    /** Restores the demo's data, without changes by tests. */
    async restore() {
      await app.restore();
      app.clock.now = begun;
      await signIn();
    },
    signIn,
    close: () => app.close(),
    due,
    find,
    one,
    save,
    submit,
    decide,
    messagesAbout,
  };
}
