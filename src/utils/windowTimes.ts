import type { FilingWindow } from '@domain/filing/types';

/** Time by which the state of a window is told: of its opening, its suspension or its closing. */
export function getStateTime({
  status,
  opens_at,
  closes_at,
  suspended,
}: Pick<FilingWindow, 'status' | 'opens_at' | 'closes_at' | 'suspended'>): string {
  if (status === 'upcoming') return opens_at;
  return status === 'suspended' && suspended ? suspended.since : closes_at;
}
