/** Editions that hold for no new filing any more: what was approved under them owes the reports of these. */
import type { Program } from '../../domain/definition';
import { getProgramBody } from '../../domain/program-documents/parts';
import { createProgram, type ProgramHead } from '../../domain/program-documents/program';
import { setEarlierEditions } from '../../domain/programs/editions';
import { findProgram } from '../../domain/programs/find';
import { onProgramsChanged } from '../../domain/programs/registry';
import type { Deps } from '../core/deps';
import type { StopJob } from '../core/jobs/scheduled-job';
import { createEditionsStore, type EditionsStore } from '../programs/editions-store';
import { createIssuedEditions } from '../programs/issued-editions';
import { readStoredDocument } from '../programs/registry-service';

const nameEdition = (key: string, edition: string): string => `${key} ${edition}`;

function createStoredProgram(editions: EditionsStore, no: number, head: ProgramHead): Program {
  return createProgram(head, {
    loadBody: async () => {
      const row = await editions.one(head.key, head.edition);
      if (!row) throw new Error(`no edition ${head.edition} of ${head.key}`);
      return getProgramBody(readStoredDocument(row));
    },
    loadConditions: () => editions.conditions(no),
  });
}

export function createEarlierEditions({ db }: Pick<Deps, 'db'>) {
  const editions = createEditionsStore(db);
  const issued = createIssuedEditions(db, editions);
  const known = new Map<number, Program>();
  const byName = new Map<string, Program>();

  /** Reads what issued editions owe that are not known yet. Those of new filings stand in the registry. */
  async function read(): Promise<void> {
    setEarlierEditions({
      find: (key, edition) => byName.get(nameEdition(key, edition)),
      list: () => [...byName.values()],
    });
    const missing = (await issued.read()).filter(
      ({ no, program, edition }) => !known.has(no) && findProgram(program)?.edition !== edition,
    );
    if (missing.length === 0) return;
    for (const { no, head } of await editions.heads(missing.map((row) => row.no))) {
      const program = createStoredProgram(editions, no, head);
      known.set(no, program);
      byName.set(nameEdition(program.key, program.edition), program);
    }
  }

  return {
    read,

    /** Reads them anew with each further edition. */
    follow(): StopJob {
      const stop = onProgramsChanged(read);
      return async () => stop();
    },
  };
}
