/** Check of a sealed PDF, open to anyone who holds one. The uploaded file is deleted after the check. */
import { Readable } from 'node:stream';
import type { CopyCheck } from '../../domain/document/calls';
import { sealMessages } from '../../domain/document/messages';
import { combineSealVerdicts, findDecidingSeal, MAX_CHECKED_PDF_MB } from '../../domain/document/seal';
import type { SealCheck } from '../../domain/document/seal-calls';
import { fillText, type Language, toFileLanguage } from '../../domain/text';
import { getClientNetwork } from '../core/address';
import { createRefusal, Problem } from '../core/errors';
import type { FileUpload } from '../files/files-service';
import { findSeals } from '../seals/look-for-seals';
import type { CheckedPdf, CheckedSeal } from '../seals/seal-check-worker';
import { checkDocument } from './check-copy-service';
import type { DocumentDeps } from './document-deps';

const BYTES_AT_MOST = MAX_CHECKED_PDF_MB * 1024 * 1024;

/**
 * Reads a stream to its end, but yields no more than `BYTES_AT_MOST`, so that the rest of a file that is too large is not
 * written.
 */
async function* readLimited(stream: Readable): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length <= BYTES_AT_MOST) yield piece;
  }
}

async function findSealsInFile(
  { workers, log }: DocumentDeps,
  path: string,
  owner: string,
): Promise<CheckedPdf> {
  try {
    return await findSeals(workers, path, owner);
  } catch (error) {
    if (error instanceof Problem) throw error;
    log.warn({ err: error }, 'a sealed file could not be checked');
    throw createRefusal(sealMessages.checkFailed);
  }
}

/**
 * Finds the copy that a seal names by number and hash, which are trusted only where the portal's own seal covers them and nothing
 * was appended.
 */
async function findCopy(
  deps: DocumentDeps,
  { copy }: CheckedSeal,
  language: Language,
): Promise<CopyCheck | null> {
  if (!copy) return null;
  return checkDocument(deps, copy.no, copy.hash, toFileLanguage(language)).catch((error) => {
    if (error instanceof Problem && error.kind === 'business') return null;
    throw error;
  });
}

async function toSealedData(
  deps: DocumentDeps,
  found: CheckedSeal[],
  language: Language,
): Promise<SealCheck> {
  const own = await deps.seals.store.own(found.flatMap(({ fingerprint }) => fingerprint ?? []));
  const seals = found.map((seal) => ({ ...seal, isOwn: own.has(seal.fingerprint ?? '') }));
  const verdict = combineSealVerdicts(seals);
  const seal = findDecidingSeal(seals);
  return {
    verdict,
    by: seal?.by ?? null,
    at: seal?.at ?? null,
    intact: seal?.state === 'intact',
    whole: seal?.reachesEnd ?? false,
    own: seal?.isOwn ?? false,
    fingerprint: seal?.fingerprint ?? null,
    copy: seal && verdict === 'genuine' ? await findCopy(deps, seal, language) : null,
  };
}

export async function checkSealed(
  deps: DocumentDeps,
  ip: string,
  { stream, assertWhole, bytes }: Pick<FileUpload, 'stream' | 'assertWhole'> & { bytes(): number },
  language: Language,
): Promise<SealCheck> {
  const received = await deps.incoming.receive(Readable.from(readLimited(stream)));
  try {
    await assertWhole();
    if (bytes() > BYTES_AT_MOST)
      throw createRefusal(fillText(sealMessages.checkTooLarge, { limit: MAX_CHECKED_PDF_MB }));
    const { isPdf, seals } = await findSealsInFile(deps, received.path, `seals of ${getClientNetwork(ip)}`);
    if (!isPdf) throw createRefusal(sealMessages.notPdf);
    return await toSealedData(deps, seals, language);
  } finally {
    await deps.incoming.discard(received);
  }
}
