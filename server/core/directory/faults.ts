/** Reasons to refuse a start because of DATA_DIR, and what to do, for the person at the terminal. */
import { fillText, type Text, type TextParameters } from '../../../domain/text';

const RESTORE: Text = {
  zh: '请从备份恢复整个目录；如要在此启用全新的空系统，请加 --new 启动，原有内容会移到旁边，不会删除。',
  en:
    'Restore the whole directory from a backup; or start with --new to begin a new, empty portal here: ' +
    'what is left is moved aside. Nothing is deleted.',
};

/** Appends the advice of RESTORE to a text. */
const addBeginAnewHint = ({ zh, en }: Text): Text => ({
  zh: `${zh}${RESTORE.zh}`,
  en: `${en} ${RESTORE.en}`,
});

const sentences = {
  inUse: {
    zh: '另一个进程正在使用 {{directory}}。请先停止它，或将 DATA_DIR 设为其他目录。',
    en: 'Another process is using {{directory}}. Stop it first, or set DATA_DIR to another directory.',
    ar: 'عملية أخرى تستخدم {{directory}}. أوقفها أولًا أو اضبط DATA_DIR على مجلد آخر.',
  },
  noLock: {
    zh: '{{directory}} 所在的文件系统或本平台不支持文件锁（{{reason}}），无法防止两个进程同时写入。请改用本机磁盘，或用 DATABASE_URL 连接 PostgreSQL。',
    en:
      '{{directory}} cannot be locked on this platform or file system ({{reason}}), so that two processes could write ' +
      'to it at once. Use a local disk, or PostgreSQL with DATABASE_URL.',
  },
  notWritable: {
    zh: '无法写入 {{directory}}（{{reason}}）。请确认该目录属于运行本系统的账号，磁盘未满且不是只读。',
    en:
      '{{directory}} cannot be written ({{reason}}). See that it belongs to the account that runs the portal, and that ' +
      'its disk is neither full nor read-only.',
  },
  openToOthers: {
    zh: '{{path}} 可被其他账号读取，而运行本系统的账号无权更改。请用 chown 交给该账号，或将 DATA_DIR 设为该账号自己的目录。',
    en:
      '{{path}} is open to other accounts, and the account that runs the portal may not change that. Give it to this ' +
      'account with chown, or set DATA_DIR to a directory of its own.',
  },
  shared: {
    zh: '{{directory}} 可被其他账号读取，其中还有不属于本系统的内容（{{names}}）。请将 DATA_DIR 设为仅供本系统使用的目录。',
    en:
      '{{directory}} is open to other accounts and holds more than the portal ({{names}}). Set DATA_DIR to a directory ' +
      'for the portal alone.',
  },
  noDatabase: addBeginAnewHint({
    zh: '{{directory}} 中有 {{remains}}，但缺少 {{missing}}。',
    en: '{{directory}} holds {{remains}}, but {{missing}} is missing.',
    ar: 'في {{directory}} ‏{{remains}} لكن {{missing}} ناقص.',
  }),
  brokenOffRestore: {
    zh: '{{directory}} 中的恢复没有完成（{{found}}），其中没有可用的系统。请再次执行恢复；如要在此启用全新的空系统，请先删除它。',
    en:
      'A restore into {{directory}} did not come to its end ({{found}}), and no portal is there. Run the restore again; ' +
      'to begin a new, empty portal here, delete it first.',
  },
  nothingThere: {
    zh: '{{directory}} 中没有数据库。请检查 DATA_DIR 和 DATABASE_URL。',
    en: 'There is no database in {{directory}}. Check DATA_DIR and DATABASE_URL.',
    ar: 'لا قاعدة بيانات في {{directory}}. راجع DATA_DIR وDATABASE_URL.',
  },
  notEmpty: {
    zh: '{{place}} 已有内容（{{found}}）。恢复和迁移只写入空的位置，不覆盖任何内容：请将 DATA_DIR 设为空目录，或用 createdb 新建数据库。',
    en:
      '{{place}} is not empty ({{found}}). Restoring and moving write into an empty place only and replace nothing: set ' +
      'DATA_DIR to an empty directory, or make a new database with createdb.',
  },
  damaged: addBeginAnewHint({
    zh: '{{directory}} 中的数据库已损坏，无法打开（{{reason}}）。',
    en: 'The database in {{directory}} is damaged and cannot be opened ({{reason}}).',
    ar: 'قاعدة البيانات في {{directory}} تالفة ولا يمكن فتحها ({{reason}}).',
  }),
  otherPostgres: {
    zh: '{{directory}} 中的数据库由 PostgreSQL {{found}} 写成，本程序使用 {{own}}。请运行写入它的系统版本，或从备份恢复。',
    en:
      'The database in {{directory}} was written by PostgreSQL {{found}}, and this program has {{own}}. Run the version of ' +
      'the portal that wrote it, or restore a backup.',
  },
  otherInstallation: {
    zh: '{{directory}} 属于系统 {{directoryId}}，数据库却属于系统 {{databaseId}}。请将二者从同一份备份恢复，或将 DATA_DIR 设为该数据库的目录。',
    en:
      '{{directory}} belongs to installation {{directoryId}}, and the database to installation {{databaseId}}. Restore both ' +
      'from the same backup, or set DATA_DIR to the directory of this database.',
  },
  emptyDatabase: {
    zh: '数据库是空的，而 {{directory}} 属于系统 {{directoryId}}。请从备份恢复数据库，检查 DATABASE_URL，或将 DATA_DIR 设为空目录以启用新系统。',
    en:
      'The database is empty, and {{directory}} belongs to installation {{directoryId}}. Restore the database from a ' +
      'backup, check DATABASE_URL, or set DATA_DIR to an empty directory for a new portal.',
  },
  olderDatabase: {
    zh: '数据库由旧版本写成，没有系统编号，而 {{directory}} 属于系统 {{directoryId}}。请将二者从同一份备份恢复；若确认二者属于同一系统，请删除 {{path}} 后重新启动。',
    en:
      'The database is of an older version and has no installation id, and {{directory}} belongs to installation ' +
      '{{directoryId}}. Restore both from the same backup; if you know that they belong together, delete {{path}} and ' +
      'start again.',
  },
  cutId: {
    zh: '{{path}} 不完整。请从备份恢复；若确认该目录与数据库属于同一系统，请删除此文件后重新启动。',
    en:
      '{{path}} is not whole. Restore it from a backup; if you know that directory and database belong together, ' +
      'delete it and start again.',
  },
  cutSecret: {
    zh: '{{path}} 不完整：长度{{bytes}}字节，至少应有32字节。请从备份恢复，或删除后重新启动：所有人需重新登录。',
    en:
      '{{path}} is not whole: its length is {{bytes}} of at least 32 bytes. Restore it from a backup, or delete it and ' +
      'start again: everybody signs in anew.',
  },
} satisfies Record<string, Text>;

export type FaultName = keyof typeof sentences;

/** The content of a directory with one of these faults may be moved aside when the operator says so. */
const ENDED_BY_NEW: FaultName[] = ['noDatabase', 'damaged', 'otherInstallation'];

export class DirectoryFault extends Error {
  constructor(
    readonly fault: FaultName,
    parameters: TextParameters,
  ) {
    const { zh, en } = fillText(sentences[fault], parameters);
    super(`${en}\n${zh}`);
    this.name = 'DirectoryFault';
  }

  get isEndedByNew(): boolean {
    return ENDED_BY_NEW.includes(this.fault);
  }
}

const getReason = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Runs a write to the directory; throws errors of the file system as the DirectoryFault `notWritable`. */
export function runDirectoryWrite<T>(directory: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof DirectoryFault) throw error;
    throw new DirectoryFault('notWritable', { directory, reason: getReason(error) });
  }
}
