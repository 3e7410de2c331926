/** Acknowledged data are there after kill -9, on the embedded database: the answer 200 is a promise. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { FileInfo, UploadState } from '../../domain/files/calls';
import { PART_SIZE } from '../../domain/files/parts';
import type { Filing } from '../../domain/filing/types';
import { findProgram } from '../../domain/programs/find';
import { type ApiClient, registerCompany } from '../support/server/api-client';
import { RealServer } from '../support/server/real-server';
import { createPdf } from '../support/server/upload-client';

const ROUNDS = 5;
const API = '/api/v1.0';
const gazelle = findProgram('gazelle');
if (!gazelle?.calls.save[0]) throw new Error('gazelle has no call to save');
const SAVE = gazelle.calls.save[0].replace(' /', ` ${API}/`);
const ONE = gazelle.calls.one.replace(' /', ` ${API}/`);

let server: RealServer;
let client: ApiClient;

beforeAll(async () => {
  server = await new RealServer().start();
  client = (await registerCompany(server)).client;
}, 90_000);
afterAll(() => server.remove());

/** Saves one edit after the other until the server is gone; gives the last edit that was acknowledged. */
const saveUntilKilled = async (id: string, version: number, first: number): Promise<number> => {
  let acknowledged = first - 1;
  for (let edit = first, next = version; ; edit += 1) {
    const data = { baseData: { company_profile: `第 ${edit} 次保存` } };
    const reply = await client
      .send<Filing>(SAVE, { id, version: next, action: 'save', data })
      .catch(() => null);
    if (!reply) return acknowledged;
    expect(reply.code).toBe(200);
    acknowledged = edit;
    next = reply.data.version;
  }
};

const stored = (id: string) => client.must<Filing>(ONE.replace('{id}', id));

describe('RealServer after kill -9', () => {
  it(`keeps every acknowledged save through ${ROUNDS} rounds of kill -9`, async () => {
    const draft = await client.must<Filing>(SAVE, { action: 'save', data: {} });
    const id = draft.id as string;
    let { version } = draft;
    let edit = 1;
    for (let round = 0; round < ROUNDS; round += 1) {
      const saving = saveUntilKilled(id, version, edit);
      await new Promise((resolve) => setTimeout(resolve, 300 + 150 * round));
      await server.end('SIGKILL');
      const acknowledged = await saving;
      await server.start();
      const filing = await stored(id);
      const kept = Number(/第 (\d+) 次/.exec(JSON.stringify(filing.data.baseData))?.[1] ?? 0);
      // The one in flight may have been stored without its answer arriving, but never less than was acknowledged.
      expect(kept - acknowledged === 0 || kept - acknowledged === 1).toBe(true);
      expect(acknowledged).toBeGreaterThanOrEqual(edit);
      version = filing.version;
      edit = kept + 1;
    }
  }, 120_000);

  it('keeps every acknowledged part of a file, and continues the upload', async () => {
    const bytes = createPdf(6 * PART_SIZE + 100, 9);
    const at = (call: string) => call.replace('{id}', upload.id);
    const sendFrom = async (offset: number): Promise<number> => {
      const part = bytes.subarray(offset, offset + PART_SIZE);
      const answer = await client.send<UploadState>(`${at(paths.uploadPart)}?offset=${offset}`, part);
      expect(answer.code).toBe(200);
      return answer.data.offset;
    };
    const upload = await client.must<UploadState>(paths.beginUpload, { name: '大.pdf', size: bytes.length });
    let acknowledged = 0;
    for (let i = 0; i < 3; i += 1) acknowledged = await sendFrom(acknowledged);
    const inFlight = sendFrom(acknowledged).catch(() => null);
    await server.end('SIGKILL');
    acknowledged = (await inFlight) ?? acknowledged;
    await server.start();

    let { offset } = await client.must<UploadState>(at(paths.uploadState));
    expect(offset).toBeGreaterThanOrEqual(acknowledged);
    while (offset < bytes.length) offset = await sendFrom(offset);
    const file = await client.must<FileInfo>(at(paths.finishUpload));
    expect(file.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  }, 60_000);

  it('refuses a second process on the same data, and says so', async () => {
    const second = new RealServer({ DATA_DIR: server.dataDir });
    await expect(second.start()).rejects.toThrow(/another|in use|另一/i);
    await second.remove();
    expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
  }, 60_000);
});
