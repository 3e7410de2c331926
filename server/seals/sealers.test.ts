import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { OfficeSealData } from '../../domain/document/seal-calls';
import type { SystemStatus } from '../../domain/system/status-calls';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { readCertificate } from './certificates';
import { signHash } from './cms';
import { makePkcs12, openPkcs12, type SealKey } from './opened-seal';
import { createFileSealer, createHttpSealer, createOwnSealer } from './sealers';

const NOW = new Date('2026-06-10T02:00:00Z');
const HASH = Buffer.alloc(32, 7);
const folder = mkdtempSync(join(tmpdir(), 'portal-sealers-'));
const file = join(folder, 'bureau.p12');
let bureau: SealKey;
beforeAll(async () => {
  writeFileSync(file, await makePkcs12('局章', 'words', NOW));
  bureau = openPkcs12(readFileSync(file), 'words');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe(createFileSealer, () => {
  it('seals with its passphrase, as long as its certificate is valid', async () => {
    let now = NOW;
    const sealer = createFileSealer(file, 'words', () => now);
    expect((await sealer.certificate()).name).toBe('局章');
    expect((await sealer.sign(HASH)).length).toBeGreaterThan(500);
    now = new Date('2040-01-01');
    await expect(sealer.sign(HASH)).rejects.toThrow('the certificate ended on 2036');
    now = new Date('2020-01-01');
    await expect(sealer.certificate()).rejects.toThrow('the certificate is valid from 2026');
  });
});

describe(createOwnSealer, () => {
  it('creates a certificate once, by whoever asks first, readable by its owner, and anew for another name or at its end', async () => {
    let [name, now] = ['甲局', NOW];
    const dataDir = mkdtempSync(join(folder, 'data-'));
    const open = () => createOwnSealer({ dataDir, clock: () => now, nameOf: async () => name });
    const sealer = open();
    const [first, again] = await Promise.all([sealer.certificate(), sealer.certificate()]);
    expect([first.name, again.fingerprint]).toEqual(['甲局', first.fingerprint]);
    expect(statSync(join(dataDir, 'seal.p12')).mode & 0o077).toBe(0);
    expect((await open().certificate()).fingerprint).toBe(first.fingerprint);
    name = '乙局';
    const renamed = await sealer.certificate();
    expect(renamed.name).toBe('乙局');
    now = new Date(renamed.validTo.getTime() - 86_400_000);
    expect((await sealer.certificate()).fingerprint).not.toBe(renamed.fingerprint);
  }, 60_000);
});

describe(createHttpSealer, () => {
  const asked: { method?: string | undefined; authorization?: string | undefined; body: string }[] = [];
  let answer: (hash: string) => { status?: number; body: string };
  let service: Server;
  let url: string;
  const certificate = () => JSON.stringify({ certificate: bureau.chain[0]?.toString('base64') });
  const signed = (hash: string, key = bureau) =>
    JSON.stringify({
      signature: signHash(Buffer.from(hash, 'base64'), key.key, key.chain).toString('base64'),
    });

  beforeAll(async () => {
    service = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece) => pieces.push(piece));
      request.on('end', () => {
        const body = Buffer.concat(pieces).toString();
        asked.push({ method: request.method, authorization: request.headers.authorization, body });
        const { status = 200, body: said } = answer(body ? JSON.parse(body).hash : '');
        response.writeHead(status, { 'content-type': 'application/json' }).end(said);
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => service.once('listening', resolve));
    url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/seal`;
  });
  afterAll(() => service.close());
  beforeEach(() => {
    asked.length = 0;
    answer = (hash) => ({ body: hash ? signed(hash) : certificate() });
  });

  it('sends the hash and a token, and nothing else', async () => {
    const sealer = createHttpSealer({ url, token: 'secret' });
    expect((await sealer.certificate()).fingerprint).toBe(
      readCertificate(bureau.chain[0] ?? Buffer.alloc(0)).fingerprint,
    );
    await sealer.sign(HASH);
    expect(asked).toEqual([
      { method: 'GET', authorization: 'Bearer secret', body: '' },
      {
        method: 'POST',
        authorization: 'Bearer secret',
        body: JSON.stringify({ algorithm: 'SHA-256', hash: HASH.toString('base64') }),
      },
    ]);
  });

  it.each([
    ['an error', { status: 500, body: '{}' }, '500'],
    ['no JSON', { body: 'ok' }, 'JSON'],
    ['another shape', { body: '{"signature":1}' }, 'signature'],
    ['far too much', { body: 'x'.repeat(300_000) }, 'too long'],
  ])('refuses to seal when the service answers with %s', async (_, said, words) => {
    answer = () => said;
    await expect(createHttpSealer({ url, token: null }).sign(HASH)).rejects.toThrow(words);
  });

  describe('seal (systemStatus)', () => {
    let app: TestApp;
    let token: string;
    beforeAll(async () => {
      app = await startTestApp({ env: { SEAL_PROVIDER: 'http', SEAL_URL: url, SEAL_TOKEN: 'secret' } });
    });
    beforeEach(async () => {
      token = await app.signIn('admin');
    });
    afterAll(() => app.close());
    const standing = async () => (await app.call<OfficeSealData>(paths.seal, { token })).data;
    const probed = async () => (await app.call<SystemStatus>(paths.probeServices, { token, body: {} })).data;

    it('shows the seal with its certificate, and warns while it is away', async () => {
      expect(await standing()).toMatchObject({ kind: 'http', fault: null, certificate: { name: '局章' } });
      expect((await probed()).warnings).not.toContain('seal_away');
      answer = () => ({ status: 503, body: '' });
      expect(await standing()).toMatchObject({ fault: expect.stringContaining('503'), certificate: null });
      const { warnings, services } = await probed();
      expect(warnings).toContain('seal_away');
      expect(services.find(({ kind }) => kind === 'seal')).toMatchObject({ is_there: false });
      answer = (hash) => ({ body: hash ? signed(hash) : certificate() });
      expect((await probed()).warnings).not.toContain('seal_away');
    });

    it('warns near the end of its certificate', async () => {
      const { now } = app.clock;
      app.clock.now = new Date('2036-06-01T00:00:00Z');
      token = await app.signIn('admin');
      expect((await probed()).warnings).toContain('seal_ending');
      app.clock.now = now;
    });
  });
});

describe(signHash, () => {
  it('rejects a signature of another hash, or by another certificate', async () => {
    const { putSeal } = await import('./put-seal');
    const open = Buffer.from(
      `%PDF-1.7\n/ByteRange [0 /********** /********** /**********]\n/Contents <${'00'.repeat(12_000)}>\n%%EOF`,
    );
    const own = readCertificate(bureau.chain[0] ?? Buffer.alloc(0));
    const sealer = (sign: (hash: Buffer) => Buffer) => ({
      kind: 'http' as const,
      address: '',
      certificate: async () => own,
      sign: async (hash: Buffer) => sign(hash),
    });
    const good = await putSeal(
      open,
      sealer((hash) => signHash(hash, bureau.key, bureau.chain)),
      own,
    );
    expect(good.length).toBe(open.length);
    const other = openPkcs12(await makePkcs12('别章', '', NOW), '');
    for (const sign of [
      () => signHash(HASH, bureau.key, bureau.chain),
      (hash: Buffer) => signHash(hash, other.key, other.chain),
      () => Buffer.from('nothing'),
    ])
      await expect(putSeal(open, sealer(sign), own)).rejects.toThrow('the seal gave a signature');
  });
});
