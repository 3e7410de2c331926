/** Filings, lists and logs as documents: bytes, not envelopes, unless the server refuses. */

import { CODE } from '@domain/api/codes';
import type { Envelope } from '@domain/api/envelope';
import { paths } from '@domain/api/paths';
import type { LogFile } from '@domain/audit/chain';
import type { ArchiveAsked, ArchiveData, CopyData, ExportAsked, ListAsked } from '@domain/calls/documents';
import type { LogCheck } from '@domain/calls/logs';
import type { RankingFileBody } from '@domain/calls/ranking';
import type { Language } from '@domain/text';
import settings from '@/../config/defaultSettings';
import { messageOf } from '@/utils/failure';
import { currentLocale } from '@/utils/language';
import { ensureFreshToken } from '@/utils/refresh';
import { request } from '@/utils/request';
import { authHeaders } from '@/utils/session';
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

export interface Download {
  name: string;
  blob: Blob;
}

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

/** The name that the server gives, in its international spelling. */
const nameIn = (disposition: string | null): string | null => {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  return encoded ? decodeURIComponent(encoded) : null;
};

async function fetchFile(path: string, fallback: string, init?: RequestInit): Promise<Download> {
  await ensureFreshToken();
  const response = await fetch(settings.apiOrigin + path, {
    ...init,
    headers: { ...init?.headers, ...authHeaders(), 'Accept-Language': currentLocale() },
  });
  if (response.headers.get('content-type')?.includes('json')) {
    const { msg } = (await response.json()) as Envelope;
    throw new Error(messageOf({ msg }));
  }
  if (!response.ok) throw new Error('');
  return {
    name: nameIn(response.headers.get('content-disposition')) ?? fallback,
    blob: await response.blob(),
  };
}

/** `line`: of the log, whose letter is meant. Rejects with the server's words where it has some. */
export function fetchDocument(kind: DocumentKind, id: string, line?: string): Promise<Download> {
  const path = paths[kind].replace('GET ', '').replace('{id}', encodeURIComponent(id));
  const query = line ? `?${new URLSearchParams({ line })}` : '';
  return fetchFile(path + query, fallbackNames[kind]);
}

const fetchPosted = (path: string, fallback: string, body: object): Promise<Download> =>
  fetchFile(path.replace('POST ', ''), fallback, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The filings that a filter of the queue finds, as a file. Rejects like `fetchDocument`. */
export const fetchExport = (body: ExportAsked): Promise<Download> =>
  fetchPosted(paths.exportFilings, `filings.${body.format}`, body);

/** The same as a printed list. */
export const fetchList = (body: ListAsked): Promise<Download> =>
  fetchPosted(paths.printList, `${body.list}.pdf`, body);

/** The ranking of a batch. */
export const fetchRankingFile = (body: RankingFileBody): Promise<Download> =>
  fetchPosted(paths.rankingFile, `ranking.${body.format}`, body);

type OfficeList = 'exportRecognitions' | 'exportReports' | 'exportCompanies';

/** A list of the office as .xlsx, by its filters. Rejects like `fetchDocument`. */
export const fetchOfficeList = (
  list: OfficeList,
  body: { language: Language; filter: object },
): Promise<Download> => fetchPosted(paths[list], 'list.xlsx', body);

/** The minutes of a draw of experts for a filing. */
export const fetchMinutes = (filing: string, draw: string): Promise<Download> =>
  fetchFile(
    `${paths.drawMinutes.replace('GET ', '').replace('{id}', filing)}?${new URLSearchParams({ draw })}`,
    'minutes.pdf',
  );
/** Everything that is kept about the own person. */
export const fetchOwnData = (): Promise<Download> =>
  fetchFile(paths.ownData.replace('GET ', ''), 'my-data.zip');

/** An archive that is done. */
export const fetchArchive = (id: string): Promise<Download> =>
  fetchFile(paths.downloadArchive.replace('GET ', '').replace('{id}', id), 'archive.zip');

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
