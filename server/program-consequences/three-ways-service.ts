/** The proposal of a release beside the edition of the office: both were made of an earlier edition of the release. */
import type { Answers } from '../../domain/definition';
import type {
  ThreeDocuments,
  ThreeWayChange,
} from '../../domain/program-documents/comparison/compare-three-ways';
import type { MergeSide } from '../../domain/program-documents/comparison/merge-three-ways';
import { threeWayTexts } from '../../domain/program-documents/edition-messages';
import type { ThreeWays } from '../../domain/program-documents/three-way-calls';
import type { Caller } from '../core/access';
import { createRefusal, problems } from '../core/errors';
import { loadEditionDocument } from '../programs/edition-documents';
import type { DescribedEdition } from '../programs/editions-store';
import { type ConsequencesDeps, runConsequenceTask, viewChange } from './consequences-service';

/** Editions in a row that lead back to one of the release. */
const STEPS_AT_MOST = 100;

/** Name of the release's edition that an edition was made of, through those between; null where the table has none. */
async function findReleaseBefore({ editions }: ConsequencesDeps, key: string, edition: string) {
  let name: string | null = edition;
  for (let step = 0; name !== null && step < STEPS_AT_MOST; step += 1) {
    const row = await editions.one(key, name);
    if (!row || row.origin === 'release') return row?.edition ?? null;
    name = row.base;
  }
  return null;
}

async function requireReleaseProposal({ editions }: ConsequencesDeps, no: number): Promise<DescribedEdition> {
  const row = await editions.described(no);
  if (!row) throw problems.notFound();
  const isOpen = row.state === 'proposed' || row.state === 'checked';
  if (row.origin !== 'release' || !isOpen) throw createRefusal(threeWayTexts.notOfRelease);
  return row;
}

async function loadThreeDocuments(deps: ConsequencesDeps, row: DescribedEdition): Promise<ThreeDocuments> {
  const { program: key } = row;
  const ours = deps.programs.find((program) => program.key === key)?.edition;
  const before = ours && (await findReleaseBefore(deps, key, ours));
  if (!ours || !before) throw createRefusal(threeWayTexts.noStart);
  const load = (edition: string) => loadEditionDocument(deps, key, edition);
  return { before: await load(before), theirs: await load(row.edition), ours: await load(ours) };
}

export async function compareWithRelease(
  deps: ConsequencesDeps,
  caller: Caller,
  no: number,
): Promise<ThreeWays> {
  const row = await requireReleaseProposal(deps, no);
  const documents = await loadThreeDocuments(deps, row);
  const changes = await runConsequenceTask<ThreeWayChange[]>(deps, caller, {
    do: 'compareThreeWays',
    documents: JSON.stringify(documents),
  });
  return {
    key: row.program,
    title: row.title,
    before: documents.before.edition,
    theirs: documents.theirs.edition,
    ours: documents.ours.edition,
    changes: changes.map(({ theirs, ours, conflicts, decidedWith, ...change }) => ({
      ...change,
      theirs: theirs && viewChange(theirs),
      ours: ours && viewChange(ours),
      conflicts: [...conflicts],
      decided_with: decidedWith,
    })),
  };
}

export interface MergedRelease {
  /** Rows of a draft. */
  rows: Answers;
  /** The edition of the office that the draft begins from. */
  base: string;
}

/** Merges the proposal of a release into the edition in force. `choices`: which side decides of an item, by its identity. */
export async function mergeRelease(
  deps: ConsequencesDeps,
  caller: Caller,
  { no, choices }: { no: number; choices: Record<string, MergeSide> },
): Promise<MergedRelease> {
  const documents = await loadThreeDocuments(deps, await requireReleaseProposal(deps, no));
  const rows = await runConsequenceTask<Answers>(deps, caller, {
    do: 'mergeThreeWays',
    documents: JSON.stringify(documents),
    choices,
  });
  return { rows, base: documents.ours.edition };
}
