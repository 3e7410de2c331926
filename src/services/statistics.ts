/** Numbers of an office. */

import { paths } from '@domain/api/paths';
import type { DeskData, StatisticsData, StatisticsQuery } from '@domain/calls/statistics';
import { request } from '@/utils/request';

export const fetchStatistics = (params: Partial<StatisticsQuery>) =>
  request<StatisticsData>(paths.statistics, { params });

export const fetchDesk = () => request<DeskData>(paths.reviewDesk);
