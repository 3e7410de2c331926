/** Files of a running portal are for its own account alone, and its start says what does not fit. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { UploadState } from '../../domain/files/calls';
import { type ApiClient, registerCompany } from '../support/server/api-client';
import { RealServer } from '../support/server/real-server';
import { createPdf, PDF } from '../support/server/upload-client';

let server: RealServer;
let client: ApiClient;
beforeAll(async () => {
  server = await new RealServer({}, true).start();
  client = (await registerCompany(server)).client;
}, 180_000);
afterAll(() => server.remove());

describe('data directory of RealServer', () => {
  it('has no file and no folder that another account may read', async () => {
    const begun = await client.must<UploadState>(paths.beginUpload, { name: '大.pdf', size: 3_000_000 });
    await client.must(`${paths.uploadPart.replace('{id}', begun.id)}?offset=0`, createPdf(1_048_576, 1));
    const form = new FormData();
    form.append('file', new Blob([Uint8Array.from(PDF)]), 'a.pdf');
    await client.must(paths.uploadFile, form);
    const names = readdirSync(server.dataDir, { recursive: true }).map(String);
    for (const place of [
      'database/base',
      'files',
      'outbox',
      'incoming',
      'jwt-secret',
      'installation',
      'lock',
    ])
      expect(names).toContain(place);
    const modeOf = (name: string) => statSync(join(server.dataDir, name)).mode & 0o777;
    expect(names.filter((name) => (modeOf(name) & 0o077) !== 0)).toEqual([]);
  });

  it('refuses to start over leftovers, with a message and no stack at the terminal', async () => {
    await server.end();
    rmSync(join(server.dataDir, 'database', 'PG_VERSION'));
    const refused = await server.start().then(
      () => '',
      (error: Error) => error.message.split('\n').slice(1).join('\n').trim(),
    );
    expect(refused.split('\n')).toEqual([
      expect.stringMatching(/^.* holds .*database.*, but database\/PG_VERSION is missing\. Restore .*--new/),
      expect.stringMatching(/缺少 database\/PG_VERSION。请从备份恢复整个目录/),
    ]);
  }, 180_000);
});
