import pino, { type DestinationStream, type Logger } from 'pino';
import { findFailedQuery, getSqlState } from './db/sql-state';
import type { Env } from './env';

/** Fields that are redacted in every log line. */
const SECRETS = [
  'password',
  'old_password',
  'token',
  'access',
  'refresh',
  'authorization',
  'sms_code',
  'captcha_code',
];

/**
 * Input of people stays out of the log: the message of a failed query repeats its parameters, and the driver's error
 * names values among its details.
 */
function toLoggedError(error: Error): object {
  const driver = findFailedQuery(error)?.cause;
  const said = pino.stdSerializers.err(driver ?? error);
  const { type, message, stack } = said;
  const code = getSqlState(error);
  return driver || code ? { type, message, code, stack } : said;
}

export const createLogger = ({ logLevel }: Pick<Env, 'logLevel'>, to?: DestinationStream): Logger =>
  pino(
    {
      level: logLevel,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: toLoggedError },
      redact: { paths: SECRETS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[hidden]' },
    },
    to,
  );
