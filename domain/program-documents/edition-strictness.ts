/** How much an edition asks compared with the one that it replaces. */
import type { EditionStrictness } from './edition-start';
import { describeJudging } from './judging';
import type { ProgramDocument } from './types';

/** A document that judges alike differs in words alone; whatever judges otherwise may ask more. `before`: null for a new program. */
export const measureStrictness = (
  before: ProgramDocument | null,
  after: ProgramDocument,
): EditionStrictness =>
  before === null || describeJudging(before) === describeJudging(after) ? 'words' : 'asks_more';
