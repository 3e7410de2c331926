import type { Filing } from '@domain/filing/types';

/** True where no window takes the filing now. A returned one is submitted again whatever its window says. */
export const isFilingShut = ({
  actions,
  status,
  window,
}: Pick<Filing, 'actions' | 'status' | 'window'>): boolean =>
  !actions.includes('submit') && status !== 'returned' && window?.status !== 'open';
