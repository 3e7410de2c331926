/**
 * Visibility of an approved demand to other companies (workflow: open-bid chain), by its `open_scope`: in full; without
 * sensitive details, which are its indicators; or in full to the intended bidder alone.
 */
import type { FilingVisibility, RequestingCompany } from '../../definition';
import type { JiebangguashuaiAnswers } from './answers.generated';

export function computeVisibility(
  { demand, bidder_terms }: JiebangguashuaiAnswers,
  { name }: RequestingCompany,
): FilingVisibility {
  if (demand.open_scope === 'public') return 'whole';
  if (demand.open_scope === 'masked') return 'heading';
  return bidder_terms.intended_bidder?.includes(name) ? 'whole' : 'none';
}
