/**
 * Virus scans of files: on arrival, and later for those without a verdict. A scanner that is unreachable or slow prevents
 * nobody from uploading: the file waits, and a job scans it later.
 */
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Deps } from '../core/deps';
import { type JobLog, runJobItem, type ScheduledJob } from '../core/jobs/scheduled-job';
import { createClamd, type ScanVerdict, type VirusScanner } from './clamd';
import type { FileRow, FilesStore, ScanOutcome } from './files-store';
import { buildContentKey, type FileStorage } from './storage';

/** Milliseconds that an upload waits for its verdict. */
const ARRIVAL_MS = 10_000;
const LATER_MS = 2 * 60_000;
/** Milliseconds after a failed scan in which uploads do not call the scanner. */
const PAUSE_MS = 30_000;
/** Milliseconds until the job tries a file without a verdict again. */
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
    /** True where a scanner is configured, so that a submission can wait for verdicts. */
    isOn: scanner !== null,
    /** `until`: time in milliseconds before which this process does not call the scanner. */
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

/** Scans a content; null where the scanner is unreachable. */
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

/** Logs an infected file and notifies its company that it cannot be used any more. */
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

/** Stores a verdict for every file with this content that awaits one. */
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

/** Scans a newly received file; without a scanner it stays unscanned and due. */
export async function scanArrival(deps: ScanningDeps, path: string): Promise<ScanOutcome> {
  const { scanner, clock } = deps;
  if (!scanner) return { scan: 'unscanned', finding: null, scanDueAt: clock() };
  const verdict = isPaused(deps) ? null : await askScanner(deps, scanner, createReadStream(path), ARRIVAL_MS);
  return toScanOutcome(verdict, clock());
}

/** The job that scans waiting files by due time, also those uploaded before a scanner was configured. */
export const createScanJobs = (deps: ScanningDeps): ScheduledJob[] => {
  const { scanner } = deps;
  return scanner ? [{ name: 'scan', everyMs: SCAN_EVERY_MS, run: () => scanWaiting(deps, scanner) }] : [];
};
