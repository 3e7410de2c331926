/** Finds and checks the seals of a PDF; runs in a worker thread, because the input is untrusted. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { DetectedSeal } from '../../domain/document/seal';
import { giveWay } from '../core/workers/give-way';
import { checkSignature } from './cms-check';
import { findSealPlaces, type SealPlace } from './pdf-seals';
import { parseCopyReason } from './sealer';

giveWay();

/** A seal found in a PDF. Whether it is the portal's own (`isOwn`) is determined later. */
export interface CheckedSeal extends Omit<DetectedSeal, 'isOwn'> {
  by: string | null;
  /** Signing time in ISO 8601. */
  at: string | null;
  fingerprint: string | null;
  /** Number and hash of the document, as a seal of the portal states them in its reason. */
  copy: ReturnType<typeof parseCopyReason>;
}

export interface CheckedPdf {
  isPdf: boolean;
  seals: CheckedSeal[];
}

/** Bytes in which the PDF header is searched: other data may precede it. */
const HEAD = 1_024;
/** Start of a zip, which may hold a PDF uncompressed at its beginning. */
const ZIP = Buffer.from('PK\x03\x04', 'latin1');

const isPdf = (file: Buffer): boolean =>
  file.subarray(0, HEAD).includes('%PDF-') && !file.subarray(0, ZIP.length).equals(ZIP);

function checkSeal({ cms, before, after, reachesEnd, at, reason }: SealPlace): CheckedSeal {
  const hashOf = (algorithm: string) => createHash(algorithm).update(before).update(after).digest();
  const { state, certificate, at: told } = checkSignature(cms, hashOf);
  const copy = parseCopyReason(reason);
  return {
    // The portal can read every seal of its own: one that names its document, but cannot be read, was damaged.
    state: state === 'unreadable' && copy ? 'broken' : state,
    reachesEnd,
    by: certificate?.name || null,
    at: (told ?? at)?.toISOString() ?? null,
    fingerprint: certificate?.fingerprint ?? null,
    copy,
  };
}

const UNREADABLE: CheckedSeal = {
  state: 'unreadable',
  reachesEnd: false,
  by: null,
  at: null,
  fingerprint: null,
  copy: null,
};

export default function check({ path }: { path: string }): CheckedPdf {
  const pdf = readFileSync(path);
  if (!isPdf(pdf)) return { isPdf: false, seals: [] };
  const { places, hasOthers } = findSealPlaces(pdf);
  const seals = places.map(checkSeal);
  return {
    isPdf: true,
    seals: seals.length === 0 && hasOthers ? [UNREADABLE] : seals,
  };
}
