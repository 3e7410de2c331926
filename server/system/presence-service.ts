/** State of this process, reported periodically through the database, so that every process can list all. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { basename } from 'node:path';
import { jobNames } from '../../domain/system/messages';
import type { JobState, ProcessState } from '../../domain/system/status-calls';
import { type Language, say } from '../../domain/text';
import { version } from '../../package.json';
import type { Deps } from '../core/deps';
import { type JobRunState, type ScheduledJob, type StopJob, startJob } from '../core/jobs/scheduled-job';
import { createProcessesStore, type ProcessRow } from './status-store';

const TELLS_EVERY_MS = 30_000;
/** Milliseconds without a report after which a process counts as ended. */
const SILENT_MS = 4 * TELLS_EVERY_MS;

/** Returns the build by the name of its folder, `dist.20260601T020000000Z`; null for one built directly into `dist`. */
export const readBuildName = (portal: string): string | null =>
  /^dist\.(\w+)$/.exec(basename(portal))?.[1] ?? null;

export type PresenceDeps = ReturnType<typeof createPresenceDeps>;

export const createPresenceDeps = (
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'runs' | 'warnings' | 'portal'>,
) => ({
  ...deps,
  /** Build that the process serves; null where another server delivers the portal. */
  build: deps.portal && readBuildName(deps.portal),
  store: createProcessesStore(deps.db),
  id: randomUUID(),
  startedAt: deps.clock(),
});

async function notePresence(deps: PresenceDeps): Promise<void> {
  const { db, clock, runs, warnings, store, id, build, startedAt } = deps;
  const leads = db.changeNotifications.leads();
  const own: ProcessRow = {
    id,
    host: hostname(),
    pid: process.pid,
    version,
    build,
    startedAt,
    seenAt: clock(),
    endedAt: null,
    leads,
    memoryBytes: process.memoryUsage.rss(),
    jobs: runs.last,
  };
  warnings.set('jobs_failing', leads && Object.values(runs.last).some(({ fault }) => fault !== null));
  await store.note(own);
}

const toProcessState = ({ id }: PresenceDeps, row: ProcessRow): ProcessState => ({
  id: row.id,
  host: row.host,
  pid: row.pid,
  version: row.version,
  build: row.build,
  started_at: row.startedAt.toISOString(),
  seen_at: row.seenAt.toISOString(),
  leads: row.leads,
  is_this: row.id === id,
  memory_bytes: row.memoryBytes,
});

async function readJobs(
  { store, runs }: PresenceDeps,
  leaderSince: Date | undefined,
  language: Language,
): Promise<JobState[]> {
  const known: Record<string, JobRunState> = {};
  for (const { jobs: led } of await store.runs())
    for (const [name, run] of Object.entries(led))
      if (!known[name] || known[name].begunAt < run.begunAt) known[name] = run;
  return runs.jobs.map((job) => toJobState(job, known[job.name], leaderSince, language));
}

/** Returns the states of all processes, after reporting that of this one. */
export async function readProcesses(
  deps: PresenceDeps,
  language: Language,
): Promise<{ processes: ProcessState[]; jobs: JobState[] }> {
  await notePresence(deps);
  const rows = await deps.store.running(new Date(deps.clock().getTime() - SILENT_MS));
  return {
    processes: rows.map((row) => toProcessState(deps, row)),
    jobs: await readJobs(deps, rows.find(({ leads }) => leads)?.startedAt, language),
  };
}

export function startPresence(deps: PresenceDeps): StopJob {
  const { clock, log, store, id } = deps;
  const tell = () => notePresence(deps);
  const first = tell().catch((err) => log.warn({ err }, 'this process could not say that it runs'));
  const stop = startJob(TELLS_EVERY_MS, 'presence', tell, log);
  return async () => {
    await Promise.all([first, stop()]);
    // If the database is unreachable, the other processes learn of the end by the missing reports.
    await store.end(id, clock()).catch(() => undefined);
  };
}

/**
 * Returns the state of a job. Its next run is one interval after the last run that the present leader made, or after the leader's
 * start.
 */
function toJobState(
  { name, everyMs }: ScheduledJob,
  run: JobRunState | undefined,
  leaderSince: Date | undefined,
  language: Language,
): JobState {
  const counted = Math.max(run ? Date.parse(run.begunAt) : 0, leaderSince?.getTime() ?? 0);
  return {
    name,
    title: jobNames[name] ? say(jobNames[name], language) : name,
    every_seconds: Math.round(everyMs / 1_000),
    last_run_at: run?.begunAt ?? null,
    took_ms: run?.tookMs ?? null,
    fault: run?.fault ?? null,
    next_run_at: leaderSince ? new Date(counted + everyMs).toISOString() : null,
  };
}
