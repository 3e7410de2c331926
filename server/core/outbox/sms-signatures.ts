/** Signatures of the cloud interfaces that send SMS, as their providers publish them. */
import { createHash, createHmac } from 'node:crypto';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

interface Keys {
  accessKey: string;
  secretKey: string;
}

const canonical = (headers: Record<string, string>) => {
  const names = Object.keys(headers).sort();
  return { list: names.map((name) => `${name}:${headers[name]}\n`).join(''), names: names.join(';') };
};

/** ACS3-HMAC-SHA256 of Alibaba Cloud: every header, and the query in its canonical form. */
export function aliyunAuthorization(
  { accessKey, secretKey }: Keys,
  query: string,
  headers: Record<string, string>,
): string {
  const { list, names } = canonical(headers);
  const request = ['POST', '/', query, list, names, headers['x-acs-content-sha256']].join('\n');
  const signature = hmac(secretKey, `ACS3-HMAC-SHA256\n${sha256(request)}`).toString('hex');
  return `ACS3-HMAC-SHA256 Credential=${accessKey},SignedHeaders=${names},Signature=${signature}`;
}

/** Unreserved characters alone stay as they are. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);

export const aliyunQuery = (values: Record<string, string>): string =>
  Object.keys(values)
    .sort()
    .map((name) => `${encoded(name)}=${encoded(values[name] ?? '')}`)
    .join('&');

/** TC3-HMAC-SHA256 of Tencent Cloud: type and host of a POST with this body. */
export function tencentAuthorization(
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
  const { list, names } = canonical(headers);
  const request = ['POST', '/', '', list, names, sha256(body)].join('\n');
  const toSign = ['TC3-HMAC-SHA256', seconds, scope, sha256(request)].join('\n');
  const key = [day, service, 'tc3_request'].reduce<string | Buffer>(hmac, `TC3${secretKey}`);
  const signature = hmac(key, toSign).toString('hex');
  return `TC3-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
}
