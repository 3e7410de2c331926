/** What is done by a mandate is done before its end, or not at all. */
import { eq } from 'drizzle-orm';
import { isInForce } from '../../domain/mandates/mandate';
import { dayOf } from '../../domain/windows/calendar';
import type { ActingMandate } from './access';
import type { Database } from './db/client';
import { mandates } from './db/tables';
import { problems } from './errors';

/** Throws where the mandate is over; whoever ends it waits from here until the open transaction is through. */
export async function assertInForce(
  db: Database,
  { id, company }: Pick<ActingMandate, 'id' | 'company'>,
  now: Date,
): Promise<void> {
  const [row] = await db.q.select().from(mandates).where(eq(mandates.id, id)).for('share');
  if (row && isInForce(row, dayOf(now))) return;
  throw problems.mandateOver({ id, company, firstDay: row?.firstDay ?? '', lastDay: row?.lastDay ?? '' });
}
