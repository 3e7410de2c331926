/** A later release of the portal, as far as it ships one program. */
import type { ProgramDocument } from '../../../domain/program-documents/types';
import { programs as shipped } from '../../../domain/programs/index.generated';
import { createFilesStore } from '../../../server/files/files-store';
import { loadShippedDocument } from '../../../server/programs/edition-documents';
import { createProgramsDeps, type ProgramsDeps } from '../../../server/programs/programs-deps';
import { hashDocument } from '../../../server/programs/registry-service';
import {
  type ShippedRelease,
  takeInReleaseEditions,
} from '../../../server/programs/release-editions-service';
import type { TestApp } from './application';

/** A process that starts beside the application, with what it warns of and logs as faults. */
export interface StartingProcess {
  deps: ProgramsDeps;
  warnings: Set<string>;
  faults: object[];
  /** Takes in a release as at a start, and puts in force what then holds. */
  start(release: ShippedRelease): Promise<void>;
}

export function createStartingProcess({ db, clock, audit }: TestApp): StartingProcess {
  const warnings = new Set<string>();
  const faults: object[] = [];
  const [core, files] = [
    {
      db,
      clock: () => clock.now,
      audit,
      log: { error: (fault: object) => faults.push(fault) },
      warnings: {
        set: (name: string, isOn: boolean) =>
          isOn ? warnings.add(name) !== undefined : warnings.delete(name),
      },
    },
    { store: createFilesStore(db) },
  ] as unknown as Parameters<typeof createProgramsDeps>;
  const deps = createProgramsDeps(core, files);
  return {
    deps,
    warnings,
    faults,
    async start(release) {
      await takeInReleaseEditions(deps, release);
      await deps.registry.update();
    },
  };
}

export async function loadPresentDocument(key: string): Promise<ProgramDocument> {
  const program = shipped.find((each) => each.key === key);
  if (!program) throw new Error(`no program ${key}`);
  return loadShippedDocument(key, program.edition);
}

/** A release that ships the program as `change` makes it of the present document. */
export function createRelease(
  present: ProgramDocument,
  change: (made: ProgramDocument) => void,
): ShippedRelease {
  const made = structuredClone(present);
  change(made);
  return {
    editions: [{ key: made.key, edition: made.edition, hash: hashDocument(JSON.stringify(made)) }],
    loadDocument: async () => made,
  };
}
