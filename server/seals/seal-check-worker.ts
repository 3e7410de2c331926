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
function checkSeal({ cms, before, after, reachesEnd, at, reason }: SealPlace): CheckedSeal {
  const hashOf = (algorithm: string) => createHash(algorithm).update(before).update(after).digest();
  const { state, certificate, at: told } = checkSignature(cms, hashOf);
  return {
    state,
    reachesEnd,
    by: certificate?.name || null,
    at: (told ?? at)?.toISOString() ?? null,
    fingerprint: certificate?.fingerprint ?? null,
    copy: parseCopyReason(reason),
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
  if (!pdf.subarray(0, HEAD).includes('%PDF-')) return { isPdf: false, seals: [] };
  const { places, hasOthers } = findSealPlaces(pdf);
  const seals = places.map(checkSeal);
  return {
    isPdf: true,
    seals: seals.length === 0 && hasOthers ? [UNREADABLE] : seals,
  };
}
