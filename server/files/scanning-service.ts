/**
 * Virus scans of files: on arrival, and later for those that the scanner had no verdict on. A scanner that is away or slow
 * keeps nobody from uploading: the file waits, and a job comes back to it.
 */
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Deps } from '../core/deps';
import { type JobLog, runJobItem, type ScheduledJob } from '../core/jobs/scheduled-job';
import { createClamd, type ScanVerdict, type VirusScanner } from './clamd';
import type { FileRow, FilesStore, ScanOutcome } from './files-store';
import { buildContentKey, type FileStorage } from './storage';

/** An upload waits so long for its verdict. */
const ARRIVAL_MS = 10_000;
const LATER_MS = 2 * 60_000;
/** After a scan that failed, uploads do not ask the scanner for so long. */
const PAUSE_MS = 30_000;
/** A file that the job got no verdict on is not looked at for so long. */
const AGAIN_MS = 60_000;
const AT_ONCE = 50;
export const SCAN_EVERY_MS = 15_000;

interface Log extends JobLog {
  warn(details: object, message: string): void;
}

export type ScanningDeps = ReturnType<typeof createScanningDeps>;

export const createScanningDeps = (
  deps: Pick<Deps, 'db' | 'env' | 'clock' | 'audit' | 'inbox' | 'warnings'> & {
    log: Log;
    store: FilesStore;
    storage: FileStorage;
  },
) => {
  const scanner = deps.env.scanner && createClamd(deps.env.scanner.address);
  return {
    ...deps,
    scanner,
    /** True where files get a verdict, which what is filed can wait for. */
    isOn: scanner !== null,
    /** The time in milliseconds until which this process does not ask the scanner. */
    pause: { until: 0 },
  };
};

const toScanOutcome = (verdict: ScanVerdict | null, now: Date): ScanOutcome =>
  verdict === null || verdict.state === 'waiting'
    ? { scan: 'waiting', finding: null, scanDueAt: now }
    : {
        scan: verdict.state,
        finding: verdict.state === 'infected' ? verdict.finding : null,
        scanDueAt: null,
      };

const isPaused = ({ clock, pause }: ScanningDeps): boolean => clock().getTime() < pause.until;

/** null where the scanner is away. */
async function askScanner(
  { clock, warnings, log, pause }: ScanningDeps,
  scanner: VirusScanner,
  content: Readable,
  limitMs: number,
): Promise<ScanVerdict | null> {
  const verdict = await scanner.scan(content, limitMs).catch((err: Error) => {
    pause.until = clock().getTime() + PAUSE_MS;
    if (warnings.set('scanner_away', true)) log.warn({ err }, 'no virus scanner answers: files wait for it');
    return null;
  });
  if (verdict) warnings.set('scanner_away', false);
  if (verdict?.state === 'waiting')
    log.warn({ said: verdict.said }, 'the virus scanner could not scan a file');
  return verdict;
}

/** Tells the company which of its files cannot be used any more. */
async function notifyOfInfected(
  { audit, inbox }: ScanningDeps,
  { id, companyId, name }: FileRow,
  finding: string,
): Promise<void> {
  const line = {
    subjectKind: 'file',
    subjectId: id,
    companyId,
    action: 'file.infected',
    caller: null,
  } as const;
  await audit.write({ ...line, details: { name, finding } });
  if (companyId) await inbox.send({ companyId, template: 'file_infected', params: { name, finding } });
}

/** Stores what is known now of every file with this content. */
export const settleScan = (deps: ScanningDeps, sha256: string, scanned: ScanOutcome): Promise<void> =>
  deps.db.transaction(async () => {
    const files = await deps.store.markScanned(sha256, scanned);
    if (scanned.finding !== null)
      for (const file of files) await notifyOfInfected(deps, file, scanned.finding);
  });

async function scanLater(deps: ScanningDeps, scanner: VirusScanner, sha256: string): Promise<void> {
  const { store, storage, clock } = deps;
  await store.putOffScan(sha256, new Date(clock().getTime() + AGAIN_MS));
  const verdict = await askScanner(deps, scanner, await storage.get(buildContentKey(sha256)), LATER_MS);
  if (verdict && verdict.state !== 'waiting') await settleScan(deps, sha256, toScanOutcome(verdict, clock()));
}

async function scanWaiting(deps: ScanningDeps, scanner: VirusScanner): Promise<void> {
  for (const { sha256 } of await deps.store.dueForAScan(deps.clock(), AT_ONCE)) {
    await runJobItem(deps.log, { job: 'scan', id: sha256 }, () => scanLater(deps, scanner, sha256));
    if (isPaused(deps)) return;
  }
}

/** Looks at a file that has just come. */
export async function scanArrival(deps: ScanningDeps, path: string): Promise<ScanOutcome> {
  const { scanner, clock } = deps;
  if (!scanner) return { scan: 'unscanned', finding: null, scanDueAt: clock() };
  const verdict = isPaused(deps) ? null : await askScanner(deps, scanner, createReadStream(path), ARRIVAL_MS);
  return toScanOutcome(verdict, clock());
}

/** Scans what waits, the longest waiting first, and what came while there was no scanner. */
export const createScanJobs = (deps: ScanningDeps): ScheduledJob[] => {
  const { scanner } = deps;
  return scanner ? [{ name: 'scan', everyMs: SCAN_EVERY_MS, run: () => scanWaiting(deps, scanner) }] : [];
};
