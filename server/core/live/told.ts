/** News that triggers tell (migrations: live_news), and whose it is. */
import { z } from 'zod';
import { type LiveEvent, liveEvent } from '../../../domain/calls/live';
import { type Caller, isInCharge } from '../access';

const told = liveEvent.extend({
  /** A company, or one person. */
  to: z.string().optional(),
  /** The company of a filing, and by what an office is in charge of it. */
  company: z.string().optional(),
  program: z.string().optional(),
  department: z.string().nullish(),
  /** News for offices alone, or for the company alone. */
  office: z.boolean().nullish(),
});
export type Told = z.infer<typeof told>;

/** Null for what this version does not know: a newer process may run beside it. */
export const readTold = (text: string): Told | null => told.safeParse(JSON.parse(text)).data ?? null;

export const eventOf = ({ kind, filing, version }: Told): LiveEvent => ({
  kind,
  ...(filing && { filing, version }),
});

/** The people of the company hear of its filings, and offices of those that they are in charge of. */
export function isHeardBy(
  caller: Caller,
  { to, filing, company = '', program = '', department = null, office = null }: Told,
): boolean {
  if (!filing) return to === caller.userId || to === caller.companyId;
  if (caller.companyId !== null) return caller.companyId === company && office !== true;
  return office !== false && isInCharge(caller, { id: filing, companyId: company, program, department });
}
