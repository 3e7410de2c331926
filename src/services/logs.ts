/** The log of a filing as a file that proves itself, and what the portal says of one. */

import { paths } from '@domain/api/paths';
import type { LogFile } from '@domain/audit/log-file';
import type { LogCheck } from '@domain/calls/logs';
import { request } from '@/utils/request';
import { inBackground } from './levels';

export const fetchLogFile = (id: string) => request<LogFile>(paths.logFile, { path: { id } });

/** The same for the office that reviews the filing. */
export const fetchReviewedLog = (id: string) => request<LogFile>(paths.reviewLogFile, { path: { id } });

/** Verifies a log. `file` is any file that a person chose; the server refuses one that is no log. */
export const checkLog = (file: object) =>
  request<LogCheck | null>(paths.checkLog, { data: file, ...inBackground });
