/** Archive of a batch: a folder for each filing, and a manifest with the size and SHA-256 of each file. */
import { fillText, joinTexts, type Language, say, type Text } from '../text';
import { formatCsvLine } from './export';

const LANGUAGES: readonly Language[] = ['zh', 'en', 'ar'];

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

const readme = {
  made: {
    zh: '本归档包生成于{{at}}，含申报{{count}}件，每件一个文件夹。',
    en: 'This archive was made at {{at}} (Beijing time). Filings in it: {{count}}, each in a folder of its own.',
    ar: 'أُعدّ هذا الأرشيف في {{at}} (بتوقيت بكين). عدد الطلبات فيه: {{count}}، لكل منها مجلد.',
  },
  folder: {
    zh: '每个文件夹内有申报书（PDF）、附件、决定文书（PDF）、认定证书（PDF，限有效的认定）和办理日志（办理日志.json）。',
    en: 'A folder holds the filing (PDF), its attachments (附件), the letters of decisions (决定文书, PDF), the certificate of a recognition in force (PDF), and the log (办理日志.json).',
    ar: 'في كل مجلد الطلب (PDF) ومرفقاته (附件) وخطابات القرارات (决定文书، PDF) وشهادة الاعتماد الساري (PDF) والسجل (办理日志.json).',
  },
  manifest: {
    zh: 'manifest.csv和manifest.json列出每个文件的路径、字节数和SHA-256值，可据此核对文件是否完整、未被改动。',
    en: 'manifest.csv and manifest.json list each file with its path, bytes and SHA-256, by which one can check that it is complete and unaltered.',
    ar: 'يسرد manifest.csv وmanifest.json كل ملف بمساره وحجمه بالبايت وقيمة SHA-256، وبها يُتحقق من اكتماله وعدم تغييره.',
  },
  log: {
    zh: '核对办理日志：登录本系统，打开任一申报，在“办理记录”栏展开“核验下载的记录”，选择文件夹内的办理日志.json，页面即显示记录是否完整，或哪一条被改动、缺失。',
    en: 'To check a log, sign in to the portal, open any filing and, under “History”, “Check downloaded log”, choose 办理日志.json from the folder: the page says whether the log is whole, or which line was altered or is missing.',
    ar: 'للتحقق من سجل، سجّل الدخول إلى البوابة وافتح أي طلب، ثم اختر تحت «سجل الإجراءات»، «التحقق من سجل منزَّل» الملف 办理日志.json من المجلد: تبيّن الصفحة هل السجل كامل أو أي سطر غُيّر أو نقص.',
  },
  offline: {
    zh: '运维人员也可不联网核对：在系统的程序目录中运行 npm run verify-log -- 办理日志.json。',
    en: 'Operators can check it offline as well: npm run verify-log -- 办理日志.json, in the directory of the system.',
    ar: 'يمكن لمشغّل النظام التحقق دون اتصال أيضًا: npm run verify-log -- 办理日志.json في مجلد النظام.',
  },
  leftOut: {
    zh: '生成时已撤回、未归入本包的申报：{{list}}。',
    en: 'Withdrawn by then and therefore not in the archive: {{list}}.',
    ar: 'سُحبت قبل ذلك فليست في الأرشيف: {{list}}.',
  },
} satisfies Record<string, Text>;

/**
 * Readme of an archive in every language of the portal: its files are in Chinese, but those who order it may not read that.
 * `leftOut`: receipt numbers of filings that were withdrawn before the job reached them.
 */
export function createArchiveReadme(filings: number, leftOut: readonly string[], madeAt: string): string {
  const list = joinTexts(leftOut.map((no) => ({ zh: no, en: no, ar: no })));
  const { made, folder, manifest, log, offline } = readme;
  const texts = [
    fillText(made, { at: madeAt, count: filings }),
    ...[folder, manifest, log, offline],
    ...(leftOut.length > 0 ? [fillText(readme.leftOut, { list })] : []),
  ];
  const inEach = LANGUAGES.map((language) => texts.map((text) => `${say(text, language)}\r\n`).join(''));
  return inEach.join('\r\n');
}
