/** Archive of a batch: a folder for each filing, and a manifest with the size and SHA-256 of each file. */
import { formatCsvLine } from './export';

export const ARCHIVE_STATES = ['waiting', 'running', 'done', 'failed'] as const;
export type ArchiveState = (typeof ARCHIVE_STATES)[number];

/** Maximum number of filings in one archive. */
export const MAX_ARCHIVED_FILINGS = 500;
export const ARCHIVE_RETENTION_DAYS = 7;

/** A file of an archive; `path` is relative to the root of the archive. */
export interface ArchivedFile {
  path: string;
  bytes: number;
  /** SHA-256 of the file, in hexadecimal. */
  sha256: string;
}

export const createArchiveManifest = (files: readonly ArchivedFile[]): string =>
  `\ufeff${[['path', 'bytes', 'sha256'], ...files.map(({ path, bytes, sha256 }) => [path, bytes, sha256])]
    .map(formatCsvLine)
    .join('')}`;

/** Readme of an archive. `leftOut`: receipt numbers of filings that were withdrawn before the job reached them. */
export const createArchiveReadme = (filings: number, leftOut: readonly string[], madeAt: string): string =>
  [
    `本归档包生成于${madeAt}，含申报${filings}件，每件一个文件夹。`,
    '每个文件夹内有申报书（PDF）、附件、决定文书（PDF）、认定证书（PDF，限有效的认定）和办理日志（办理日志.json）。',
    'manifest.csv和manifest.json列出每个文件的路径、字节数和SHA-256值，可据此核对文件是否完整、未被改动。',
    '核对办理日志：在系统的程序目录中运行 npm run verify-log -- 办理日志.json，无需联网。',
    ...(leftOut.length > 0 ? [`生成时已撤回、未归入本包的申报：${leftOut.join('、')}。`] : []),
    '',
  ].join('\r\n');
