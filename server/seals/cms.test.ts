import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCertificate } from './certificates';
import { signHash } from './cms';
import { checkSignature } from './cms-check';
import { makePkcs12, openPkcs12, type SealKey } from './opened-seal';

const NAME = '示范市科学技术局';
const NOW = new Date('2026-06-10T02:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'portal-seal-'));
afterAll(() => rmSync(folder, { recursive: true }));

const openssl = (...args: string[]) =>
  execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' }).toString();
const content = Buffer.from('a paper');
const hashOf = (bytes: Buffer) => (algorithm: string) => createHash(algorithm).update(bytes).digest();
const sealOf = ({ key, chain }: SealKey, bytes = content) => signHash(hashOf(bytes)('sha256'), key, chain);

let own: SealKey;
beforeAll(async () => {
  own = openPkcs12(await makePkcs12(NAME, '', NOW), '');
});

/** Generates a key and certificate with OpenSSL; returns a PKCS#12 file. */
function made(name: string, key: string[], pack: string[] = []): Buffer {
  openssl(
    'req',
    '-x509',
    '-nodes',
    '-subj',
    `/CN=${name}/O=Bureau`,
    '-days',
    '30',
    ...key,
    '-keyout',
    'key.pem',
    '-out',
    'cert.pem',
  );
  openssl(
    'pkcs12',
    '-export',
    '-inkey',
    'key.pem',
    '-in',
    'cert.pem',
    '-passout',
    'pass:secret',
    ...pack,
    '-out',
    'out.p12',
  );
  return readFileSync(join(folder, 'out.p12'));
}
const RSA = ['-newkey', 'rsa:2048'];
const EC = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
const LEGACY = ['-certpbe', 'PBE-SHA1-3DES', '-keypbe', 'PBE-SHA1-3DES', '-macalg', 'sha1'];

describe('makePkcs12 and readCertificate', () => {
  it('returns a certificate that names the house, for ten years', () => {
    const { name, validFrom, validTo, fingerprint } = readCertificate(own.chain[0] ?? Buffer.alloc(0));
    expect([name, validFrom.toISOString(), validTo.getUTCFullYear()]).toEqual([
      NAME,
      '2026-06-09T02:00:00.000Z',
      2036,
    ]);
    expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
  });

  it('creates a file that others open with the passphrase', async () => {
    writeFileSync(join(folder, 'own.p12'), await makePkcs12(NAME, 'words', NOW));
    expect(openssl('pkcs12', '-in', 'own.p12', '-passin', 'pass:words', '-nokeys')).toContain(
      'BEGIN CERTIFICATE',
    );
  });
});

describe(openPkcs12, () => {
  it.each([
    ['of RSA', RSA, []],
    ['of RSA in the old way', RSA, LEGACY],
    ['of an elliptic curve', EC, []],
  ])('opens %s to seal, as OpenSSL confirms', (_, key, pack) => {
    const seal = sealOf(openPkcs12(made('Seal', key, pack), 'secret'));
    expect(checkSignature(seal, hashOf(content))).toMatchObject({
      state: 'intact',
      certificate: { name: 'Seal' },
    });
    writeFileSync(join(folder, 'seal.der'), seal);
    writeFileSync(join(folder, 'paper'), content);
    openssl(
      'cms',
      '-verify',
      '-inform',
      'DER',
      '-in',
      'seal.der',
      '-content',
      'paper',
      '-binary',
      '-cades',
      '-CAfile',
      'cert.pem',
      '-purpose',
      'any',
    );
  });

  it('rejects another passphrase, a file without a key, and one that is no PKCS#12', () => {
    const file = made('Seal', RSA);
    expect(() => openPkcs12(file, 'other')).toThrow();
    expect(() => openPkcs12(Buffer.from('no file'), '')).toThrow();
    openssl('pkcs12', '-export', '-nokeys', '-in', 'cert.pem', '-passout', 'pass:secret', '-out', 'none.p12');
    expect(() => openPkcs12(readFileSync(join(folder, 'none.p12')), 'secret')).toThrow('no key');
  });
});

describe(checkSignature, () => {
  it('accepts a signature for what it covers, and for nothing else', () => {
    const seal = sealOf(own);
    expect(checkSignature(seal, hashOf(content))).toMatchObject({
      state: 'intact',
      certificate: { name: NAME },
    });
    expect(checkSignature(seal, hashOf(Buffer.from('A paper'))).state).toBe('broken');
  });

  it('accepts signatures of others with a time and with PSS, and rejects SHA-1', () => {
    made('Other', RSA);
    writeFileSync(join(folder, 'paper'), content);
    const signed = (...how: string[]) => {
      openssl(
        'cms',
        '-sign',
        '-binary',
        '-outform',
        'DER',
        '-in',
        'paper',
        '-signer',
        'cert.pem',
        '-inkey',
        'key.pem',
        '-out',
        'other.der',
        ...how,
      );
      return checkSignature(readFileSync(join(folder, 'other.der')), hashOf(content));
    };
    const { state, at } = signed('-md', 'sha384');
    expect([state, Math.abs(Number(at) - Date.now()) < 86_400_000]).toEqual(['intact', true]);
    expect(
      signed('-md', 'sha256', '-keyopt', 'rsa_padding_mode:pss', '-keyopt', 'rsa_pss_saltlen:digest').state,
    ).toBe('intact');
    expect(signed('-md', 'sha1').state).toBe('unreadable');
  });

  it('rejects an altered bit in the hash, in the certificate’s hash or in the signature', () => {
    const seal = sealOf(own);
    const places = [
      seal.indexOf(hashOf(content)('sha256')),
      seal.indexOf(hashOf(own.chain[0] ?? content)('sha256')),
      seal.length - 1,
      seal.length - 300,
    ];
    for (const at of places) {
      const altered = Buffer.from(seal);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect([at > 0, checkSignature(altered, hashOf(content)).state]).toEqual([true, 'broken']);
    }
  });

  it('rejects another certificate in place of the one that the signature names', () => {
    const other = openPkcs12(made('Other', RSA), 'secret');
    const mixed = signHash(hashOf(content)('sha256'), other.key, own.chain);
    expect(checkSignature(mixed, hashOf(content)).state).toBe('broken');
  });

  it('never throws, for cut, altered or random bytes', () => {
    const seal = sealOf(own);
    for (let at = 0; at < seal.length; at += 5) {
      const altered = Buffer.from(seal);
      altered[at] = (altered[at] ?? 0) ^ 0x55;
      expect(() => checkSignature(altered, hashOf(content))).not.toThrow();
    }
    const deep = Buffer.alloc(60_000, 0x30);
    for (const bytes of [Buffer.alloc(0), seal.subarray(0, 500), deep, Buffer.alloc(9_000, 0xff), content])
      expect(checkSignature(bytes, hashOf(content)).state).toBe('unreadable');
  });
});
