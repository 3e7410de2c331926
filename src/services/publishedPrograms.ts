/** Reads published programs, and compiles their forms when they are opened. */
import { CODE } from '@domain/api/codes';
import type { Program } from '@domain/definition';
import type { ListedProgram, ProgramEditionBody } from '@domain/program-documents/calls';
import { createProgram, type ProgramHead } from '@domain/program-documents/program';
import type { ProgramBody, ProgramConditions } from '@domain/program-documents/types';
import { putProgramsInForce } from '@domain/programs/registry';
import { call } from '@/utils/call';
import { RequestFailure } from '@/utils/failure';
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

async function loadBody(key: string, edition: string): Promise<ProgramEditionBody> {
  const cache = await openCache();
  const address = `/program-editions/${key}/${edition}`;
  const kept = await cache?.match(address);
  if (kept) return (await kept.json()) as ProgramEditionBody;
  const { code, data } = await call('programEdition', { path: { key, edition } });
  if (code !== CODE.success) throw new RequestFailure('status', { status: code });
  await cache?.put(address, new Response(JSON.stringify(data))).catch(() => undefined);
  return data;
}

const toProgram = ({ key, edition, head, conditions }: ListedProgram): Program[] =>
  head
    ? [
        createProgram(head as ProgramHead, {
          loadBody: () => loadBody(key, edition) as Promise<unknown> as Promise<ProgramBody>,
          loadConditions: async () => conditions as ProgramConditions,
        }),
      ]
    : [];

/** Compiled once for each edition: a form that is open goes on with its own. */
const known = new Map<string, Program>();

export async function readPublishedPrograms(): Promise<void> {
  const { code, data } = await call('programsInForce');
  if (code !== CODE.success) return;
  const published = data.programs.flatMap(toProgram).map((program) => {
    const name = `${program.key} ${program.edition}`;
    const found = known.get(name) ?? program;
    known.set(name, found);
    return found;
  });
  await putProgramsInForce(published, data.version);
}
