/**
 * Job that makes ordered archives one after the other, with the rights that their author has at that time. A run whose process
 * died is started again: its row is in state `running` while no run is active.
 */

import type { Readable } from 'node:stream';
import { hasRight } from '../../domain/accounts/roles';
import { commonMessages } from '../../domain/api/messages';
import {
  ARCHIVE_RETENTION_DAYS,
  type ArchivedFile,
  createArchiveManifest,
  createArchiveReadme,
  MAX_ARCHIVED_FILINGS,
} from '../../domain/document/archive';
import { exportMessages } from '../../domain/document/messages';
import { toFileName } from '../../domain/files/names';
import type { Text } from '../../domain/text';
import { DAY_MS } from '../../domain/time';
import { formatBeijingMinute } from '../../domain/windows/calendar';
import { type Caller, createCaller } from '../core/access';
import { createLogFile } from '../core/audit/log-file';
import { createRefusal, Problem } from '../core/errors';
import { runJobItem, type ScheduledJob } from '../core/jobs/scheduled-job';
import { createZip } from '../core/zip';
import { type ArchiveDeps, buildArchiveKey } from './archives-service';
import type { ArchiveRow, ArchivesStore } from './archives-store';
import { makeDistinctName } from './bundle';
import { printArchivedCertificate } from './certificates-service';
import { takeWhole } from './documents-service';
import { countListed, readExportedFilings } from './export-service';
import { printLetters } from './letters-service';

const LOOK_EVERY_MS = 2_000;
const SWEPT_AT_ONCE = 20;
const RUNS_AT_MOST = 5;
const KEPT_MS = ARCHIVE_RETENTION_DAYS * DAY_MS;
const NAME_AT_MOST = 60;

type ArchivedFiling = { id: string; no: string; company: string };
type ClaimedArchive = NonNullable<Awaited<ReturnType<ArchivesStore['next']>>>;
interface RunnerState {
  isEnding: boolean;
}

async function listArchivedFilings(
  deps: ArchiveDeps,
  caller: Caller,
  filter: ArchiveRow['filter'],
): Promise<ArchivedFiling[]> {
  await countListed(deps, caller, filter, MAX_ARCHIVED_FILINGS, exportMessages.archiveTooMany);
  const found: ArchivedFiling[] = [];
  for await (const some of readExportedFilings(deps, caller, filter, false))
    found.push(...some.map(({ row }) => ({ id: row.filingId, no: row.receiptNo, company: row.companyName })));
  return found;
}

/** Creates a zip in which files of the same path get distinct names. */
function createArchiveZip(at: Date) {
  const zip = createZip(at);
  const taken = new Set<string>();
  const add = (path: string, content: Readable | Uint8Array) =>
    zip.add(makeDistinctName(path, taken), content);
  return { ...zip, add };
}
type Zip = ReturnType<typeof createArchiveZip>;

/** Adds the files of a filing and returns them; null if the company has withdrawn the filing meanwhile. */
async function addFiling(deps: ArchiveDeps, caller: Caller, zip: Zip, { id, no, company }: ArchivedFiling) {
  const { audit, clock } = deps;
  const taken = await takeWhole(deps, caller, id, { language: 'zh' }, 'reviewed').catch((error) => {
    if (error instanceof Problem && error.text === commonMessages.notFound) return null;
    throw error;
  });
  if (!taken) return null;
  const { row, document, attached } = taken;
  const root = toFileName(`${no}_${company}`, NAME_AT_MOST);
  const files = [await zip.add(`${root}/${document.name}.pdf`, document.pdf)];
  for (const { folder, name, open } of attached)
    files.push(await zip.add(`${root}/${folder}/${name}`, await open()));
  const lines = await audit.read('filing', id);
  for await (const { name, pdf } of printLetters(deps, caller, row, lines))
    files.push(await zip.add(`${root}/决定文书/${name}.pdf`, pdf));
  const certificate = await printArchivedCertificate(deps, caller, row);
  if (certificate) files.push(await zip.add(`${root}/${certificate.name}.pdf`, certificate.pdf));
  const log = Buffer.from(JSON.stringify(createLogFile(row, lines, clock()), null, 2));
  files.push(await zip.add(`${root}/办理日志.json`, log));
  return files;
}

/** Writes all files of the archive, and stores the progress after each filing. */
async function fillArchive(
  deps: ArchiveDeps,
  caller: Caller,
  run: ArchiveRow,
  zip: Zip,
  ending: RunnerState,
) {
  const filings = await listArchivedFilings(deps, caller, run.filter);
  const files: ArchivedFile[] = [];
  const leftOut: string[] = [];
  let done = 0;
  for (const filing of filings) {
    const added = await addFiling(deps, caller, zip, filing);
    if (added) files.push(...added);
    else leftOut.push(filing.no);
    if (added) done++;
    if (ending.isEnding || !(await deps.archives.change(run, { done, total: filings.length })))
      throw new Error('the run of an archive was given up');
  }
  const madeAt = deps.clock();
  files.push(
    await zip.add(
      '说明_Readme.txt',
      Buffer.from(`\ufeff${createArchiveReadme(done, leftOut, formatBeijingMinute(madeAt))}`),
    ),
  );
  await zip.add('manifest.csv', Buffer.from(createArchiveManifest(files)));
  const manifest = { made_at: madeAt.toISOString(), filings: done, left_out: leftOut, files };
  await zip.add('manifest.json', Buffer.from(JSON.stringify(manifest, null, 2)));
  zip.end();
}

async function make(
  deps: ArchiveDeps,
  { by }: ClaimedArchive,
  run: ArchiveRow,
  ending: RunnerState,
): Promise<void> {
  const caller = createCaller(by, '');
  if (!by.enabled || by.deletedAt || !hasRight(caller, 'review.final'))
    throw createRefusal(exportMessages.archiveNoRights);
  const zip = createArchiveZip(deps.clock());
  // No session or language: the job acts for the author of the archive.
  const filled = fillArchive(deps, caller, run, zip, ending).catch((error) => {
    zip.output.destroy(error);
    throw error;
  });
  const [size] = await Promise.all([deps.keep(buildArchiveKey(run), zip.output), filled]);
  const endsAt = new Date(deps.clock().getTime() + KEPT_MS);
  if (!(await deps.archives.change(run, { state: 'done', size, endsAt })))
    await deps.storage.remove(buildArchiveKey(run));
}

/**
 * Refusal to show to the author; null if the run is to be tried again, which happens for every other error up to `RUNS_AT_MOST`
 * runs.
 */
function findRefusal(error: unknown, { runs }: ArchiveRow): Text | null {
  const isTold = error instanceof Problem && error.kind === 'business';
  if (!isTold) return runs >= RUNS_AT_MOST ? exportMessages.archiveBroken : null;
  return Array.isArray(error.text) ? (error.text[0] ?? exportMessages.archiveBroken) : error.text;
}

async function makeNext(deps: ArchiveDeps, ending: RunnerState): Promise<void> {
  const { archives, storage, clock, log } = deps;
  const next = await archives.next();
  const run = next && (await archives.begin(next.archive));
  if (!next || !run) return;
  await runJobItem(log, { job: 'archives', id: run.id }, async () => {
    try {
      // The previous run may have died after it stored the file and before it updated the row.
      await storage.remove(buildArchiveKey(next.archive));
      // Without this check, an archive whose process dies in each run would never be refused.
      if (run.runs > RUNS_AT_MOST) throw createRefusal(exportMessages.archiveBroken);
      await make(deps, next, run, ending);
    } catch (error) {
      const refusal = findRefusal(error, run);
      if (!refusal) throw error;
      const endsAt = new Date(clock().getTime() + KEPT_MS);
      await archives.change(run, { state: 'failed', refusal, endsAt });
    }
  });
}

async function sweep({ archives, storage, clock }: ArchiveDeps): Promise<void> {
  const ended = await archives.ended(clock(), SWEPT_AT_ONCE);
  for (const row of ended) await storage.remove(buildArchiveKey(row));
  if (ended.length > 0) await archives.remove(ended.map(({ id }) => id));
}

/** Job that removes expired archives first, which frees storage, and then makes the next one. */
export const makeArchives = (deps: ArchiveDeps, ending: RunnerState): ScheduledJob => ({
  name: 'archives',
  everyMs: LOOK_EVERY_MS,
  run: async () => {
    await sweep(deps);
    await makeNext(deps, ending);
  },
});
