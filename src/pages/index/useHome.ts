/** Reads what a person's home shows: all at once, so that it can be drawn at once. */
import { TIMING } from '@domain/api/codes';
import type { CurrentUser } from '@domain/calls/accounts';
import type { Glint } from '@domain/calls/inbox';
import type { DeclareDayItem } from '@domain/calls/windows';
import type { FieldAnswers } from '@domain/definition';
import { fetchProfile, profileOf } from '@/components/ProgramList/useProgramFacts';
import { fetchGlint, fetchWindows } from '@/services/company';
import { useRefresh } from '@/utils/presence';
import { type Resource, useRead } from '@/utils/useRead';
import { fetchOfficeTodos, hasOfficeTodos, type OfficeTodo } from './officeTodos';
import { fetchOwnFilings, type OwnFilings } from './ownFilings';

/** null: not of this person's home. */
export interface Home {
  windows: Resource<DeclareDayItem[]> | null;
  filings: Resource<OwnFilings> | null;
  glint: Resource<Glint> | null;
  officeTodos: Resource<OfficeTodo[]> | null;
  profile: FieldAnswers | null;
  /** Everything has come, or will not. */
  isSettled: boolean;
}

const isSettled = ({ data, failure }: Pick<Resource<unknown>, 'data' | 'failure'>) =>
  data !== undefined || failure !== null;

export function useHome(user: CurrentUser): Home {
  const may = (right: CurrentUser['permissions'][number]) => user.permissions.includes(right);
  const rights = user.permissions;
  const company = profileOf(user);
  const reads = {
    windows: !may('expert.review'),
    filings: may('filing.read'),
    glint: may('message.read'),
    officeTodos: hasOfficeTodos(rights),
    profile: company !== null,
  };
  const windows = useRead(reads.windows ? fetchWindows : null);
  const filings = useRead(reads.filings ? fetchOwnFilings : null);
  const glint = useRead(reads.glint ? fetchGlint : null);
  const officeTodos = useRead(reads.officeTodos ? fetchOfficeTodos : null, rights);
  const profile = useRead(reads.profile ? fetchProfile : null, company);
  useRefresh(windows.reload, TIMING.unreadPoll);
  useRefresh(filings.reload, TIMING.unreadPoll);
  useRefresh(glint.reload, TIMING.unreadPoll);
  useRefresh(officeTodos.reload, TIMING.unreadPoll);
  const all = { windows, filings, glint, officeTodos, profile };
  const keys = Object.keys(reads) as (keyof typeof reads)[];
  return {
    windows: reads.windows ? windows : null,
    filings: reads.filings ? filings : null,
    glint: reads.glint ? glint : null,
    officeTodos: reads.officeTodos ? officeTodos : null,
    profile: profile.data ?? null,
    isSettled: keys.every((key) => !reads[key] || isSettled(all[key])),
  };
}
