/** Recognitions that approvals gave (our own calls). */

import type { Page } from '@domain/api/envelope';
import { paths } from '@domain/api/paths';
import type { RecognitionItem, RecognitionsQuery } from '@domain/calls/recognitions';
import { request } from '@/utils/request';

export const fetchOwnRecognitions = (params: Partial<RecognitionsQuery>) =>
  request<Page<RecognitionItem>>(paths.ownRecognitions, { params });

export const fetchRecognitions = (params: Partial<RecognitionsQuery>) =>
  request<Page<RecognitionItem>>(paths.recognitions, { params });
