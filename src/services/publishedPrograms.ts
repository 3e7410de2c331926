/** Reads published programs, and compiles their forms when they are opened. */
import { CODE } from '@domain/api/codes';
import type { Program } from '@domain/definition';
import type { ListedProgram, ProgramEditionBody } from '@domain/program-documents/calls';
import { createProgram, type ProgramHead } from '@domain/program-documents/program';
import type { ProgramBody, ProgramConditions } from '@domain/program-documents/types';
import { setEarlierEditions } from '@domain/programs/editions';
import { findProgram } from '@domain/programs/find';
import { programs as shipped } from '@domain/programs/index.generated';
import { putProgramsInForce, putTrialPrograms } from '@domain/programs/registry';
import { type CallAnswer, call } from '@/utils/call';
import { ignoreShownFailure, RequestFailure } from '@/utils/failure';
import { EDITIONS_CACHE } from '@/utils/pwa';

/** Bodies never change, so that one that was read once opens drafts without a network, for as long as the browser keeps it. */
async function openCache(): Promise<Cache | null> {
  try {
    return await caches.open(EDITIONS_CACHE);
  } catch {
    // No secure context, or no room.
    return null;
  }
}

const LIST = '/program-editions/';

async function readKept<T>(address: string): Promise<T | null> {
  const kept = await (await openCache())?.match(address);
  return kept ? ((await kept.json()) as T) : null;
}

async function keep(address: string, data: unknown): Promise<void> {
  await (await openCache())?.put(address, new Response(JSON.stringify(data))).catch(() => undefined);
}

async function loadBody({
  key,
  edition,
  hash = '',
}: Pick<ListedProgram, 'key' | 'edition' | 'hash'>): Promise<ProgramEditionBody> {
  const kept = await readKept<ProgramEditionBody>(LIST + hash);
  if (kept) return kept;
  const { code, data } = await call('programEdition', { path: { key, edition } });
  if (code !== CODE.success) throw new RequestFailure('status', { status: code });
  await keep(LIST + hash, data);
  return data;
}

type ProgramList = CallAnswer<'programsInForce'>;

/** Reads the list; where it cannot be read, the one that was kept last. */
async function readList(): Promise<ProgramList | null> {
  try {
    const { code, data } = await call('programsInForce');
    if (code === CODE.success) {
      await keep(LIST, data);
      return data;
    }
  } catch (failure) {
    ignoreShownFailure(failure);
  }
  return readKept<ProgramList>(LIST);
}

/** A program of the release is the one that the build has brought; nothing for one that it has not. */
function toProgram(listed: ListedProgram): Program | undefined {
  const { key, edition, head, conditions } = listed;
  if (!head) return shipped.find((program) => program.key === key && program.edition === edition);
  return createProgram(head as ProgramHead, {
    loadBody: () => loadBody(listed) as Promise<unknown> as Promise<ProgramBody>,
    loadConditions: async () => conditions as ProgramConditions,
  });
}

/** Compiled once for each edition: a form that is open goes on with its own. */
const known = new Map<string, Program>();

function findOrCreateProgram(listed: ListedProgram): Program[] {
  const name = `${listed.key} ${listed.edition}`;
  const program = known.get(name) ?? toProgram(listed);
  if (!program) return [];
  known.set(name, program);
  return [program];
}

/** An edition that holds for no new filing any more: reports of what was approved under it are its own. */
function findEarlierEdition(key: string, edition: string): Program | undefined {
  const name = `${key} ${edition}`;
  const present = findProgram(key);
  if (!present || known.has(name)) return known.get(name);
  const { reports: _, ...manifest } = present;
  const program = createProgram(
    { key, edition, manifest: manifest as unknown as ProgramHead['manifest'] },
    {
      loadBody: () =>
        loadBody({ key, edition, hash: `${key}/${edition}` }) as Promise<unknown> as Promise<ProgramBody>,
      loadConditions: () => Promise.reject(new Error('conditions are those of the edition in force')),
    },
  );
  known.set(name, program);
  return program;
}

setEarlierEditions({ find: findEarlierEdition, list: () => [] });

export async function readPublishedPrograms(): Promise<void> {
  const list = await readList();
  if (!list) return;
  // A list that was kept by an earlier release has no editions by batch.
  const { programs, by_batch: ranges = [], trials = [], version } = list;
  const byBatch = ranges.flatMap(({ from, ...listed }) =>
    findOrCreateProgram(listed).map((program) => ({
      program,
      from: { batchYear: from.batch_year, batchNo: from.batch_no },
    })),
  );
  putTrialPrograms(trials.flatMap(findOrCreateProgram), '');
  await putProgramsInForce(programs.flatMap(findOrCreateProgram), version, byBatch);
}
