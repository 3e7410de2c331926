/** Temporary failures of database and disk, as opposed to bugs; callers may retry later. */

import { setTimeout as sleep } from 'node:timers/promises';
import { fillText, type Text } from '../../../domain/text';
import { findCertificateFault } from '../probes';
import { getSqlState, isSqlState, SQL_STATE } from './sql-state';

/** Reasons to refuse a start because of DATABASE_URL, and what to do, for the person at the terminal. */
const sentences = {
  noLogin: {
    zh: '数据库拒绝登录（{{reason}}）。请检查 DATABASE_URL 中的用户名和密码，以及数据库的 pg_hba.conf。',
    en: 'The database refuses the login ({{reason}}). Check user and password in DATABASE_URL, and pg_hba.conf.',
    ar: 'ترفض قاعدة البيانات الدخول ({{reason}}). راجع المستخدم وكلمة المرور في DATABASE_URL وملف pg_hba.conf.',
  },
  noDatabase: {
    zh: '数据库不存在（{{reason}}）。请先用 createdb 建立，或更正 DATABASE_URL。',
    en: 'There is no such database ({{reason}}). Make it with createdb first, or correct DATABASE_URL.',
    ar: 'لا توجد قاعدة البيانات هذه ({{reason}}). أنشئها بـ createdb أولًا أو صحّح DATABASE_URL.',
  },
  noRight: {
    zh: '数据库账号权限不足（{{reason}}）。请将该数据库的所有权授予 DATABASE_URL 中的账号。',
    en: 'The database account lacks a right ({{reason}}). Make the account of DATABASE_URL the owner of the database.',
    ar: 'ينقص حساب قاعدة البيانات صلاحية ({{reason}}). اجعل حساب DATABASE_URL مالكًا لها.',
  },
  pooler: {
    zh: 'DATABASE_URL 指向连接池（如 PgBouncer），它不传递连接设置，或在事务之间更换连接。DATABASE_URL 请直接指向 PostgreSQL，连接池的地址写在 DATABASE_POOLER_URL 中。',
    en:
      'DATABASE_URL leads to a connection pooler, such as PgBouncer, that drops the settings of a connection or changes ' +
      'it between transactions. Let DATABASE_URL lead to PostgreSQL itself, and name the pooler in DATABASE_POOLER_URL.',
  },
  poolerSettings: {
    zh: '连接池（DATABASE_POOLER_URL）的连接缺少本程序的设置。请在数据库中执行：{{reason}} 然后在连接池执行 RECONNECT。',
    en: 'The connections of DATABASE_POOLER_URL lack settings. Run in the database: {{reason}} Then say RECONNECT to the pooler.',
    ar: 'تنقص اتصالات DATABASE_POOLER_URL إعدادات. نفّذ في قاعدة البيانات: {{reason}} ثم أرسل RECONNECT إلى المجمّع.',
  },
  poolerElsewhere: {
    zh: 'DATABASE_POOLER_URL 与 DATABASE_URL 指向不同的数据库，请更正其中之一。',
    en: 'DATABASE_POOLER_URL leads to another database than DATABASE_URL. Correct one of them.',
    ar: 'يقود DATABASE_POOLER_URL إلى قاعدة غير DATABASE_URL. صحّح أحدهما.',
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

/** Recognizes a configuration fault and words it for the operator; undefined for every other error. */
function findDatabaseFault(error: Error): DatabaseFault | undefined {
  if (/unsupported startup parameter/.test(error.message)) return new DatabaseFault('pooler');
  if (getSqlState(error)?.startsWith('28')) return new DatabaseFault('noLogin', error.message);
  if (isSqlState(error, '3D000')) return new DatabaseFault('noDatabase', error.message);
  if (isSqlState(error, '42501')) return new DatabaseFault('noRight', error.message);
  return undefined;
}

const AGAIN_AFTER_MS = 2_000;

interface Log {
  warn(details: object, message: string): void;
}

/**
 * Opens a database that may not be there yet: of containers that start together, any may be the first. Waits for as long
 * as it takes, and throws a DatabaseFault where waiting mends nothing.
 */
export async function openWhenAvailable<T>(open: () => Promise<T>, log: Log): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const opened = await open();
      if (attempt > 1) log.warn({ attempt }, 'the database is there');
      return opened;
    } catch (caught) {
      const error = caught as Error;
      const fault = findDatabaseFault(error);
      if (fault || !findOutage(error)) throw fault ?? error;
      const [code, reason] = [getSqlState(error), error.message];
      log.warn({ attempt, code, reason }, 'the database is not there or takes no writes, waiting for it');
      await sleep(AGAIN_AFTER_MS);
    }
  }
}

/** `full`: the disk has no room left; `away`: everything else that keeps the database from storing now. */
type Outage = 'away' | 'full';

const FULL = ['53100', 'ENOSPC', 'EDQUOT'];

/** Classes of SQLSTATE: connection, login, resources, operator intervention, system error. */
const AWAY_CLASSES = ['08', '28', '53', '57', '58'];

const AWAY = [
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '25006', // read-only: a standby, or one that an operator has closed
  '25P03',
  '25P04',
  '3D000',
  '55P03',
  SQL_STATE.serializationFailure,
  SQL_STATE.deadlock,
];

/** Messages of driver errors that carry no code. */
const DRIVER_MESSAGES =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered|Client was closed|The server does not support SSL|There was an error establishing an SSL)/;

function findInnermostError(error: Error): Error {
  let at = error;
  while (at.cause instanceof Error) at = at.cause;
  return at;
}

/** True for a statement whose answer timed out: its outcome is unknown. */
export const isSilent = (error: Error): boolean => findInnermostError(error).message === 'Query read timeout';

export function findOutage(error: Error): Outage | undefined {
  const state = getSqlState(error) ?? '';
  if (FULL.includes(state)) return 'full';
  const isAway =
    AWAY.includes(state) ||
    (state.length === 5 && AWAY_CLASSES.includes(state.slice(0, 2))) ||
    state.startsWith('ERR_SSL_') ||
    findCertificateFault(error) !== null ||
    DRIVER_MESSAGES.test(findInnermostError(error).message);
  return isAway ? 'away' : undefined;
}
