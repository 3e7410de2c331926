import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { documentMessages } from '../../domain/document/messages';
import type { PrintableDocument } from '../../domain/document/model';
import { type FileLanguage, say } from '../../domain/text';
import { isTrialProgram, trialMark } from '../../domain/trials/trial-key';
import { type Caller, getShareOwner } from '../core/access';
import type { Deps } from '../core/deps';
import { createFailure, Problem } from '../core/errors';
import { resolveWorkerFile, type WorkerJob, type WorkerPool } from '../core/workers/workers';
import { buildContentKey } from '../files/storage';
import { SealAway } from '../seals/sealer';
import type { PresentSeal } from '../seals/seals-service';
import type { PrintTask } from './document-worker';
import type { PrintedSeal } from './seal-content';

/** Worker job that prints documents: laying out a long filing takes seconds. */
const PRINTING: WorkerJob = {
  file: resolveWorkerFile(__dirname, 'document-worker'),
  timeoutMs: 90_000,
  waitingPerOwner: 20,
};

const isBundled = extname(PRINTING.file) === '.js';

interface Printer {
  /**
   * Prints a document as PDF, with an empty signature placeholder if it gets a seal; `owner` as for every task of the workers.
   */
  print(paper: PrintableDocument, owner: string, seal?: PrintedSeal | null): Promise<Uint8Array>;
}

export const createPrinter = (workers: WorkerPool, timeoutMs = PRINTING.timeoutMs): Printer => ({
  print: (paper, owner, seal = null) =>
    workers.run<Uint8Array>({ ...PRINTING, timeoutMs }, owner, { paper, seal } satisfies PrintTask),
});

export interface PrintedDocument {
  /** File name without extension. */
  name: string;
  pdf: Uint8Array;
}

/** Store of printed documents. */
export interface StoredDocuments {
  has(key: string): Promise<boolean>;
  get(key: string): Promise<Readable>;
  /** Stores the bytes whole or not at all. */
  store(key: string, bytes: Uint8Array): Promise<void>;
}

/** Hash of layout code and library version, part of each storage key, so that no print of an earlier version is reused. */
function computePrinterVersion(): string {
  const hash = createHash('sha256');
  const library = join(dirname(require.resolve('pdfmake')), '../package.json');
  const isSource = (name: string) => name.endsWith('.ts') && !name.endsWith('.test.ts');
  const own = isBundled
    ? [PRINTING.file]
    : readdirSync(__dirname)
        .filter(isSource)
        .sort()
        .map((name) => join(__dirname, name));
  for (const path of [...own, library]) hash.update(readFileSync(path));
  return hash.digest('hex');
}

/**
 * Creates the function for storage keys. A key covers everything printed: the hash of the submission, language, status, and
 * whether sensitive answers are masked. So nobody gets another person's copy, and a withdrawn right leads to another key. The
 * signer is not part of it: a document keeps its first seal, even if another signer seals today.
 */
export function createStoredDocumentKeys(): (paper: PrintableDocument, isSealed: boolean) => string {
  const version = computePrinterVersion();
  return (paper, isSealed) => {
    const sha256 = createHash('sha256')
      .update(`${version}\n${isSealed ? 'sealed' : ''}\n${JSON.stringify(paper)}`)
      .digest('hex');
    return `papers/${buildContentKey(sha256)}`;
  };
}

export interface PrintingDeps extends Pick<Deps, 'log' | 'clock'> {
  printer: Printer;
  seals: { isOn: boolean; present(): Promise<PresentSeal> };
  papers: StoredDocuments;
  keyOf: ReturnType<typeof createStoredDocumentKeys>;
}

/** Logs a failure of the store, which is no failure of the print: the document is printed again. */
function warnOfStore({ log }: PrintingDeps, err: Error): null {
  log.warn({ err }, 'the store of printed papers failed');
  return null;
}

const findKept = async ({ papers }: PrintingDeps, key: string): Promise<Uint8Array | null> =>
  (await papers.has(key)) ? buffer(await papers.get(key)) : null;

/** Name of the sealer in a document: certificates are in Chinese, and the office has a name in the language of the document. */
const wordSealer = ({ by, office }: PresentSeal, language: FileLanguage): string =>
  by === office.zh ? say(office, language) : by;

async function printSealed(
  { seals, printer, clock }: PrintingDeps,
  paper: PrintableDocument,
  owner: string,
): Promise<Uint8Array> {
  if (!seals.isOn) return printer.print(paper, owner);
  const seal = await seals.present();
  // The picture is the stamp of the present office: never printed over the name of another, or over a former one.
  const isOther =
    (paper.kind === 'letter' || paper.kind === 'certificate') && paper.office !== seal.office.zh;
  const mark = {
    by: seal.by,
    shownAs: wordSealer(seal, paper.language),
    at: clock().toISOString(),
    picture: isOther ? null : seal.picture,
  };
  return seal.put(await printer.print(paper, owner, mark));
}

async function printOnce(
  printing: PrintingDeps,
  paper: PrintableDocument,
  owner: string,
): Promise<Uint8Array> {
  const key = printing.keyOf(paper, printing.seals.isOn);
  const kept = await findKept(printing, key).catch((error) => warnOfStore(printing, error));
  if (kept) return kept;
  const pdf = await printSealed(printing, paper, owner);
  await printing.papers.store(key, pdf).catch((error) => warnOfStore(printing, error));
  return pdf;
}

/**
 * Prints a document with seal. If the sealing service is unavailable, it is printed without one and not stored, so that the next
 * print is sealed.
 */
async function printProof(
  printing: PrintingDeps,
  paper: PrintableDocument,
  owner: string,
): Promise<Uint8Array> {
  try {
    return await printOnce(printing, paper, owner);
  } catch (error) {
    if (!(error instanceof SealAway)) throw error;
    printing.log.warn({ err: error.cause }, 'a paper was given out without its seal');
    return printing.printer.print(paper, owner);
  }
}

/**
 * Prints a document; with `isKept` it is proof, so it is sealed and stored. One of a trial proves nothing: it has its mark across
 * each page, and no seal. A fault of the printer is logged in full, and
 * reported to the user as a failure that may be retried.
 */
export async function printToPdf(
  printing: PrintingDeps,
  caller: Caller,
  paper: PrintableDocument,
  program: string,
  isKept = false,
): Promise<PrintedDocument> {
  const owner = getShareOwner(caller);
  const isTrial = isTrialProgram(program);
  const marked = isTrial ? { ...paper, trialMark: `${trialMark.zh} ${trialMark.en}` } : paper;
  try {
    return {
      name: paper.fileName,
      pdf: await (isKept && !isTrial
        ? printProof(printing, marked, owner)
        : printing.printer.print(marked, owner)),
    };
  } catch (error) {
    if (error instanceof Problem) throw error;
    printing.log.error({ err: error, program }, 'a document was not printed');
    throw createFailure(documentMessages.failed);
  }
}
