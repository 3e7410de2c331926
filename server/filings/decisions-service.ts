/** Decisions on filings, as shown to their company. */

import { describeDecision } from '../../domain/appeals/decision';
import type { FilingDecision } from '../../domain/filing/types';
import { readWorkCalendar } from '../calendar/calendar-service';
import type { Deps } from '../core/deps';
import type { createDecisionsStore } from './decisions-store';
import type { FilingHead } from './filings-store';

export interface FilingDecisionDeps extends Pick<Deps, 'db'> {
  decisions: ReturnType<typeof createDecisionsStore>;
}

/** Latest decision by filing id; filings without a decision are absent. */
export async function loadDecisions(
  { db, decisions }: FilingDecisionDeps,
  rows: readonly Pick<FilingHead, 'id' | 'status'>[],
): Promise<Map<string, FilingDecision>> {
  if (rows.length === 0) return new Map();
  const [lines, days] = await Promise.all([
    decisions.latest(rows.map(({ id }) => id)),
    readWorkCalendar({ db }),
  ]);
  const told = rows.flatMap(({ id, status }) => {
    const line = lines.get(id);
    const decision = line && describeDecision(line, status, days);
    return decision ? [[id, decision] as const] : [];
  });
  return new Map(told);
}
