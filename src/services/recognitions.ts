/** Recognitions that approvals gave (our own calls). */

import type { Page } from '@domain/api/envelope';
import { paths } from '@domain/api/paths.generated';
import type {
  ImportedRecognitions,
  ImportRecognitionsBody,
  IssueBody,
  RecognitionItem,
  RecognitionsQuery,
} from '@domain/recognitions/calls';
import { request } from '@/utils/request';

export const fetchOwnRecognitions = (params: Partial<RecognitionsQuery>) =>
  request<Page<RecognitionItem>>(paths.ownRecognitions, { params });

export const fetchRecognitions = (params: Partial<RecognitionsQuery>) =>
  request<Page<RecognitionItem>>(paths.recognitions, { params });

export const issueCertificate = (id: string, data: IssueBody) =>
  request<RecognitionItem>(paths.issueCertificate, { path: { id }, data });

export const importRecognitions = (recognitions: ImportRecognitionsBody['recognitions'], preview: boolean) =>
  request<ImportedRecognitions>(paths.importRecognitions, { data: { recognitions, preview } });
