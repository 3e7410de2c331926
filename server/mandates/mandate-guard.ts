import { isInForce } from '../../domain/mandates/mandate';
import { formatBeijingDay } from '../../domain/windows/calendar';
import type { ActGuard } from '../core/audit/audit-store';
import { problems } from '../core/errors';
import type { MandateDeps } from './mandate-steps';

/** Guard that locks the mandate for the transaction of an act, so that it cannot end meanwhile. */
export const createMandateGuard =
  ({ clock, store }: Pick<MandateDeps, 'clock' | 'store'>): ActGuard =>
  async ({ mandate }) => {
    if (!mandate) return;
    const row = await store.hold(mandate.id);
    if (row && isInForce(row, formatBeijingDay(clock()))) return;
    const { id, company } = mandate;
    throw problems.mandateOver({ id, company, firstDay: row?.firstDay ?? '', lastDay: row?.lastDay ?? '' });
  };
