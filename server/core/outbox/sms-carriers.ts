/** SMS by the interfaces of Alibaba Cloud and Tencent Cloud, which send templates that they have approved. */
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { CloudSms, SmsTemplate } from '../env/senders';
import { GATEWAY_TIMEOUT_MS, type MessageCarrier, MessageRefused } from './carriers';
import type { DueMessage } from './outbox-store';

/** The template of an occasion; else the one for codes, or for everything else. */
function findTemplate({ templates }: CloudSms, { scene, code }: DueMessage): SmsTemplate {
  const found = templates[scene] ?? templates[code === undefined ? 'notice' : 'code'];
  if (!found) throw new MessageRefused(`SMS_TEMPLATES has no template for ${scene}`);
  return found;
}

const getParameter = (
  { code, title, about, text }: DueMessage,
  name: SmsTemplate['params'][number],
): string => ({ code, title: title?.zh ?? text, about, text })[name] ?? '';

async function postToSmsService(
  url: string,
  headers: Record<string, string>,
  body?: string,
): Promise<unknown> {
  const signal = AbortSignal.timeout(GATEWAY_TIMEOUT_MS);
  const answer = await fetch(url, { method: 'POST', headers, signal, ...(body !== undefined && { body }) });
  const text = await answer.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`the gateway answered ${answer.status}`);
  }
}

/** Prefix of error codes about one number or text; ALIYUN_ACCOUNT lists codes with this prefix that concern the account. */
const ALIYUN_MESSAGE = 'isv.';
const ALIYUN_ACCOUNT =
  /^isv\.(AMOUNT_NOT_ENOUGH|OUT_OF_SERVICE|ACCOUNT_|PRODUCT_|SMS_SIGNATURE_|DENY_IP|DAY_LIMIT_CONTROL|MONTH_LIMIT_CONTROL)/;
const aliyunAnswer = z.object({ Code: z.string() });

export const createAliyunCarrier =
  (settings: CloudSms): MessageCarrier =>
  async (message) => {
    const { id, params } = findTemplate(settings, message);
    const values = Object.fromEntries(params.map((name) => [name, getParameter(message, name)]));
    const query = formatAliyunQuery({
      PhoneNumbers: message.to,
      SignName: settings.sign,
      TemplateCode: id,
      TemplateParam: JSON.stringify(values),
      OutId: message.id,
    });
    const headers = {
      host: new URL(settings.endpoint).host,
      'x-acs-action': 'SendSms',
      'x-acs-version': '2017-05-25',
      'x-acs-date': new Date().toISOString().replace(/\.\d+/, ''),
      'x-acs-signature-nonce': randomUUID(),
      'x-acs-content-sha256': createHash('sha256').digest('hex'),
    };
    const authorization = createAliyunAuthorization(settings, query, headers);
    const { Code: code } = aliyunAnswer.parse(
      await postToSmsService(`${settings.endpoint}/?${query}`, { ...headers, authorization }),
    );
    if (code === 'OK') return;
    const isOfMessage = code.startsWith(ALIYUN_MESSAGE) && !ALIYUN_ACCOUNT.test(code);
    throw isOfMessage ? new MessageRefused(code) : new Error(`the gateway answered ${code}`);
  };

/** Error codes of a message that concern the account. */
const TENCENT_ACCOUNT = /InsufficientBalance|^(UnauthorizedOperation|AuthFailure|InternalError|RequestLimit)/;
const tencentAnswer = z.object({
  Response: z.object({
    Error: z.object({ Code: z.string() }).optional(),
    SendStatusSet: z.array(z.object({ Code: z.string() })).optional(),
  }),
});

/** Adds the country code +86, which numbers within China omit. */
const formatInternational = (number: string): string => (number.startsWith('+') ? number : `+86${number}`);

export const createTencentCarrier =
  (settings: CloudSms): MessageCarrier =>
  async (message) => {
    const { id, params } = findTemplate(settings, message);
    const body = JSON.stringify({
      PhoneNumberSet: [formatInternational(message.to)],
      SmsSdkAppId: settings.appId,
      SignName: settings.sign,
      TemplateId: id,
      TemplateParamSet: params.map((name) => getParameter(message, name)),
      SessionContext: message.id,
    });
    const at = new Date();
    const signed = {
      'content-type': 'application/json; charset=utf-8',
      host: new URL(settings.endpoint).host,
    };
    const headers = {
      ...signed,
      authorization: createTencentAuthorization(settings, { service: 'sms', headers: signed, body, at }),
      'x-tc-action': 'SendSms',
      'x-tc-version': '2021-01-11',
      'x-tc-timestamp': String(Math.floor(at.getTime() / 1000)),
      'x-tc-region': settings.region,
    };
    const { Response: said } = tencentAnswer.parse(
      await postToSmsService(`${settings.endpoint}/`, headers, body),
    );
    if (said.Error) throw new Error(`the gateway answered ${said.Error.Code}`);
    const code = said.SendStatusSet?.[0]?.Code;
    if (code === 'Ok') return;
    throw !code || TENCENT_ACCOUNT.test(code)
      ? new Error(`the gateway answered ${code}`)
      : new MessageRefused(code);
  };

/** Helpers for request signatures, as the providers specify them. */
const computeSha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const computeHmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

interface Keys {
  accessKey: string;
  secretKey: string;
}

const formatCanonicalHeaders = (headers: Record<string, string>) => {
  const names = Object.keys(headers).sort();
  return { list: names.map((name) => `${name}:${headers[name]}\n`).join(''), names: names.join(';') };
};

/** ACS3-HMAC-SHA256 of Alibaba Cloud: every header, and the query in its canonical form. */
export function createAliyunAuthorization(
  { accessKey, secretKey }: Keys,
  query: string,
  headers: Record<string, string>,
): string {
  const { list, names } = formatCanonicalHeaders(headers);
  const request = ['POST', '/', query, list, names, headers['x-acs-content-sha256']].join('\n');
  const signature = computeHmac(secretKey, `ACS3-HMAC-SHA256\n${computeSha256(request)}`).toString('hex');
  return `ACS3-HMAC-SHA256 Credential=${accessKey},SignedHeaders=${names},Signature=${signature}`;
}

/** Percent-encodes all but unreserved characters. */
const encodeValue = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);

export const formatAliyunQuery = (values: Record<string, string>): string =>
  Object.keys(values)
    .sort()
    .map((name) => `${encodeValue(name)}=${encodeValue(values[name] ?? '')}`)
    .join('&');

/** TC3-HMAC-SHA256 of Tencent Cloud: signs the given headers and the body of a POST. */
export function createTencentAuthorization(
  { accessKey, secretKey }: Keys,
  {
    service,
    headers,
    body,
    at,
  }: { service: string; headers: Record<string, string>; body: string; at: Date },
): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const day = at.toISOString().slice(0, 10);
  const scope = `${day}/${service}/tc3_request`;
  const { list, names } = formatCanonicalHeaders(headers);
  const request = ['POST', '/', '', list, names, computeSha256(body)].join('\n');
  const toSign = ['TC3-HMAC-SHA256', seconds, scope, computeSha256(request)].join('\n');
  const key = [day, service, 'tc3_request'].reduce<string | Buffer>(computeHmac, `TC3${secretKey}`);
  const signature = computeHmac(key, toSign).toString('hex');
  return `TC3-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
}
