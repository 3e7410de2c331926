/** Variables of the services that send SMS and mail, and of webhooks. */
import { z } from 'zod';
import {
  type CompanionRule,
  findMissingCompanions,
  flag,
  httpUrl,
  json,
  oneOf,
  removeTrailingSlash,
  whole,
} from './variable-kinds';

/** SMS template: its id at the provider, and the message values that fill its parameters, in order. */
const smsTemplate = z.strictObject({
  id: z.string(),
  params: z.array(z.enum(['code', 'title', 'about', 'text'])),
});
export type SmsTemplate = z.infer<typeof smsTemplate>;

/** Templates by occasion; `code` and `notice` for those that have none of their own. */
const smsTemplates = json.pipe(
  z
    .record(z.string(), smsTemplate)
    .refine(({ code, notice }) => code && notice, 'must have at least the templates code and notice'),
);

export const senderVariables = z.object({
  SMS_PROVIDER: oneOf('outbox', 'http', 'aliyun', 'tencent').default('outbox'),
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
  MAIL_PROVIDER: oneOf('outbox', 'http', 'smtp').default('outbox'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n@]{1,100}@[^\s@>]{1,100}>?$/, 'must look like Office <portal@example.gov.cn>')
    .optional(),
  MAIL_GATEWAY_URL: httpUrl.optional(),
  MAIL_GATEWAY_TOKEN: z.string().optional(),
  WEBHOOK_PRIVATE: flag.default(false),
});
type Variables = z.infer<typeof senderVariables>;

interface HttpGateway {
  kind: 'http';
  url: string;
  token: string | null;
}

export interface CloudSms {
  kind: 'aliyun' | 'tencent';
  /** The address without a slash at the end. */
  endpoint: string;
  accessKey: string;
  secretKey: string;
  /** The name that the provider puts before each text. */
  sign: string;
  templates: Record<string, SmsTemplate>;
  /** Application id, for Tencent only. */
  appId: string;
  region: string;
}

export interface SmtpSettings {
  kind: 'smtp';
  url: string;
  from: string;
}

export type SenderSettings = HttpGateway | CloudSms | SmtpSettings;

export interface SenderEnv {
  /** null: one JSON file per message in DATA_DIR/outbox. */
  smsGateway: SenderSettings | null;
  mailGateway: SenderSettings | null;
  /** Webhooks may go to private addresses, and without TLS. */
  webhooksMayBePrivate: boolean;
  /** SMS codes that the whole portal sends in 24 hours, at most. */
  smsCodesPerDay: number;
}

const CLOUD_ENDPOINTS = {
  aliyun: 'https://dysmsapi.aliyuncs.com',
  tencent: 'https://sms.tencentcloudapi.com',
};
const isCloud = (name: string): name is keyof typeof CLOUD_ENDPOINTS => name in CLOUD_ENDPOINTS;

export function checkSenderEnv(v: Variables): string[] {
  const { SMS_PROVIDER: sms, MAIL_PROVIDER: mail } = v;
  const needed: CompanionRule<Variables>[] = [
    [sms === 'http', 'SMS_PROVIDER=http', ['SMS_GATEWAY_URL']],
    [isCloud(sms), `SMS_PROVIDER=${sms}`, ['SMS_ACCESS_KEY', 'SMS_SECRET_KEY', 'SMS_SIGN', 'SMS_TEMPLATES']],
    [sms === 'tencent', 'SMS_PROVIDER=tencent', ['SMS_APP_ID']],
    [mail === 'http', 'MAIL_PROVIDER=http', ['MAIL_GATEWAY_URL']],
    [mail === 'smtp', 'MAIL_PROVIDER=smtp', ['SMTP_URL', 'MAIL_FROM']],
  ];
  return findMissingCompanions(v, needed);
}

function readSmsSettings(v: Variables): SenderSettings | null {
  const { SMS_PROVIDER: kind, SMS_GATEWAY_URL: url, SMS_GATEWAY_TOKEN: token } = v;
  if (kind === 'http') return { kind, url: url ?? '', token: token ?? null };
  if (!isCloud(kind)) return null;
  return {
    kind,
    endpoint: removeTrailingSlash(v.SMS_ENDPOINT ?? CLOUD_ENDPOINTS[kind]),
    accessKey: v.SMS_ACCESS_KEY ?? '',
    secretKey: v.SMS_SECRET_KEY ?? '',
    sign: v.SMS_SIGN ?? '',
    templates: v.SMS_TEMPLATES ?? {},
    appId: v.SMS_APP_ID ?? '',
    region: v.SMS_REGION,
  };
}

function readMailSettings(v: Variables): SenderSettings | null {
  const { MAIL_PROVIDER: kind, MAIL_GATEWAY_URL: url, MAIL_GATEWAY_TOKEN: token } = v;
  if (kind === 'http') return { kind, url: url ?? '', token: token ?? null };
  return kind === 'smtp' ? { kind, url: v.SMTP_URL ?? '', from: v.MAIL_FROM ?? '' } : null;
}

export const readSenders = (v: Variables): SenderEnv => ({
  smsGateway: readSmsSettings(v),
  mailGateway: readMailSettings(v),
  smsCodesPerDay: v.SMS_CODES_PER_DAY,
  webhooksMayBePrivate: v.WEBHOOK_PRIVATE,
});
