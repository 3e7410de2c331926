/** Sections that people of a company share out among themselves (domain/filing/claims.ts). */
import { mayFile } from '../../domain/accounts/roles';
import { claimMessages } from '../../domain/api/messages/claims';
import type { ClaimBody, SectionClaims } from '../../domain/calls/together';
import type { Section } from '../../domain/definition';
import { claimFault } from '../../domain/filing/claims';
import { shortTitleOf } from '../../domain/filing/sections';
import { dayOf } from '../../domain/windows/calendar';
import { assertOwn, type Caller } from '../core/access';
import { business } from '../core/errors';
import type { FilingParts } from './filing-parts';
import { programOf } from './filing-steps';
import type { FilingHead } from './filings-store';
import { lockedDraft } from './locked-draft';
import { sectionOf } from './notes-service';

type Of = Pick<FilingHead, 'id' | 'companyId' | 'program'>;

/** With the agent who asks: whoever acts for a company takes sections on, and gives none to other agents. */
async function view(
  { claims }: FilingParts,
  caller: Caller,
  { id, companyId, program }: Of,
): Promise<SectionClaims> {
  const held = await claims.of(id);
  const people = await claims.people(companyId);
  return {
    claims: held.map(({ section, user, dueOn }) => ({ section, user, due_on: dueOn })),
    colleagues: [...people, ...(caller.mandate ? [{ ...caller, id: caller.userId }] : [])].filter((person) =>
      mayFile(person, program),
    ),
  };
}

export async function sectionClaims(parts: FilingParts, caller: Caller, id: string): Promise<SectionClaims> {
  return view(parts, caller, assertOwn(caller, await parts.filings.head(id), 'filing'));
}

export const claimSection = (
  parts: FilingParts,
  caller: Caller,
  id: string,
  { section, user: userId, due_on: dueOn, seen }: ClaimBody,
): Promise<SectionClaims> =>
  parts.db.transaction(async () => {
    const draft = await lockedDraft(parts, caller, id);
    const taken = await sectionOf(parts, draft, section);
    const { claims, colleagues } = await view(parts, caller, draft);
    const holder = claims.find((claim) => claim.section === section)?.user ?? null;
    const now = parts.clock();
    const fault = claimFault({ holder, seen, dueOn, today: dayOf(now) });
    if (fault) throw business(fault);
    if (userId === null) await parts.claims.remove(draft.id, section);
    else if (!colleagues.some((colleague) => colleague.id === userId))
      throw business(claimMessages.notColleague);
    else await parts.claims.put({ filingId: draft.id, section, userId, dueOn, claimedAt: now });
    if (userId !== null && userId !== caller.userId && userId !== holder?.id)
      await tellAssigned(parts, draft, { userId, section: taken, dueOn, by: caller.name });
    return view(parts, caller, draft);
  });

const OPEN = { zh: '未定', en: 'open' };

interface Assigned {
  userId: string;
  section: Section;
  dueOn: string | null;
  by: string;
}

function tellAssigned(
  { inbox, programs }: FilingParts,
  { id, program }: Of,
  { userId, section, dueOn, by }: Assigned,
): Promise<void> {
  const { route, title } = programOf(programs, program);
  return inbox.send({
    userId,
    template: 'section_assigned',
    program,
    filingId: id,
    link: `${route}?id=${id}&section=${section.key}`,
    params: { program: title, section: shortTitleOf(section), name: by, due: dueOn ?? OPEN },
  });
}
