/** Reads published programs, and compiles their forms when they are opened. */
import { CODE } from '@domain/api/codes';
import type { Program } from '@domain/definition';
import type { ListedProgram, ProgramEditionBody } from '@domain/program-documents/calls';
import { createProgram, type ProgramHead } from '@domain/program-documents/program';
import type { ProgramBody, ProgramConditions } from '@domain/program-documents/types';
import { putProgramsInForce } from '@domain/programs/registry';
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

async function loadBody({ key, edition, hash = '' }: ListedProgram): Promise<ProgramEditionBody> {
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

/** Null for a program of the release, which the build has brought. */
function toProgram(listed: ListedProgram): Program | null {
  const { head, conditions } = listed;
  if (!head) return null;
  return createProgram(head as ProgramHead, {
    loadBody: () => loadBody(listed) as Promise<unknown> as Promise<ProgramBody>,
    loadConditions: async () => conditions as ProgramConditions,
  });
}

/** Compiled once for each edition: a form that is open goes on with its own. */
const known = new Map<string, Program>();

export async function readPublishedPrograms(): Promise<void> {
  const list = await readList();
  if (!list) return;
  const published = list.programs
    .flatMap((listed) => toProgram(listed) ?? [])
    .map((program) => {
      const name = `${program.key} ${program.edition}`;
      const found = known.get(name) ?? program;
      known.set(name, found);
      return found;
    });
  await putProgramsInForce(published, list.version);
}
