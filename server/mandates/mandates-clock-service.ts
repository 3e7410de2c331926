/** The clock's part in mandates: it ends what is over, and reminds of what ends soon. */
import { dayOf } from '../../domain/windows/calendar';
import { eachDue } from '../core/jobs/every';
import { type MandateParts, stepMandate, tell } from './mandate-steps';

const AT_A_TIME = 100;

/** Both sides hear of it once. */
const remind = (parts: MandateParts, id: string): Promise<void> =>
  parts.db.transaction(async () => {
    const row = (await parts.store.reminded(id)) && (await parts.store.find(id));
    if (row) await tell(parts, row, { company: 'mandate_ending', agent: 'mandate_ending' });
  });

/** Ends mandates behind their last day, and those that were shut; reminds of those that end soon. */
export async function keepMandates(parts: MandateParts): Promise<void> {
  const { clock, log, store } = parts;
  const today = dayOf(clock());
  const job = { log, job: 'mandates' };
  await eachDue<{ id: string; lastDay: string }>(
    job,
    (after) => store.due(today, after, AT_A_TIME),
    ({ id }) => stepMandate(parts, { id, action: 'expire', caller: null }),
  );
  await eachDue<{ id: string }>(
    job,
    (after) => store.shutOut(after, AT_A_TIME),
    ({ id }) => stepMandate(parts, { id, action: 'end', caller: null }),
  );
  await eachDue<{ id: string; remindOn: string | null }>(
    job,
    (after) => store.ending(today, after, AT_A_TIME),
    ({ id }) => remind(parts, id),
  );
}
