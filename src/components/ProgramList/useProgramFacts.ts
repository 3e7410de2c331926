/** Reads how programs stand for the person: windows for everybody, filings and profile for those who see them. */
import { CODE, PAGE_SIZE } from '@domain/api/codes';
import type { Envelope } from '@domain/api/envelope';
import type { CurrentUser } from '@domain/calls/accounts';
import type { FieldAnswers } from '@domain/definition';
import { isBegun } from '@domain/filing/entry';
import { fetchCompanyInfo, fetchWindows } from '@/services/company';
import { fetchReports } from '@/services/reports';
import { type Resource, useRead } from '@/utils/useRead';
import type { Known } from './standing';

/** The profile of the person's company; null for those who may not read it. */
export async function fetchProfile(companyId: string | null): Promise<Envelope<FieldAnswers | null>> {
  if (companyId === null) return { code: CODE.success, msg: '', data: null };
  const answer = await fetchCompanyInfo(companyId);
  return { ...answer, data: (answer.data?.data as FieldAnswers | undefined) ?? null };
}

/** The company whose profile the person may read. */
export const profileOf = (user: CurrentUser | null): string | null =>
  user?.permissions.includes('company.read') ? (user.company?.id ?? null) : null;

async function fetchFacts(companyId: string | null, readsFilings: boolean): Promise<Envelope<Known>> {
  const [windows, profile, filings] = await Promise.all([
    fetchWindows(),
    fetchProfile(companyId),
    readsFilings ? fetchReports({ pageSize: PAGE_SIZE.max }) : null,
  ]);
  const failed = [windows, filings].find((answer) => answer && answer.code !== CODE.success);
  const data = {
    windows: windows.data ?? [],
    open: filings?.data?.list.filter(isBegun) ?? [],
    // Without the profile the list is the same, but for what it says of the company.
    profile: profile.data,
  };
  return { code: failed?.code ?? CODE.success, msg: failed?.msg ?? '', data };
}

export function useProgramFacts(user: CurrentUser | null): Resource<Known> {
  const readsFilings = user?.permissions.includes('filing.read') ?? false;
  return useRead(user ? fetchFacts : null, profileOf(user), readsFilings);
}
