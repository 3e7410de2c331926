/** Mandates of whose end both sides are reminded. */
import { formatBeijingDay, getEndOfDay } from '../../domain/windows/calendar';
import { defineReminderSource } from '../core/jobs/reminder-source';
import { type MandateDeps, notifyParties } from './mandate-steps';

const AT_A_TIME = 100;

export const createMandateReminders = (deps: Pick<MandateDeps, 'inbox' | 'store'>) =>
  defineReminderSource<{ id: string; remindOn: string | null }>({
    listDue: (now, after) => deps.store.ending(formatBeijingDay(now), after, AT_A_TIME),
    async lock({ id }) {
      const row = await deps.store.lock(id);
      if (row?.mandate.status !== 'accepted' || row.mandate.remindOn === null) return null;
      const { companyId, lastDay } = row.mandate;
      return {
        kind: 'mandate',
        id,
        companyId,
        endsAt: getEndOfDay(lastDay),
        tell: ({ template }) => notifyParties(deps, row, { company: template, agent: template }),
      };
    },
    lookAgain: ({ id }) => deps.store.endReminders(id),
  });
