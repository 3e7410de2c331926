/** Strictness of an edition beside the one that it replaces. */
import { compareDocuments, findStrictness } from './comparison/compare-documents';
import type { EditionStrictness } from './edition-start';
import { describeJudging } from './judging';
import type { ProgramDocument } from './types';

/** A document that judges alike differs in words alone. `before`: null for a new program. */
export function measureStrictness(before: ProgramDocument | null, after: ProgramDocument): EditionStrictness {
  if (before === null || describeJudging(before) === describeJudging(after)) return 'words';
  return findStrictness(compareDocuments(before, after));
}
