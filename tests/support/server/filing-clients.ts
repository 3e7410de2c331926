import { eq } from 'drizzle-orm';
import type { Filing } from '../../../domain/filing/types';
import { filings } from '../../../server/core/db/tables';
import { testPrograms } from '../test-programs';
import { startTestApp, type TestApp } from './application';

export const BASE = '/api/v1.0/test/portal';
export const GOOD = { basics: { name: '示例', amount: 10 } };

/** Fixture for tests of submitting: an application with the small programs, its owner's session, and the calls. */
export class FilingClients {
  owner = '';
  private constructor(readonly app: TestApp) {}

  static async open(programs = testPrograms): Promise<FilingClients> {
    const clients = new FilingClients(await startTestApp({ programs }));
    clients.owner = await clients.app.signIn('demo');
    return clients;
  }

  post<T = Filing>(body: object, headers = {}) {
    return this.app.call<T>(`POST ${BASE}/alpha/`, { token: this.owner, body, headers });
  }

  put<T = Filing>(id: string, body: object) {
    return this.app.call<T>(`PUT ${BASE}/betaInfo/${id}/submit/`, { token: this.owner, body });
  }

  async draft(path = 'alpha'): Promise<{ id: string; version: number }> {
    const call = `POST ${BASE}/${path}/`;
    const { data } = await this.app.call<Filing>(call, { token: this.owner, body: { data: GOOD } });
    return { id: data.id ?? '', version: data.version };
  }

  /** Submits a filing; returns its id. */
  async submitted(): Promise<string> {
    const { id, version } = await this.draft();
    await this.post({ id, version, action: 'submit', data: GOOD });
    return id;
  }

  withdraw(id: string) {
    return this.app.call<Filing>(`POST /api/v1.0/portal/report/filing/${id}/withdraw/`, {
      token: this.owner,
      body: {},
    });
  }

  async rowOf(id: string) {
    return (await this.app.db.q.select().from(filings).where(eq(filings.id, id)))[0];
  }

  /** Sets the clock and signs in again, because sessions expire. */
  async setClock(at: string): Promise<void> {
    this.app.clock.now = new Date(at);
    this.owner = await this.app.signIn('demo');
  }
}
