/** Reads all data of a person's home page at once, so that it can be rendered at once. */

import type { CurrentUser } from '@domain/accounts/calls';
import { isCompanySide } from '@domain/accounts/roles';
import type { OfficeNotice } from '@domain/announcements/calls';
import { TIMING } from '@domain/api/codes';
import type { PagedList } from '@domain/api/envelope';
import type { FieldAnswers } from '@domain/definition';
import type { AssessmentHead } from '@domain/experts/calls';
import type { HighlightedMessages } from '@domain/inbox/calls';
import type { Mandate } from '@domain/mandates/calls';
import type { DeskData } from '@domain/statistics/calls';
import type { DeclareDayItem } from '@domain/windows/calls';
import { fetchProfile, getReadableCompanyId } from '@/components/ProgramList/availability';
import { useLiveRefresh } from '@/live';
import { useRefresh } from '@/utils/presence';
import { type ReadState, type Resource, useRead } from '@/utils/useRead';
import { fetchOwnFilings, type OwnFilings } from './ownFilings';

/** Data of the home page; null: not part of this person's home page. */
export interface HomeData {
  windows: Resource<DeclareDayItem[]> | null;
  filings: Resource<OwnFilings> | null;
  glint: Resource<HighlightedMessages> | null;
  desk: Resource<DeskData> | null;
  /** Latest announcements of the office; `assessments`: assignments of an expert. */
  news: Resource<PagedList<OfficeNotice>> | null;
  assessments: Resource<PagedList<AssessmentHead>> | null;
  profile: FieldAnswers | null;
  /** Mandates offered to the person and not answered yet. */
  offers: Resource<PagedList<Mandate>> | null;
  /** States of all reads above. */
  reads: ReadState[];
}

const LATEST = { current: 1, pageSize: 3 };
const UNANSWERED = { current: 1, pageSize: 3, status: 'offered' } as const;
const DUE_FIRST = { current: 1, pageSize: 8, state: 'open' } as const;

export function useHomeData(user: CurrentUser): HomeData {
  const may = (right: CurrentUser['permissions'][number]) => user.permissions.includes(right);
  const company = getReadableCompanyId(user);
  const reads = {
    windows: isCompanySide(user.role) || may('review.first'),
    filings: may('filing.read'),
    glint: may('message.read'),
    desk: may('review.first'),
    news: may('notices.read'),
    assessments: may('expert.review'),
    profile: company !== null,
    offers: may('mandate.hold') && !user.acting,
  };
  const windows = useRead(reads.windows ? 'declareDay' : null);
  const filings = useRead(reads.filings ? fetchOwnFilings : null);
  const glint = useRead(reads.glint ? 'glint' : null);
  const desk = useRead(reads.desk ? 'reviewDesk' : null);
  const news = useRead(reads.news ? 'officeNotices' : null, { params: LATEST });
  const assessments = useRead(reads.assessments ? 'assessments' : null, { params: DUE_FIRST });
  const profile = useRead(reads.profile ? fetchProfile : null, company);
  const offers = useRead(reads.offers ? 'heldMandates' : null, { params: UNANSWERED });
  useRefresh(windows.reload, TIMING.unreadPoll);
  useLiveRefresh(filings.reload, TIMING.unreadPoll, ['status']);
  useLiveRefresh(glint.reload, TIMING.unreadPoll, ['message']);
  useLiveRefresh(desk.reload, TIMING.unreadPoll, ['status', 'message']);
  useLiveRefresh(offers.reload, TIMING.unreadPoll, ['message']);
  useLiveRefresh(assessments.reload, TIMING.unreadPoll, ['message']);
  const all = { windows, filings, glint, desk, news, assessments, profile, offers };
  const keys = Object.keys(reads) as (keyof typeof reads)[];
  return {
    windows: reads.windows ? windows : null,
    filings: reads.filings ? filings : null,
    glint: reads.glint ? glint : null,
    desk: reads.desk ? desk : null,
    news: reads.news ? news : null,
    assessments: reads.assessments ? assessments : null,
    profile: profile.data ?? null,
    offers: reads.offers ? offers : null,
    reads: keys.filter((key) => reads[key]).map((key) => all[key]),
  };
}
