/** People who have a filing open: those of a company see their colleagues, an office its own, and neither the other. */
import type { Present, Together } from '../../domain/calls/together';
import { PRESENCE_FORGOTTEN_MS } from '../../domain/review/presence';
import { assertOwn, type Caller } from '../core/access';
import type { Deps } from '../core/deps';
import type { FilingParts } from './filing-parts';
import type { Onlooker, PresenceStore } from './presence-store';

/** People who were not heard since then are gone. */
export const onlooker = ({ userId, companyId }: Caller, now: Date): Onlooker => ({
  userId,
  companyId,
  forgotten: new Date(now.getTime() - PRESENCE_FORGOTTEN_MS),
});

interface PresenceParts extends Pick<Deps, 'clock'> {
  presence: PresenceStore;
}

/** Says that the person is at a section, or with null gone, and hears who else is here. */
export async function noteHere(
  { presence, clock }: PresenceParts,
  caller: Caller,
  filingId: string,
  section: string | null = '',
): Promise<Present[]> {
  const now = clock();
  const looking = onlooker(caller, now);
  if (section === null) await presence.leave(filingId, looking);
  else await presence.note(filingId, looking, section, now);
  const others = await presence.others(filingId, looking);
  return others.map(({ since, ...other }) => ({ ...other, since: since.toISOString() }));
}

/** The same of a company's own filing, with the version that is stored by now. */
export async function noteFilling(
  parts: FilingParts,
  caller: Caller,
  id: string,
  section: string | null | undefined,
): Promise<Together> {
  const { id: filingId, version } = assertOwn(caller, await parts.filings.head(id), 'filing');
  return { version, people: await noteHere(parts, caller, filingId, section) };
}
