/** Reasons to refuse a start because of DATABASE_URL, and what to do, for the person at the terminal. */
import { fillText, type Text } from '../../../domain/text';
import { isSqlState, sqlState } from './sql-state';

const sentences = {
  noLogin: {
    zh: '数据库拒绝登录（{reason}）。请检查 DATABASE_URL 中的用户名和密码，以及数据库的 pg_hba.conf。',
    en: 'The database refuses the login ({reason}). Check user and password in DATABASE_URL, and pg_hba.conf.',
  },
  noDatabase: {
    zh: '数据库不存在（{reason}）。请先用 createdb 建立，或更正 DATABASE_URL。',
    en: 'There is no such database ({reason}). Make it with createdb first, or correct DATABASE_URL.',
  },
  noRight: {
    zh: '数据库账号权限不足（{reason}）。请将该数据库的所有权授予 DATABASE_URL 中的账号。',
    en: 'The database account lacks a right ({reason}). Make the account of DATABASE_URL the owner of the database.',
  },
  pooler: {
    zh: 'DATABASE_URL 指向连接池（如 PgBouncer），它不传递连接设置，或在事务之间更换连接。DATABASE_URL 请直接指向 PostgreSQL，连接池的地址写在 DATABASE_POOLER_URL 中。',
    en:
      'DATABASE_URL leads to a connection pooler, such as PgBouncer, that drops the settings of a connection or changes ' +
      'it between transactions. Let DATABASE_URL lead to PostgreSQL itself, and name the pooler in DATABASE_POOLER_URL.',
  },
  poolerSettings: {
    zh: '连接池（DATABASE_POOLER_URL）的连接缺少本程序的设置。请在数据库中执行：{reason} 然后在连接池执行 RECONNECT。',
    en: 'The connections of DATABASE_POOLER_URL lack settings. Run in the database: {reason} Then say RECONNECT to the pooler.',
  },
  poolerElsewhere: {
    zh: 'DATABASE_POOLER_URL 与 DATABASE_URL 指向不同的数据库，请更正其中之一。',
    en: 'DATABASE_POOLER_URL leads to another database than DATABASE_URL. Correct one of them.',
  },
} satisfies Record<string, Text>;

/** A fault that waiting does not mend. */
export class DatabaseFault extends Error {
  constructor(kind: keyof typeof sentences, reason = '') {
    const { zh, en } = fillText(sentences[kind], { reason });
    super(`${en}\n${zh}`);
    this.name = 'DatabaseFault';
  }
}

/** A fault of the configuration in the words of the terminal; undefined for everything else. */
export function faultBehind(error: Error): DatabaseFault | undefined {
  if (/unsupported startup parameter/.test(error.message)) return new DatabaseFault('pooler');
  if (sqlState(error)?.startsWith('28')) return new DatabaseFault('noLogin', error.message);
  if (isSqlState(error, '3D000')) return new DatabaseFault('noDatabase', error.message);
  if (isSqlState(error, '42501')) return new DatabaseFault('noRight', error.message);
  return undefined;
}
