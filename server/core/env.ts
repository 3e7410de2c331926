/** The environment, read and checked in one place; what each variable means to an operator stands in docs/guides/deploy.md. */
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { ANALYTICS_SERVICES, type DeployedSettings } from '../../domain/calls/system';
import { HOLD_SECONDS } from '../../domain/filing/ordering';
import { TIME_ZONE } from '../../domain/windows/calendar';
import { BACKUPS } from './directory/entries';
import { keptSecret, SECRET_MIN_BYTES } from './directory/secret';

const flag = z
  .enum(['1', '0', 'true', 'false', 'on', 'off'], 'must be on or off')
  .transform((value) => ['1', 'true', 'on'].includes(value));

const providers = <const Kind extends string>(...kinds: Kind[]) =>
  z.enum(kinds, `must be one of ${kinds.join(', ')}`);

/** Values of a message that a template of SMS takes, in its order. */
const smsTemplate = z.strictObject({
  id: z.string(),
  params: z.array(z.enum(['code', 'title', 'about', 'text'])),
});
export type SmsTemplate = z.infer<typeof smsTemplate>;

/** By occasion; `code` and `notice` for those that have none of their own. */
const smsTemplates = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('must be JSON');
      return z.NEVER;
    }
  })
  .pipe(
    z
      .record(z.string(), smsTemplate)
      .refine(({ code, notice }) => code && notice, 'must have at least the templates code and notice'),
  );

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const whole = (must: string, atLeast: number, atMost = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number(must).int(must).min(atLeast, must).max(atMost, must);

const variables = z.object({
  NODE_ENV: z.string().optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce
    .number('must be a port number')
    .int()
    .min(0)
    .max(65535, 'must be a port number')
    .default(8001),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgresql://user:password@host:5432/name' })
    .optional(),
  FILE_STORE: z.enum(['disk', 's3'], 'must be disk or s3').default('disk'),
  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be the name of a region, such as cn-north-1')
    .optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  SCANNER: z
    .url({
      protocol: /^(tcp|unix)$/,
      error: 'must look like tcp://host:3310 or unix:///run/clamav/clamd.ctl',
    })
    .optional(),
  SCAN_BEFORE_SUBMIT: flag.default(true),
  JWT_SECRET: z
    .string()
    .refine(
      (secret) => Buffer.byteLength(secret) >= SECRET_MIN_BYTES,
      `must have at least ${SECRET_MIN_BYTES} bytes`,
    )
    .optional(),
  DEMO: flag.optional(),
  DEMO_QUEUE: flag.default(true),
  SMS_PROVIDER: providers('outbox', 'http', 'aliyun', 'tencent').default('outbox'),
  SMS_GATEWAY_URL: httpUrl.optional(),
  SMS_GATEWAY_TOKEN: z.string().optional(),
  SMS_CODES_PER_DAY: whole('must be a number of codes', 1).default(5000),
  SMS_ACCESS_KEY: z.string().optional(),
  SMS_SECRET_KEY: z.string().optional(),
  SMS_SIGN: z.string().optional(),
  SMS_TEMPLATES: smsTemplates.optional(),
  SMS_APP_ID: z.string().optional(),
  SMS_REGION: z.string().default('ap-guangzhou'),
  SMS_ENDPOINT: httpUrl.optional(),
  MAIL_PROVIDER: providers('outbox', 'http', 'smtp').default('outbox'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n@]{1,100}@[^\s@>]{1,100}>?$/, 'must look like Office <portal@example.gov.cn>')
    .optional(),
  MAIL_GATEWAY_URL: httpUrl.optional(),
  MAIL_GATEWAY_TOKEN: z.string().optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_AT: z
    .union(
      [z.literal('off'), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)],
      'must be a time of day such as 03:00, or off',
    )
    .default('03:00'),
  BACKUP_KEEP: whole('must be a number of backups', 1).default(7),
  CAPTCHA_ANSWER: z.string().optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a log level')
    .default('info'),
  /** Days and deadlines are Beijing's, on the server as in the browser: another zone is refused, not ignored. */
  TZ_NAME: z
    .literal(TIME_ZONE, `must be ${TIME_ZONE}, in which all days and deadlines are counted`)
    .optional(),
  DECISION_HOLD_SECONDS: whole('must be a number of seconds up to 600', 0, 600).default(HOLD_SECONDS),
  LEAVE_SECONDS: whole('must be a number of seconds up to 60', 0, 60).default(0),
  REGISTRATION_REVIEW: flag.default(false),
  TRUST_PROXY: z.string().optional(),
  PUBLIC_URL: httpUrl.optional(),
  API_DOCS: z.enum(['public', 'signed-in'], 'must be public or signed-in').default('public'),
  PORTAL_DIR: z.string().optional(),
  PORTAL_PWA: flag.optional(),
  PORTAL_ANALYTICS: z
    .enum(ANALYTICS_SERVICES, `must be one of ${ANALYTICS_SERVICES.join(', ')}`)
    .default('own'),
  PORTAL_ANALYTICS_ID: z.string().optional(),
});
type Variables = z.infer<typeof variables>;

interface HttpGateway {
  kind: 'http';
  url: string;
  token: string | null;
}

export interface CloudSms {
  kind: 'aliyun' | 'tencent';
  /** Without a slash at the end. */
  endpoint: string;
  accessKey: string;
  secretKey: string;
  /** The name that the provider puts before each text. */
  sign: string;
  templates: Record<string, SmsTemplate>;
  /** Tencent's. */
  appId: string;
  region: string;
}

export interface SmtpSettings {
  kind: 'smtp';
  url: string;
  from: string;
}

export type Gateway = HttpGateway | CloudSms | SmtpSettings;

export type FileStoreSettings =
  | { kind: 'disk'; directory: string }
  | {
      kind: 's3';
      endpoint: string;
      bucket: string;
      region: string | null;
      accessKey: string;
      secretKey: string;
    };

/** Backups that the portal makes every night by itself. */
export interface BackupSettings {
  /** Absolute. */
  directory: string;
  /** HH:mm in Beijing. */
  at: string;
  keep: number;
}

export interface Env {
  isProduction: boolean;
  host: string;
  port: number;
  /** Absolute. */
  dataDir: string;
  /** null: the embedded database. */
  databaseUrl: string | null;
  fileStore: FileStoreSettings;
  /** The virus scanner, clamd. `holdsSubmission`: what is filed waits for its verdict on each file. */
  scanner: { address: string; holdsSubmission: boolean } | null;
  /** Without the variable: read from the data directory when it is first asked for, which has to be open by then. */
  readonly jwtSecret: string;
  /** null: none are made. */
  backup: BackupSettings | null;
  demo: boolean;
  /** With the demo: filings of other companies that wait for its offices. */
  demoQueue: boolean;
  /** null: one JSON file per message in DATA_DIR/outbox. */
  smsGateway: Gateway | null;
  mailGateway: Gateway | null;
  /** SMS codes that the whole portal sends in 24 hours, at most. */
  smsCodesPerDay: number;
  /** Fixes the captcha's answer for automated tests. */
  captchaAnswer: string | null;
  logLevel: Variables['LOG_LEVEL'];
  /** Seconds in which a decision of the portal's desk can be taken back; 0: it is carried out at once. */
  holdSeconds: number;
  /** How long a process that was told to end serves on, while it says that it is not ready. */
  leaveMs: number;
  /** New companies wait for an administrator before they can submit. */
  registrationReview: boolean;
  /** Addresses of reverse proxies whose X-Forwarded-For is believed. */
  trustProxy: string | null;
  /** The portal's address, without a slash at the end, as documents print it; null: nothing is printed. */
  publicUrl: string | null;
  /** The readers of the API's description. */
  apiDocs: 'public' | 'signedIn';
  /** The directory of the built portal; null: beside this server. */
  portalDir: string | null;
  portal: DeployedSettings;
}

export class EnvironmentError extends Error {
  constructor(readonly faults: string[]) {
    super(`The environment does not fit:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'EnvironmentError';
  }
}

const CLOUD_SMS: (keyof Variables)[] = ['SMS_ACCESS_KEY', 'SMS_SECRET_KEY', 'SMS_SIGN', 'SMS_TEMPLATES'];
const CLOUD_ENDPOINTS = {
  aliyun: 'https://dysmsapi.aliyuncs.com',
  tencent: 'https://sms.tencentcloudapi.com',
};
const isCloud = (name: string): name is keyof typeof CLOUD_ENDPOINTS => name in CLOUD_ENDPOINTS;

/** Variables that another one makes necessary. */
function missingCompanions(v: Variables): string[] {
  const needed: [boolean, string, (keyof Variables)[]][] = [
    [v.DATABASE_URL !== undefined, 'DATABASE_URL', ['JWT_SECRET']],
    [v.FILE_STORE === 's3', 'FILE_STORE=s3', ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY']],
    [v.SMS_PROVIDER === 'http', 'SMS_PROVIDER=http', ['SMS_GATEWAY_URL']],
    [isCloud(v.SMS_PROVIDER), `SMS_PROVIDER=${v.SMS_PROVIDER}`, CLOUD_SMS],
    [v.SMS_PROVIDER === 'tencent', 'SMS_PROVIDER=tencent', ['SMS_APP_ID']],
    [v.MAIL_PROVIDER === 'http', 'MAIL_PROVIDER=http', ['MAIL_GATEWAY_URL']],
    [v.MAIL_PROVIDER === 'smtp', 'MAIL_PROVIDER=smtp', ['SMTP_URL', 'MAIL_FROM']],
  ];
  return needed.flatMap(([applies, cause, names]) =>
    applies ? names.filter((name) => !v[name]).map((name) => `${name}: required with ${cause}`) : [],
  );
}

/** The numbers that these services give to a site. They become part of a script's address. */
const SITE_ID = { baidu: /^[0-9a-f]{32}$/, google: /^G-[A-Z0-9]{4,20}$/ };

function analyticsFaults({ PORTAL_ANALYTICS: service, PORTAL_ANALYTICS_ID: id = '' }: Variables): string[] {
  if (service !== 'baidu' && service !== 'google') return [];
  return SITE_ID[service].test(id)
    ? []
    : [`PORTAL_ANALYTICS_ID: must be the number of the site at ${service}`];
}

function productionRefusals(v: Variables, demo: boolean): string[] {
  if (v.NODE_ENV !== 'production') return [];
  return [
    ...(demo ? ['DEMO: demo accounts are refused with NODE_ENV=production, set DEMO=off'] : []),
    ...(v.CAPTCHA_ANSWER
      ? ['CAPTCHA_ANSWER: a fixed captcha answer is refused with NODE_ENV=production']
      : []),
  ];
}

const withoutSlash = (url: string): string => url.replace(/(?<!\/)\/+$/, '');

function smsGateway(v: Variables): Gateway | null {
  const { SMS_PROVIDER: kind, SMS_GATEWAY_URL: url, SMS_GATEWAY_TOKEN: token } = v;
  if (kind === 'http') return { kind, url: url ?? '', token: token ?? null };
  if (!isCloud(kind)) return null;
  return {
    kind,
    endpoint: withoutSlash(v.SMS_ENDPOINT ?? CLOUD_ENDPOINTS[kind]),
    accessKey: v.SMS_ACCESS_KEY ?? '',
    secretKey: v.SMS_SECRET_KEY ?? '',
    sign: v.SMS_SIGN ?? '',
    templates: v.SMS_TEMPLATES ?? {},
    appId: v.SMS_APP_ID ?? '',
    region: v.SMS_REGION,
  };
}

function mailGateway(v: Variables): Gateway | null {
  const { MAIL_PROVIDER: kind, MAIL_GATEWAY_URL: url, MAIL_GATEWAY_TOKEN: token } = v;
  if (kind === 'http') return { kind, url: url ?? '', token: token ?? null };
  return kind === 'smtp' ? { kind, url: v.SMTP_URL ?? '', from: v.MAIL_FROM ?? '' } : null;
}

function fileStore(v: Variables, dataDir: string): FileStoreSettings {
  if (v.FILE_STORE === 'disk') return { kind: 'disk', directory: join(dataDir, 'files') };
  return {
    kind: 's3',
    endpoint: v.S3_ENDPOINT ?? '',
    bucket: v.S3_BUCKET ?? '',
    region: v.S3_REGION ?? null,
    accessKey: v.S3_ACCESS_KEY ?? '',
    secretKey: v.S3_SECRET_KEY ?? '',
  };
}

/** A server's database has backups of its own; the embedded one would have none. */
function backup(v: Variables, dataDir: string): BackupSettings | null {
  const isAsked = v.BACKUP_DIR !== undefined || v.DATABASE_URL === undefined;
  if (v.BACKUP_AT === 'off' || !isAsked) return null;
  const directory = v.BACKUP_DIR ? resolve(v.BACKUP_DIR) : join(dataDir, BACKUPS);
  return { directory, at: v.BACKUP_AT, keep: v.BACKUP_KEEP };
}

/** Arguments of the command. `beginNew` moves aside what does not fit in DATA_DIR, and begins a new portal. */
export function readArguments(given: string[]): { beginNew: boolean } {
  const unknown = given.filter((argument) => argument !== '--new');
  if (unknown.length > 0)
    throw new EnvironmentError(unknown.map((argument) => `${argument}: unknown, the only argument is --new`));
  return { beginNew: given.length > 0 };
}

/** Throws EnvironmentError with a line per fault. An empty variable counts as one that is not set. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(set);
  if (!parsed.success) {
    throw new EnvironmentError(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    );
  }
  const v = parsed.data;
  const demo = v.DEMO ?? v.DATABASE_URL === undefined;
  const faults = [...missingCompanions(v), ...analyticsFaults(v), ...productionRefusals(v, demo)];
  if (faults.length > 0) throw new EnvironmentError(faults);

  const dataDir = resolve(v.DATA_DIR);
  return {
    isProduction: v.NODE_ENV === 'production',
    host: v.HOST,
    port: v.PORT,
    dataDir,
    databaseUrl: v.DATABASE_URL ?? null,
    fileStore: fileStore(v, dataDir),
    scanner: v.SCANNER ? { address: v.SCANNER, holdsSubmission: v.SCAN_BEFORE_SUBMIT } : null,
    get jwtSecret() {
      v.JWT_SECRET ??= keptSecret(dataDir);
      return v.JWT_SECRET;
    },
    backup: backup(v, dataDir),
    demo,
    demoQueue: demo && v.DEMO_QUEUE,
    smsGateway: smsGateway(v),
    smsCodesPerDay: v.SMS_CODES_PER_DAY,
    mailGateway: mailGateway(v),
    captchaAnswer: v.CAPTCHA_ANSWER ?? null,
    logLevel: v.LOG_LEVEL,
    holdSeconds: v.DECISION_HOLD_SECONDS,
    leaveMs: v.LEAVE_SECONDS * 1_000,
    registrationReview: v.REGISTRATION_REVIEW,
    trustProxy: v.TRUST_PROXY ?? null,
    publicUrl: v.PUBLIC_URL ? withoutSlash(v.PUBLIC_URL) : null,
    apiDocs: v.API_DOCS === 'public' ? 'public' : 'signedIn',
    portalDir: v.PORTAL_DIR ? resolve(v.PORTAL_DIR) : null,
    portal: {
      pwa: v.PORTAL_PWA ?? false,
      analytics: { service: v.PORTAL_ANALYTICS, id: v.PORTAL_ANALYTICS_ID ?? null },
    },
  };
}
