/**
 * Virus scans of files: on arrival, and later for those that the scanner had no verdict on. A scanner that is away or slow
 * keeps nobody from uploading: the file waits, and a job comes back to it.
 */
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Deps } from '../core/deps';
import { attempt, type JobLog } from '../core/jobs/every';
import { createClamd, type Scanner, type Verdict } from './clamd';
import type { FileRow, FilesStore, Scanned } from './files-store';
import { contentKey, type Storage } from './storage';

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

type ScanningDeps = Pick<Deps, 'db' | 'env' | 'clock' | 'audit' | 'inbox' | 'warnings'> & {
  log: Log;
  store: FilesStore;
  storage: Storage;
};

const scannedBy = (verdict: Verdict | null, now: Date): Scanned =>
  verdict === null || verdict.state === 'waiting'
    ? { scan: 'waiting', finding: null, scanDueAt: now }
    : {
        scan: verdict.state,
        finding: verdict.state === 'infected' ? verdict.finding : null,
        scanDueAt: null,
      };

export function createScanning(
  deps: ScanningDeps,
  scanner: Scanner | null = deps.env.scanner && createClamd(deps.env.scanner.address),
) {
  const { db, clock, audit, inbox, warnings, log, store, storage } = deps;
  let awayUntil = 0;
  const isAway = () => clock().getTime() < awayUntil;

  /** null where the scanner is away. */
  async function ask(by: Scanner, content: Readable, limitMs: number): Promise<Verdict | null> {
    const verdict = await by.scan(content, limitMs).catch((err: Error) => {
      awayUntil = clock().getTime() + PAUSE_MS;
      if (warnings.set('scanner_away', true))
        log.warn({ err }, 'no virus scanner answers: files wait for it');
      return null;
    });
    if (verdict) warnings.set('scanner_away', false);
    if (verdict?.state === 'waiting')
      log.warn({ said: verdict.said }, 'the virus scanner could not scan a file');
    return verdict;
  }

  /** Tells the company which of its files cannot be used any more. */
  async function tell({ id, companyId, name }: FileRow, finding: string): Promise<void> {
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
  const settle = (sha256: string, scanned: Scanned): Promise<void> =>
    db.transaction(async () => {
      const files = await store.markScanned(sha256, scanned);
      if (scanned.finding !== null) for (const file of files) await tell(file, scanned.finding);
    });

  async function look(by: Scanner, sha256: string): Promise<void> {
    await store.putOffScan(sha256, new Date(clock().getTime() + AGAIN_MS));
    const verdict = await ask(by, await storage.get(contentKey(sha256)), LATER_MS);
    if (verdict && verdict.state !== 'waiting') await settle(sha256, scannedBy(verdict, clock()));
  }

  async function sweep(by: Scanner): Promise<void> {
    for (const { sha256 } of await store.dueForAScan(clock(), AT_ONCE)) {
      await attempt(log, { job: 'scan', id: sha256 }, () => look(by, sha256));
      if (isAway()) return;
    }
  }

  return {
    /** True where files get a verdict, which what is filed can wait for. */
    isOn: scanner !== null,

    /** Looks at a file that has just come. */
    async onArrival(path: string): Promise<Scanned> {
      if (!scanner) return { scan: 'unscanned', finding: null, scanDueAt: clock() };
      return scannedBy(isAway() ? null : await ask(scanner, createReadStream(path), ARRIVAL_MS), clock());
    },

    settle,

    /** Scans what waits, the longest waiting first, and what came while there was no scanner. */
    jobs: scanner ? [{ name: 'scan', everyMs: SCAN_EVERY_MS, run: () => sweep(scanner) }] : [],
  };
}

export type Scanning = ReturnType<typeof createScanning>;
