import { eq } from 'drizzle-orm';
import { paths } from '../../../domain/api/paths.generated';
import type { Filing } from '../../../domain/filing/types';
import type { ManagedWindowsData, WindowDetail } from '../../../domain/windows/managed-window-calls';
import { toChangeWindowBody } from '../../../domain/windows/plan-wire';
import { companies, messages, storedFilings } from '../../../server/core/db/tables';
import { testPrograms } from '../test-programs';
import { withId } from '../with-id';
import { startTestApp, type TestApp } from './application';
import { BASE, GOOD } from './filing-clients';

export const START = '2026-06-10T02:00:00Z';

/** Fixture for tests of windows: sessions of both sides, the windows, and an administrator's changes. */
export class WindowClients {
  admin = '';
  owner = '';
  private readonly heard = new Set<string>();
  private constructor(readonly app: TestApp) {}

  static async open(): Promise<WindowClients> {
    const clients = new WindowClients(await startTestApp({ programs: testPrograms }));
    await clients.setClock(START);
    return clients;
  }

  /** Sets the clock and signs in again, because sessions expire. */
  async setClock(now: string): Promise<void> {
    this.app.clock.now = new Date(now);
    [this.admin, this.owner] = (await Promise.all(
      ['admin', 'demo'].map((name) => this.app.signIn(name)),
    )) as [string, string];
  }

  /** Restores the demo's windows, without changes by tests. */
  async restore(): Promise<void> {
    await this.app.restore();
    await this.setClock(START);
  }

  async list(query: Record<string, string> = {}): Promise<ManagedWindowsData> {
    return (await this.app.call<ManagedWindowsData>(paths.managedWindows, { token: this.admin, query })).data;
  }

  async detail(program: string, year = '2026'): Promise<WindowDetail> {
    const [item] = (await this.list({ program, year })).list;
    const path = withId(paths.managedWindow, item?.id ?? '');
    return (await this.app.call<WindowDetail>(path, { token: this.admin })).data;
  }

  /** Changes a window at its present version, unless the change gives another. */
  async put(program: string, change: object, path: string = paths.changeWindow) {
    const window = await this.detail(program);
    const whole = path === paths.changeWindow ? toChangeWindowBody(window) : {};
    const body = { version: window.version, ...whole, ...change };
    return this.app.call<WindowDetail>(withId(path, window.id), { token: this.admin, body });
  }

  closeWindow(program: string) {
    return this.put(program, { reason: '名额已满', confirmed: true }, paths.closeWindow);
  }

  /** Returns the English texts of the messages of a template since the last call, in no order. */
  async told(template: string): Promise<string[]> {
    const rows = await this.app.db.q.select().from(messages).where(eq(messages.template, template));
    const news = rows.filter(({ id }) => !this.heard.has(id));
    for (const { id } of news) this.heard.add(id);
    return news.map(({ body }) => body.en);
  }

  draft(program: string, of: object = {}) {
    return this.app.call<Filing>(`POST ${BASE}/${program}/`, {
      token: this.owner,
      body: { data: GOOD, ...of },
    });
  }

  submit(program: string, { id, version }: Filing, of: object = {}) {
    const body = { id, version, action: 'submit', data: GOOD, ...of };
    return this.app.call<Filing>(`POST ${BASE}/${program}/`, { token: this.owner, body });
  }

  /** Creates additional companies with a draft each; returns their ids. */
  async crowd(program: string, size: number): Promise<string[]> {
    const now = this.app.clock.now;
    const ids = Array.from({ length: size }, () => crypto.randomUUID());
    await this.app.db.q.insert(companies).values(
      ids.map((id, n) => ({
        id,
        creditCode: `CROWD${n}`,
        name: `企业${n}`,
        status: 'active',
        profile: {},
      })),
    );
    const draft = { program, batchYear: 2026, batchNo: 1, status: 'draft', version: 1, edition: '1' };
    await this.app.db.q.insert(storedFilings).values(
      ids.map((companyId) => {
        const id = crypto.randomUUID();
        return { ...draft, id, companyId, data: {}, createdAt: now, updatedAt: now, updatedBy: '王敏' };
      }),
    );
    return ids;
  }

  close(): Promise<void> {
    return this.app.close();
  }
}
