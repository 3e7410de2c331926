/** What the office alone is shown: which other filings of the batch say the same where only one may. */
import type { ReviewData } from '../../domain/calls/review';
import type { Rule } from '../../domain/definition';
import { getAt } from '../../domain/filing/paths';
import { type Language, say } from '../../domain/text';
import { type Caller, deskOf } from '../core/access';
import type { FilingReading } from '../filings/reading';
import type { ReviewStore } from './review-store';
import { officeOf } from './review-view';

/** More of them tell the office nothing more. */
const SHOWN_AT_MOST = 20;

type Matches = ReviewData['matches'];

export async function matchesOf(
  store: Pick<ReviewStore, 'matches'>,
  caller: Caller,
  { form, row }: Pick<FilingReading, 'form' | 'row'>,
  language: Language,
): Promise<Matches> {
  const desk = deskOf(caller);
  async function ofRule(rule: Rule, path: string): Promise<Matches> {
    const value = getAt(row.data, path);
    if (typeof value !== 'string' || value === '') return [];
    const found = await store.matches(row, path.split('.'), value, SHOWN_AT_MOST);
    if (found.length === 0) return [];
    const filings = found.map(({ id, department, ...rest }) => ({
      ...rest,
      id: desk === null || desk === department ? id : null,
      department: officeOf(department, language),
    }));
    return [{ path, rule: say(rule, language), filings }];
  }
  const once = form.rules.map((rule) => (rule.onceInBatch ? ofRule(rule, rule.onceInBatch) : []));
  return (await Promise.all(once)).flat();
}
