/** Filings, lists and logs as documents: bytes, not envelopes, unless the server refuses. */

import { CODE } from '@domain/api/codes';
import { paths } from '@domain/api/paths.generated';
import type { AttachedFile, CallPath, Program } from '@domain/definition';
import type { ExportRequest, ListRequest } from '@domain/document/calls';
import type { CopyPurpose } from '@domain/document/watermark';
import type { OpenDataQuery } from '@domain/results/calls';
import type { RankingFileBody } from '@domain/review/ranking-calls';
import { type Language, toFileLanguage } from '@domain/text';
import settings from '@/../config/defaultSettings';
import { call } from '@/utils/call';
import { formatEnvelopeMessage } from '@/utils/failure';
import { type RequestOptions, requestFile } from '@/utils/request';
import type { NamedBlob } from '@/utils/saveAs';

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
): Promise<NamedBlob> {
  const { name, blob } = await requestFile(callPath, options);
  return { name: name ?? fallback, blob };
}

export interface CopyOptions {
  /** Id of the log line that the letter belongs to. */
  line?: string;
  purpose?: CopyPurpose;
  /** Key of a separate document, fetched in place of the main one. */
  paper?: string;
}

/** Fetches a document. When this or a function below rejects, the failure has been shown already. */
export const fetchDocument = (
  kind: DocumentKind,
  id: string,
  options: CopyOptions = {},
): Promise<NamedBlob> =>
  fetchFile(paths[kind], fallbackNames[kind], { path: { id }, params: { ...options } });

/** The filings that a filter of the queue finds, as a file. */
export const fetchExport = (body: ExportRequest): Promise<NamedBlob> =>
  fetchFile(paths.exportFilings, `filings.${body.format}`, { data: body });

/** Fetches a printable list of filings (PDF). */
export const fetchList = (body: ListRequest): Promise<NamedBlob> =>
  fetchFile(paths.printList, `${body.list}.pdf`, { data: body });

/** Fetches the ranking of a batch as a file. */
export const fetchRankingFile = (body: RankingFileBody): Promise<NamedBlob> =>
  fetchFile(paths.rankingFile, `ranking.${body.format}`, { data: body });

type OfficeList =
  | 'exportRecognitions'
  | 'exportPayments'
  | 'exportReports'
  | 'exportCompanies'
  | 'exportReadLog'
  | 'exportAuditLog';

/** A list of the office as .xlsx, by its filters. */
export const fetchOfficeList = (
  list: OfficeList,
  { language, filter }: { language: Language; filter: object },
): Promise<NamedBlob> =>
  fetchFile(paths[list], 'list.xlsx', { data: { language: toFileLanguage(language), filter } });

/** The minutes of a draw of experts for a filing. */
export const fetchMinutes = (filing: string, draw: string): Promise<NamedBlob> =>
  fetchFile(paths.drawMinutes, 'minutes.pdf', { path: { id: filing }, params: { draw } });

/** Fetches all data stored about the signed-in person. */
export const fetchOwnData = (): Promise<NamedBlob> => fetchFile(paths.ownData, 'my-data.zip');

/** Fetches a finished archive. */
export const fetchArchive = (id: string): Promise<NamedBlob> =>
  fetchFile(paths.downloadArchive, 'archive.zip', { path: { id } });

/** Logs the export of a table. Rejects when it could not be logged. */
export async function logExport(id: string, section: string): Promise<void> {
  const { code, msg } = await call('tableExported', { path: { id }, data: { section } });
  if (code !== CODE.success) throw new Error(formatEnvelopeMessage({ msg }));
}

/** Fetches a file of an objection; a refusal, as for a file with a virus, is shown with the server's message. */
export const fetchObjectionFile = async (id: string): Promise<Blob> =>
  (await requestFile(paths.objectionFile, { path: { id } })).blob;

/** Fetches a file of the guide of an edition. */
export const fetchGuideFile = (
  { key, edition }: Pick<Program, 'key' | 'edition'>,
  { name, sha256 }: AttachedFile,
): Promise<NamedBlob> => fetchFile(paths.guideFile, name, { path: { key, edition, sha256 } });

/** Fetches an uploaded guide file that a draft of a program names. */
export const fetchDraftGuideFile = ({ name, sha256 }: AttachedFile): Promise<NamedBlob> =>
  fetchFile(paths.draftGuideFile, name, { path: { sha256 } });

/** Fetches an attachment of a notice, for the office. */
export const fetchNoticeFile = (id: string, { name, sha256 }: AttachedFile): Promise<NamedBlob> =>
  fetchFile(paths.noticeFile, name, { path: { id, sha256 } });

/** Fetches an attachment of a received message. */
export const fetchMessageFile = (id: string, { name, sha256 }: AttachedFile): Promise<NamedBlob> =>
  fetchFile(paths.messageFile, name, { path: { id, sha256 } });

/** The address of public results as a file. */
export const openDataAddress = (query: OpenDataQuery): string =>
  `${settings.apiOrigin}${paths.openData.replace('GET ', '')}?${new URLSearchParams(query)}`;
