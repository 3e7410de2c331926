/** What an office's filings come to. */
import type { StatisticsData, StatisticsQuery } from '@domain/api/calls/statistics';
import { ERROR_LEVEL } from '@domain/api/codes';
import { paths } from '@domain/api/paths';
import { request } from '@/utils/request';

export const fetchStatistics = (params: Partial<StatisticsQuery>) =>
  request<StatisticsData>(paths.statistics, { params, level: ERROR_LEVEL.silent });
