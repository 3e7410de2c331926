/**
 * Publication of an approved demand (workflow: open-bid chain). In full; without sensitive details, which are its
 * indicators; or to the bidder in mind alone.
 */
import type { FilingVisibility, RequestingCompany } from '../../definition';
import type { JiebangguashuaiAnswers } from './answers.generated';

export function sightOf(
  { demand, bidder_terms }: JiebangguashuaiAnswers,
  { name }: RequestingCompany,
): FilingVisibility {
  if (demand.open_scope === 'public') return 'whole';
  if (demand.open_scope === 'masked') return 'heading';
  return bidder_terms.intended_bidder?.includes(name) ? 'whole' : 'none';
}
