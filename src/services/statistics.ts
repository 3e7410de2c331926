/** What an office's filings come to. */

import { paths } from '@domain/api/paths';
import type { StatisticsData, StatisticsQuery } from '@domain/calls/statistics';
import { request } from '@/utils/request';

export const fetchStatistics = (params: Partial<StatisticsQuery>) =>
  request<StatisticsData>(paths.statistics, { params });
