import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import { jobNames } from '../../domain/system/messages';
import type { SystemStatus } from '../../domain/system/status-calls';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { users } from '../core/db/tables';

let app: TestApp;
let admin: string;
let gateway: Server;
let answers = 200;
beforeAll(async () => {
  gateway = createServer((request, response) => {
    request.resume();
    response.writeHead(answers).end();
  });
  await new Promise<void>((resolve) => void gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  const env = { MAIL_PROVIDER: 'http', MAIL_GATEWAY_URL: `http://127.0.0.1:${port}/secret-path` };
  app = await startTestApp({ env });
  admin = await app.signIn('admin');
});
afterAll(async () => {
  await app.close();
  gateway.close();
});

const read = (token = admin) => app.call<SystemStatus>(paths.systemStatus, { token });
const probe = () => app.call<SystemStatus>(paths.probeServices, { token: admin, body: {} });
const testBy = (kind: string) => app.call<{ to: string }>(paths.sendTest, { token: admin, body: { kind } });
const setContacts = (contacts: { phone?: string; email?: string }) =>
  app.db.q.update(users).set(contacts).where(eq(users.username, 'admin'));

describe('systemStatus', () => {
  it('returns in one call jobs, storage, version, and the process that answers as the leader', async () => {
    const { data } = await read();
    expect(data.processes).toMatchObject([{ is_this: true, leads: true, pid: process.pid }]);
    expect(data.jobs.map(({ name }) => name)).toEqual(expect.arrayContaining(['sweep', 'notices', 'backup']));
    for (const { name, title } of data.jobs) expect([name, title]).toEqual([name, jobNames[name]?.en]);
    for (const job of data.jobs)
      expect(Date.parse(job.next_run_at ?? '')).toBeGreaterThan(Date.parse(data.at));
    expect(data.storage).toMatchObject({ store: 'disk', database: 'embedded' });
    expect(data.storage.database_bytes).toBeGreaterThan(1_000_000);
    expect(data.storage.disk_free_bytes).toBeGreaterThan(0);
    expect(data.version.migrations).toBeGreaterThan(45);
    expect(data.backups).toMatchObject({ at: '03:00', keep: 7, last_made_at: null, kept: [] });
    expect(data.warnings).toEqual(expect.arrayContaining(['demo_accounts', 'no_public_url', 'sms_to_files']));
  });

  it('returns the reason of an outside service that is away, and stays ready', async () => {
    const there = (await probe()).data.services;
    expect(there).toMatchObject([{ kind: 'mail', is_there: true, is_needed: false }]);
    expect(there[0]?.address).not.toContain('secret-path');
    answers = 503;
    expect((await probe()).data.services).toMatchObject([
      { is_there: false, reason: 'the gateway answered 503' },
    ]);
    expect((await read()).data.warnings).toContain('service_away');
    const ready = await app.call<{ away: string[] }>(paths.ready);
    expect([ready.status, ready.data.away]).toEqual([200, ['mail']]);
    answers = 200;
    await probe();
    expect((await app.call<{ away: string[] }>(paths.ready)).data.away).toEqual([]);
  });

  it('sends a test to the own number alone, and returns why one failed', async () => {
    await setContacts({ phone: '', email: '' });
    expect((await testBy('sms')).msg).toContain('no mobile number');
    expect((await testBy('mail')).msg).toContain('no mail address');
    await setContacts({ phone: '13800000009', email: 'admin@example.gov.cn' });
    expect((await testBy('sms')).data.to).toBe('138****0009');
    expect(readdirSync(join(app.dataDir, 'outbox'))).toHaveLength(1);
    answers = 500;
    const failed = await testBy('mail');
    expect([failed.code, failed.msg]).toEqual([208, expect.stringContaining('the gateway answered 500')]);
    answers = 200;
    expect((await testBy('mail')).code).toBe(200);
    const lines = await app.audit.read('outbox', 'outbox');
    expect(lines.map(({ action }) => action)).toEqual(['outbox.test', 'outbox.test', 'outbox.test']);
  });

  it('returns that there is nothing to send again', async () => {
    const { code, msg } = await app.call(paths.sendAgain, { token: admin, body: {} });
    expect([code, msg]).toEqual([208, expect.stringContaining('nothing to send again')]);
  });

  it('allows administrators alone', async () => {
    for (const name of ['demo', 'reviewer', 'auditor']) {
      const token = await app.signIn(name);
      expect((await read(token)).code).toBe(208);
      expect((await app.call(paths.sendTest, { token, body: { kind: 'sms' } })).code).toBe(208);
    }
  });
});
