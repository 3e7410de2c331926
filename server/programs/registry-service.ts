/** Keeps the programs in force equal to the published editions, in every process. */
import { createHash } from 'node:crypto';
import type { Program } from '../../domain/definition';
import { getProgramBody } from '../../domain/program-documents/parts';
import { createProgram, type ProgramHead } from '../../domain/program-documents/program';
import type { ProgramConditions, ProgramDocument } from '../../domain/program-documents/types';
import { getProgramsVersion, programs, putProgramsInForce } from '../../domain/programs/registry';
import type { Deps } from '../core/deps';
import type { EditionsStore } from './editions-store';

/** Payload of the notification of a published edition (migration 0086). */
const PROGRAMS = 'programs';

export const hashDocument = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Reads a stored document. Throws where it is not the one that was published. */
export function readStoredDocument({ document, hash }: { document: string; hash: string }): ProgramDocument {
  if (hashDocument(document) !== hash) throw new Error('the document of an edition was altered');
  return JSON.parse(document) as ProgramDocument;
}

interface EditionInForce {
  program: string;
  edition: string;
  hash: string;
  head: ProgramHead;
  conditions: ProgramConditions;
}

interface RegistryDeps extends Pick<Deps, 'db' | 'log'> {
  editions: EditionsStore;
}

export function createProgramRegistry({ db, log, editions }: RegistryDeps) {
  let inForce: EditionInForce[] = [];
  let reading: Promise<void> = Promise.resolve();

  async function loadDocument({ program, edition }: EditionInForce): Promise<ProgramDocument> {
    const row = await editions.one(program, edition);
    if (!row) throw new Error(`no edition ${edition} of ${program}`);
    return readStoredDocument(row);
  }

  /** A compiled form serves as long as its edition is in force. */
  const known = new Map<string, Program>();

  function getProgram(row: EditionInForce): Program {
    const program =
      known.get(row.hash) ??
      createProgram(row.head, {
        loadBody: async () => getProgramBody(await loadDocument(row)),
        loadConditions: async () => row.conditions,
      });
    known.set(row.hash, program);
    return program;
  }

  async function read(): Promise<void> {
    const rows = await editions.inForce();
    const version = rows.length > 0 ? hashDocument(rows.map(({ hash }) => hash).join(' ')) : '';
    if (version === getProgramsVersion()) return;
    const compiled = rows.map(getProgram);
    for (const hash of known.keys()) if (!rows.some((row) => row.hash === hash)) known.delete(hash);
    inForce = rows;
    await putProgramsInForce(compiled, version);
  }

  /** Reads one after the other, so that an older answer never replaces a newer one. */
  function update(): Promise<void> {
    const next = reading.then(read);
    reading = next.catch((error: unknown) => log.error({ err: error }, 'published programs cannot be read'));
    return next;
  }

  db.changeNotifications.onChange((told) => {
    if (told === null || told === PROGRAMS) void update().catch(() => undefined);
  });

  return {
    update,

    /** Programs in force; browsers make a published one of its head and conditions. */
    list: () =>
      programs.map(({ key, edition, title, route }) => {
        const found = inForce.find((row) => row.program === key);
        const shown = { key, edition, title, route };
        return found
          ? {
              ...shown,
              origin: 'office' as const,
              hash: found.hash,
              head: found.head,
              conditions: found.conditions,
            }
          : { ...shown, origin: 'release' as const };
      }),
  };
}

export type ProgramRegistry = ReturnType<typeof createProgramRegistry>;
