import pino, { type Logger } from 'pino';
import type { Env } from './env';

/** Whatever is logged, these never are. */
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

export const createLogger = ({ logLevel }: Pick<Env, 'logLevel'>): Logger =>
  pino({
    level: logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRETS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[hidden]' },
  });
