/** The drill: a portal is backed up while people write, and what it had acknowledged by then is in the restored one. */
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { SealCheck } from '../../domain/document/seal-calls';
import type { FileInfo } from '../../domain/files/calls';
import type { Filing } from '../../domain/filing/types';
import { findProgram } from '../../domain/programs/find';
import { createBackup, restoreBackup } from '../../server/backups/commands';
import { readEnv } from '../../server/core/env';
import { createLogger } from '../../server/core/logger';
import { PatientFiler } from '../drill/patient-filer';
import { ApiClient, type NewCompany, openDemoClient, registerCompany } from '../support/server/api-client';
import { RealServer } from '../support/server/real-server';
import { createPdf } from '../support/server/upload-client';
import { withId } from '../support/with-id';

const API = '/api/v1.0';
const gazelle = findProgram('gazelle');
if (!gazelle?.calls.save[0]) throw new Error('gazelle has no call to save');
const SAVE = gazelle.calls.save[0].replace(' /', ` ${API}/`);
const ONE = gazelle.calls.one.replace(' /', ` ${API}/`);
const terminal = { say: () => {}, log: createLogger({ logLevel: 'silent' }) };

/** The paper with a receipt, and what a portal says of a paper. */
async function paperOf({ url }: RealServer, id: string, user = 'demo'): Promise<Buffer> {
  const owner = await openDemoClient(url, user);
  const [, call = ''] = withId(paths.document, id).split(' ');
  const answer = await fetch(`${url}${call}`, { headers: { authorization: `JWT ${owner.access}` } });
  return Buffer.from(await answer.arrayBuffer());
}
async function saidOf({ url }: RealServer, paper: Buffer): Promise<SealCheck> {
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(paper)]), '申报材料.pdf');
  return new ApiClient(url).must<SealCheck>(paths.checkSealed, form);
}

const folder = mkdtempSync(join(tmpdir(), 'portal-drill-'));
const elsewhere = join(folder, 'elsewhere');
const path = join(folder, 'backup.zip');
const PDF = createPdf(700_000, 5);
let server: RealServer;
let company: NewCompany;
let client: ApiClient;
/** The fingerprint of the certificate that seals before the backup. */

beforeAll(async () => {
  server = await new RealServer().start();
  ({ company, client } = await registerCompany(server));
}, 90_000);
afterAll(async () => {
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
});

describe('backUp and restore', () => {
  /** Returns who sealed before. Everything acknowledged is there, and nothing half written. */
  async function restoreElsewhere(): Promise<SealCheck['fingerprint']> {
    const filer = await PatientFiler.open(server.url, 'demo');
    await filer.save();
    await filer.submit();
    const sealed = await paperOf(server, filer.id);
    const before = await saidOf(server, sealed);
    expect(before).toMatchObject({ verdict: 'genuine', copy: { current: true } });
    const form = new FormData();
    form.append('file', new Blob([Uint8Array.from(PDF)]), '章程.pdf');
    const file = await client.must<FileInfo>(paths.uploadFile, form);
    const draft = await client.must<Filing>(SAVE, { action: 'save', data: {} });
    let acknowledged = 0;
    let isOver = false;
    async function saving(): Promise<void> {
      for (let { version } = draft; !isOver; acknowledged += 1) {
        const data = { baseData: { company_profile: `第 ${acknowledged + 1} 次保存` } };
        ({ version } = await client.must<Filing>(SAVE, { id: draft.id, version, action: 'save', data }));
      }
    }
    const writer = saving();
    while (acknowledged < 3) await new Promise((resolve) => setTimeout(resolve, 20));

    const least = acknowledged;
    await createBackup(readEnv({ DATA_DIR: server.dataDir }), terminal, path);
    const after = acknowledged;
    isOver = true;
    await writer;
    // People went on writing, and the copy that was read is gone.
    expect(after).toBeGreaterThan(least);
    expect(readdirSync(server.dataDir).filter((name) => name.startsWith('database.'))).toEqual([]);
    await server.end();

    const verified = await restoreBackup(readEnv({ DATA_DIR: elsewhere }), terminal, path);
    expect(verified).toMatch(/whole: .*, 1 certificates of seals$/);
    const restored = await new RealServer({ DATA_DIR: elsewhere }).start();
    try {
      const again = await new ApiClient(restored.url).signIn(company.username, company.password);
      const filing = await again.must<Filing>(ONE.replace('{id}', draft.id as string));
      const kept = Number(/第 (\d+) 次/.exec(JSON.stringify(filing.data.baseData))?.[1]);
      expect(kept).toBeGreaterThanOrEqual(least);
      expect(kept).toBeLessThanOrEqual(after + 1);
      const reply = await fetch(`${restored.url}${paths.file.split(' ')[1]?.replace('{id}', file.id)}`, {
        headers: { authorization: `JWT ${again.access}` },
      });
      expect(Buffer.from(await reply.arrayBuffer()).equals(PDF)).toBe(true);
      const data = { baseData: { company_profile: '恢复后' } };
      const saved = { id: draft.id, version: filing.version, action: 'save', data };
      expect((await again.send<Filing>(SAVE, saved)).code).toBe(200);

      // It has another key, and knows what the lost one sealed.
      expect(await saidOf(restored, sealed)).toEqual(before);
      const anew = await saidOf(restored, await paperOf(restored, filer.id));
      expect(anew).toMatchObject({ verdict: 'genuine', copy: { current: true } });
      expect(anew.fingerprint).not.toBe(before.fingerprint);
    } finally {
      await restored.remove();
    }
    return before.fingerprint;
  }

  async function restoreWithKey(sealedBy: SealCheck['fingerprint']): Promise<void> {
    const dataDir = join(folder, 'with-the-key');
    mkdirSync(dataDir, { mode: 0o700 });
    copyFileSync(join(server.dataDir, 'seal.p12'), join(dataDir, 'seal.p12'));
    await restoreBackup(readEnv({ DATA_DIR: dataDir }), terminal, path);
    const restored = await new RealServer({ DATA_DIR: dataDir }).start();
    try {
      const filer = await PatientFiler.open(restored.url, 'other');
      await filer.save();
      await filer.submit();
      const paper = await paperOf(restored, filer.id, 'other');
      expect(await saidOf(restored, paper)).toMatchObject({ verdict: 'genuine', fingerprint: sealedBy });
    } finally {
      await restored.remove();
    }
  }

  it('return everything acknowledged, and seal as before where the key was kept', async () => {
    await restoreWithKey(await restoreElsewhere());
  }, 480_000);
});
