import type { Answers } from '@domain/definition';
import type { DraftSource } from '@domain/spreadsheet/book';
import type { ReadBook, SheetFault } from '@domain/spreadsheet/model';
import { type BookPlan, type Goal, nothingOf, planBook } from '@domain/spreadsheet/plan-book';
import { useEffect, useState } from 'react';
import { inSlices } from '@/utils/inSlices';
import { newId } from '@/utils/newId';

/**
 * The plan for the answers as they are: made anew when they change under the dialog, so that what is shown is what would
 * happen. null while it is being made.
 */
export function usePlan(from: DraftSource, content: ReadBook | SheetFault, goal: Goal): BookPlan | null {
  const [made, setMade] = useState<{ of: Answers; plan: BookPlan } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const done = (plan: BookPlan) => isWanted && setMade({ of: from.answers, plan });
    if ('sheets' in content) void inSlices(planBook(from, content, goal, newId)).then(done);
    else done(nothingOf(from, [content]));
    return () => {
      isWanted = false;
    };
  }, [from, content, goal]);
  return made?.of === from.answers ? made.plan : null;
}
