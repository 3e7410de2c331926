/** Decisions that everybody may read. */

import { paths } from '@domain/api/paths.generated';
import type { OpenDataQuery, ResultsData, ResultsQuery } from '@domain/results/calls';
import settings from '@/../config/defaultSettings';
import { request } from '@/utils/request';

export const fetchResults = (params: Partial<ResultsQuery>) =>
  request<ResultsData>(paths.publicResults, { params });

/** The address of the same as a file. */
export const openDataAddress = (query: OpenDataQuery): string =>
  `${settings.apiOrigin}${paths.openData.replace('GET ', '')}?${new URLSearchParams(query)}`;
