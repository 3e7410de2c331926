/** What an office's filings come to. */

import { ERROR_LEVEL } from '@domain/api/codes';
import { paths } from '@domain/api/paths';
import type { StatisticsData, StatisticsQuery } from '@domain/calls/statistics';
import { request } from '@/utils/request';

export const fetchStatistics = (params: Partial<StatisticsQuery>) =>
  request<StatisticsData>(paths.statistics, { params, level: ERROR_LEVEL.silent });
