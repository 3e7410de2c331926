/** Filings, lists and logs as documents: bytes, not envelopes, unless the server refuses. */

import { CODE } from '@domain/api/codes';
import { paths } from '@domain/api/paths.generated';
import type { LogFile } from '@domain/audit/chain';
import type { ArchiveAsked, ArchiveData, CopyData, ExportAsked, ListAsked } from '@domain/document/calls';
import type { LogCheck } from '@domain/audit/calls';
import type { RankingFileBody } from '@domain/review/ranking-calls';
import type { CallPath } from '@domain/definition';
import type { CopyPurpose } from '@domain/document/mark';
import type { Language } from '@domain/text';
import { messageOf } from '@/utils/failure';
import { type RequestOptions, request, requestFile } from '@/utils/request';
import type { Download } from '@/utils/saveAs';
import { inBackground } from './levels';

export type DocumentKind =
  | 'document'
  | 'bundle'
  | 'reviewDocument'
  | 'reviewBundle'
  | 'letter'
  | 'reviewLetter'
  | 'certificate'
  | 'reviewCertificate';

const fallbackNames: Record<DocumentKind, string> = {
  document: 'document.pdf',
  bundle: 'documents.zip',
  reviewDocument: 'document.pdf',
  reviewBundle: 'documents.zip',
  letter: 'letter.pdf',
  reviewLetter: 'letter.pdf',
  certificate: 'certificate.pdf',
  reviewCertificate: 'certificate.pdf',
};

async function fetchFile(
  callPath: CallPath,
  fallback: string,
  options?: Pick<RequestOptions, 'path' | 'params' | 'data'>,
): Promise<Download> {
  const { name, blob } = await requestFile(callPath, options);
  return { name: name ?? fallback, blob };
}

export interface CopyOptions {
  /** Line of the log whose letter is meant. */
  line?: string;
  purpose?: CopyPurpose;
}

/** What went wrong has been shown when it rejects, here and below. */
export const fetchDocument = (kind: DocumentKind, id: string, options: CopyOptions = {}): Promise<Download> =>
  fetchFile(paths[kind], fallbackNames[kind], { path: { id }, params: { ...options } });

/** The filings that a filter of the queue finds, as a file. */
export const fetchExport = (body: ExportAsked): Promise<Download> =>
  fetchFile(paths.exportFilings, `filings.${body.format}`, { data: body });

/** The same as a printed list. */
export const fetchList = (body: ListAsked): Promise<Download> =>
  fetchFile(paths.printList, `${body.list}.pdf`, { data: body });

/** The ranking of a batch. */
export const fetchRankingFile = (body: RankingFileBody): Promise<Download> =>
  fetchFile(paths.rankingFile, `ranking.${body.format}`, { data: body });

type OfficeList = 'exportRecognitions' | 'exportReports' | 'exportCompanies';

/** A list of the office as .xlsx, by its filters. */
export const fetchOfficeList = (
  list: OfficeList,
  body: { language: Language; filter: object },
): Promise<Download> => fetchFile(paths[list], 'list.xlsx', { data: body });

/** The minutes of a draw of experts for a filing. */
export const fetchMinutes = (filing: string, draw: string): Promise<Download> =>
  fetchFile(paths.drawMinutes, 'minutes.pdf', { path: { id: filing }, params: { draw } });

/** Everything that is kept about the own person. */
export const fetchOwnData = (): Promise<Download> => fetchFile(paths.ownData, 'my-data.zip');

/** An archive that is done. */
export const fetchArchive = (id: string): Promise<Download> =>
  fetchFile(paths.downloadArchive, 'archive.zip', { path: { id } });

/** Tells the log that a table leaves as a file. Rejects when it could not be told. */
export async function tellExport(id: string, section: string): Promise<void> {
  const told = { path: { id }, data: { section }, ...inBackground };
  const { code, msg } = await request<null>(paths.tableExported, told);
  if (code !== CODE.success) throw new Error(messageOf({ msg }));
}

/** Compares number and hash of a printed copy. Silent: the page says the answer. */
export const checkCopy = (no: string, hash: string) =>
  request<CopyData | null>(paths.checkCopy, { params: { no, hash } });

/** Orders an archive of filings, which the server makes in the background. */
export const orderArchive = (data: ArchiveAsked) => request<ArchiveData>(paths.orderArchive, { data });

export const fetchArchives = () => request<ArchiveData[]>(paths.archives);

/** The log of a filing as a file that proves itself. */
export const fetchLogFile = (id: string) => request<LogFile>(paths.logFile, { path: { id } });

/** The same for the office that reviews the filing. */
export const fetchReviewedLog = (id: string) => request<LogFile>(paths.reviewLogFile, { path: { id } });

/** Verifies a log. `file` is any file that a person chose; the server refuses one that is no log. */
export const checkLog = (file: object) =>
  request<LogCheck | null>(paths.checkLog, { data: file, ...inBackground });
