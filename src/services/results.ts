/** What everybody may read of decisions. */
import type { ResultsData, ResultsQuery } from '@domain/api/calls/results';
import { ERROR_LEVEL } from '@domain/api/codes';
import { paths } from '@domain/api/paths';
import { request } from '@/utils/request';

export const fetchResults = (params: Partial<ResultsQuery>) =>
  request<ResultsData>(paths.publicResults, { params, level: ERROR_LEVEL.silent });
