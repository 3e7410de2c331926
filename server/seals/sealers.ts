/**
 * Sealers of papers: with a key in a PKCS#12 file, one that the operator names or one of the portal's own making; or by a
 * service of the house that keeps the key to itself: it gets hashes, never papers.
 */

import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { DAY_MS } from '../../domain/time';
import { writeKept } from '../core/directory/durable-file';
import { SEAL_FILE } from '../core/directory/entries';
import type { SealService } from '../core/env/outside-services';
import type { OpenedSeal } from './opened-seal';
import type { DocumentSealer, SealCertificate } from './sealer';

/** Loaded for the first seal: the libraries are large, and few processes seal anything in their first minutes. */
const load = () => import('./opened-seal');

async function open(path: string, passphrase: string): Promise<OpenedSeal> {
  const { openSeal } = await load();
  return openSeal(readFileSync(path), passphrase);
}

function assertValid({ validFrom, validTo }: SealCertificate, now: Date): void {
  if (now < validFrom) throw new Error(`the certificate is valid from ${validFrom.toISOString()} on`);
  if (now > validTo) throw new Error(`the certificate ended on ${validTo.toISOString()}`);
}

/** Read once: another file takes effect at the next start. */
export function createFileSealer(path: string, passphrase: string, clock: () => Date): DocumentSealer {
  let opened: OpenedSeal | null = null;
  async function use(): Promise<OpenedSeal> {
    opened ??= await open(path, passphrase);
    assertValid(opened.certificate, clock());
    return opened;
  }
  return {
    kind: 'file',
    address: basename(path),
    certificate: async () => (await use()).certificate,
    sign: async (hash) => (await use()).sign(hash),
  };
}

interface OwnSealerDeps {
  dataDir: string;
  clock: () => Date;
  /** The name that the certificate bears. */
  nameOf(): Promise<string>;
}

/** The file lies in a directory that nobody else reads, as its own secret does. */
const PASSPHRASE = '';
const RENEWED_BEFORE_MS = 30 * DAY_MS;

/**
 * The portal's own, in its data directory. A house that takes another name, and a certificate near its end, get a new
 * one; the portal knows the old one by its row.
 */
export function createOwnSealer({ dataDir, clock, nameOf }: OwnSealerDeps): DocumentSealer {
  const path = join(dataDir, SEAL_FILE);
  let opened: OpenedSeal | null = null;
  let making: Promise<OpenedSeal> | null = null;

  const fits = (found: OpenedSeal | null, name: string): found is OpenedSeal =>
    found !== null &&
    found.certificate.name === name &&
    found.certificate.validTo.getTime() - clock().getTime() > RENEWED_BEFORE_MS;

  async function make(name: string): Promise<OpenedSeal> {
    // Another process of this directory may have made it.
    const found = existsSync(path) ? await open(path, PASSPHRASE) : null;
    if (fits(found, name)) return found;
    const { makePkcs12 } = await load();
    writeKept(path, await makePkcs12(name, PASSPHRASE, clock()));
    return open(path, PASSPHRASE);
  }

  async function use(): Promise<OpenedSeal> {
    const name = await nameOf();
    if (fits(opened, name)) return opened;
    making ??= make(name).finally(() => {
      making = null;
    });
    opened = await making;
    return opened;
  }

  return {
    kind: 'own',
    address: SEAL_FILE,
    certificate: async () => (await use()).certificate,
    sign: async (hash) => (await use()).sign(hash),
  };
}

const LIMIT_MS = 10_000;
const ANSWER_AT_MOST = 256 * 1024;

const base64 = z.base64().transform((text) => Buffer.from(text, 'base64'));
const told = z.object({ certificate: base64 });
const signed = z.object({ signature: base64 });

export function createHttpSealer({ url, token }: SealService): DocumentSealer {
  async function ask<T>(shape: z.ZodType<T>, body?: object): Promise<T> {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`the seal service answered ${response.status}`);
    if (text.length > ANSWER_AT_MOST) throw new Error('the answer of the seal service is too long');
    return shape.parse(JSON.parse(text));
  }

  return {
    kind: 'http',
    address: new URL(url).host,
    async certificate() {
      const { readCertificate } = await import('./certificates');
      return readCertificate((await ask(told)).certificate);
    },
    sign: async (hash) =>
      (await ask(signed, { algorithm: 'SHA-256', hash: hash.toString('base64') })).signature,
  };
}
