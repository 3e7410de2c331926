/** Choice of what a save writes of a draft: all answers, or those that have changed since all were written. */
import type { Answers } from '../../domain/definition';
import { listChangedAnswers } from '../../domain/filing/changed-answers';
import type { SavedColumn } from './save-statement-store';

/** Longest text of changed answers, in characters; beyond it all are written. */
const LONGEST_CHANGED = 4_000;

/** Answers of a draft as they were last written whole. */
export interface WholeAnswers {
  answers: Answers;
  /** Length as JSON, in characters. */
  size: number;
  /** True where the row has changed answers besides. */
  hasChanges: boolean;
}

export interface WrittenAnswers {
  column: SavedColumn;
  /** As JSON. */
  answers: string;
  /** True where the row already has changed answers. */
  hasChanges: boolean;
}

/** The answers as they are to be written, and the whole ones that the row has afterwards. */
export function writeAnswers(
  answers: Answers,
  whole: WholeAnswers | undefined,
): { written: WrittenAnswers; whole: WholeAnswers } {
  const changed = whole ? listChangedAnswers(whole.answers, answers) : null;
  const text = changed && JSON.stringify(changed);
  if (whole && text && text.length <= LONGEST_CHANGED) {
    const { hasChanges } = whole;
    return {
      written: { column: 'changedAnswers', answers: text, hasChanges },
      whole: { ...whole, hasChanges: true },
    };
  }
  const all = JSON.stringify(answers);
  return {
    written: { column: 'data', answers: all, hasChanges: false },
    whole: { answers, size: all.length, hasChanges: false },
  };
}
