/** Reasons to refuse a backup, and what to do, for the person at the terminal. */
import { fillText, type Text, type TextParameters } from '../../domain/text';

const sentences = {
  unreadable: {
    zh: '{{path}} 不是完整的备份文件（{{reason}}）：可能在复制或写入时中断。请使用另一份备份。',
    en: '{{path}} is no whole backup ({{reason}}): it may have been cut while it was written or copied. Take another one.',
    ar: '{{path}} ليس نسخة احتياطية كاملة ({{reason}}): ربما انقطع أثناء كتابته أو نسخه. خذ غيره.',
  },
  altered: {
    zh: '备份中的 {{name}} 与备份时的记录不符：文件已损坏或被改动。请使用另一份备份。',
    en: '{{name}} in the backup is not what was written: the file is damaged or was altered. Take another one.',
    ar: '{{name}} في النسخة الاحتياطية ليس ما كُتب: الملف تالف أو محرّف. خذ غيره.',
  },
  noRoom: {
    zh: '{{directory}} 所在磁盘剩余 {{free}} MB，备份约需 {{needed}} MB。请腾出空间，或将 BACKUP_DIR 设到其他磁盘。',
    en: 'The disk of {{directory}} has {{free}} MB left, and a backup takes about {{needed}} MB. Make room, or set BACKUP_DIR to another disk.',
    ar: 'بقي على قرص {{directory}} ‏{{free}} م.ب، والنسخة الاحتياطية تحتاج نحو {{needed}} م.ب. أفسح مكانًا أو اضبط BACKUP_DIR على قرص آخر.',
  },
  nothingToMove: {
    zh: '没有可迁移的内容。请以迁移后的设置运行：DATABASE_URL 指向空的 PostgreSQL 数据库，或 FILE_STORE=s3；DATA_DIR 为现有目录。',
    en:
      'There is nothing to move. Run this with the settings that the portal shall have: DATABASE_URL of an empty ' +
      'PostgreSQL database, FILE_STORE=s3, or both; DATA_DIR is the directory of today.',
  },
  locked: {
    zh: '{{path}} 已加密。请设置写入时使用的 BACKUP_KEY 后再试。',
    en: '{{path}} is sealed. Set the BACKUP_KEY with which it was written, and try again.',
    ar: '{{path}} مختوم. اضبط BACKUP_KEY الذي كُتب به وحاول مجددًا.',
  },
  wrongKey: {
    zh: '{{path}} 无法解密：BACKUP_KEY 不是写入时的密钥，或文件已损坏、不完整。请核对密钥，或使用另一份备份。',
    en:
      '{{path}} does not open: BACKUP_KEY is not the one with which it was written, or the file is damaged or cut. ' +
      'Check the key, or take another backup.',
  },
  withoutFiles: {
    zh: '{{path}} 的文件内容应在旁边的文件夹 {{folder}} 中，但没有找到。请把该文件夹一并复制过来。',
    en: 'The files of {{path}} lie in {{folder}} beside it, which is not there. Copy that folder as well.',
    ar: 'ملفات {{path}} في {{folder}} بجانبه وهو غير موجود. انسخ ذلك المجلد أيضًا.',
  },
  exists: {
    zh: '{{path}} 已存在，不会覆盖。请指定其他文件名。',
    en: '{{path}} is there already and is not replaced. Name another file.',
    ar: '{{path}} موجود ولا يُستبدل. سمّ ملفًا آخر.',
  },
} satisfies Record<string, Text>;

export class BackupFault extends Error {
  constructor(
    readonly fault: keyof typeof sentences,
    parameters: TextParameters = {},
  ) {
    const { zh, en } = fillText(sentences[fault], parameters);
    super(`${en}\n${zh}`);
    this.name = 'BackupFault';
  }
}
