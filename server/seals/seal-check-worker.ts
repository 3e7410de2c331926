/** Looks for seals in a PDF and checks them: what the worker threads run, for its bytes may be anybody's. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { DetectedSeal } from '../../domain/document/seal';
import { giveWay } from '../core/workers/give-way';
import { checkSignature } from './cms-check';
import { findSealPlaces, type SealPlace } from './pdf-seals';
import { parseCopyReason } from './sealer';

giveWay();

/** A seal as it was found; whose it is, the portal knows. */
export interface CheckedSeal extends Omit<DetectedSeal, 'isOwn'> {
  by: string | null;
  /** ISO. */
  at: string | null;
  fingerprint: string | null;
  /** Number and hash of the paper, as a seal of the portal tells them. */
  copy: ReturnType<typeof parseCopyReason>;
}

export interface CheckedPdf {
  isPdf: boolean;
  seals: CheckedSeal[];
}

/** A PDF may begin with a line of something else. */
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
