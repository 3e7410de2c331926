/** The desk of the administering side: its queue, one filing, the ranking meeting, absences, and its numbers. */

import type { Page } from '@domain/api/envelope';
import { paths } from '@domain/api/paths.generated';
import type { Absence, DeputyBody } from '@domain/workflow/absence-calls';
import type { ComparedSubmissions, TwoSubmissions } from '@domain/filing/comparison-calls';
import type { Delivery } from '@domain/inbox/delivery-calls';
import type { ReadLogData, ReadLogQuery } from '@domain/audit/calls';
import type { QueueData, QueueQuery } from '@domain/review/queue-calls';
import type { BudgetBody, KeptAmount, RankingData, RankingQuery } from '@domain/review/ranking-calls';
import type { PresentReader, ReadingMarks, ReviewData } from '@domain/review/calls';
import type { DeskData, StatisticsData, StatisticsQuery } from '@domain/statistics/calls';
import type { Filing } from '@domain/filing/types';
import { request } from '@/utils/request';
import { inBackground } from './levels';

/** The filing in it is what every program's call gives. */
export type Reviewed = Omit<ReviewData, 'filing'> & { filing: Filing };

export const fetchQueue = (params: Partial<QueueQuery>) => request<QueueData>(paths.reviewQueue, { params });

/** Two submissions beside each other; without a choice the last two. */
export const fetchReviewChanges = (id: string, params: TwoSubmissions) =>
  request<ComparedSubmissions>(paths.reviewChanges, { path: { id }, params });

export const fetchReviewed = (id: string) => request<Reviewed>(paths.reviewFiling, { path: { id } });

/** The same before anybody asks for it. */
export const fetchQueueAhead = (params: Partial<QueueQuery>) =>
  request<QueueData>(paths.reviewQueue, { params, ...inBackground });

export const fetchAhead = (id: string) =>
  request<Reviewed>(paths.reviewFiling, { path: { id }, params: { ahead: 'true' }, ...inBackground });

export const markRead = (id: string, data: ReadingMarks) =>
  request<null>(paths.markRead, { path: { id }, data, ...inBackground });

/** Says that the filing is open here (null: no longer), and gives the colleagues who have it open too. */
export const notePresence = (id: string, section: string | null) =>
  request<PresentReader[]>(paths.notePresence, {
    path: { id },
    data: { section },
    keepalive: section === null,
    ...inBackground,
  });

/** SMS and mail about a filing. */
export const fetchDeliveries = (id: string) => request<Delivery[]>(paths.deliveries, { path: { id } });

export const fetchReadLog = (params: Partial<ReadLogQuery>) =>
  request<ReadLogData>(paths.readLog, { params });

/** Programs and batches that the ranking meeting of the city office can decide on. */
export const fetchSeries = () => request<RankingQuery[]>(paths.rankedSeries);

export const fetchRanking = (params: RankingQuery) => request<RankingData>(paths.ranking, { params });

export const setBudget = (data: BudgetBody) => request<KeptAmount>(paths.setBudget, { data });

/** Silent: the field of the grant says what became of it. */
export const proposeGrant = (id: string, data: KeptAmount) =>
  request<KeptAmount>(paths.proposeGrant, { path: { id }, data, ...inBackground });

/** Absences of people of an office, and their deputies. */
export const fetchAbsences = (params: Record<string, unknown>) =>
  request<Page<Absence>>(paths.absences, { params });

export const nameDeputy = (data: DeputyBody) => request<null>(paths.nameDeputy, { data });

export const endAbsence = (id: string) => request<null>(paths.endAbsence, { path: { id } });

export const fetchStatistics = (params: Partial<StatisticsQuery>) =>
  request<StatisticsData>(paths.statistics, { params });

export const fetchDesk = () => request<DeskData>(paths.reviewDesk);
