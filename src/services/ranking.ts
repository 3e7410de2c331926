/** The ranking meeting of the city office. */

import { paths } from '@domain/api/paths';
import type { BudgetBody, KeptAmount, RankingData, RankingQuery } from '@domain/calls/ranking';
import { request } from '@/utils/request';
import { inBackground } from './levels';

export const fetchSeries = () => request<RankingQuery[]>(paths.rankedSeries);

export const fetchRanking = (params: RankingQuery) => request<RankingData>(paths.ranking, { params });

export const setBudget = (data: BudgetBody) => request<KeptAmount>(paths.setBudget, { data });

/** Silent: the field of the grant says what became of it. */
export const proposeGrant = (id: string, data: KeptAmount) =>
  request<KeptAmount>(paths.proposeGrant, { path: { id }, data, ...inBackground });
