import { createHmac, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../errors';
import { ACCESS_SECONDS, createTokens } from './auth';

const SECRET = 's'.repeat(48);
const userId = randomUUID();
const sessionId = randomUUID();
let now = new Date('2026-03-01T08:00:00Z');
const tokens = createTokens(SECRET, () => now);

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());

/** A token signed with the right secret, but with other claims or another header. */
function forge(claims: object, header: object = { alg: 'HS256', typ: 'JWT' }, hash = 'sha256'): string {
  const body = `${encode(header)}.${encode(claims)}`;
  return `${body}.${createHmac(hash, SECRET).update(body).digest('base64url')}`;
}

const good = () => tokens.signAccess({ userId, sessionId }).access;
const claims = () => decode(good().split('.')[1] as string);

function refusal(token: string): string {
  try {
    tokens.verifyAccess(token);
  } catch (error) {
    return (error as Problem).message;
  }
  return 'accepted';
}

describe(createTokens, () => {
  it('returns tokens that carry user and session', () => {
    expect(tokens.verifyAccess(good())).toMatchObject({ sub: userId, sid: sessionId });
  });

  it('rejects a token after its time', () => {
    const token = good();
    now = new Date(now.getTime() + ACCESS_SECONDS * 1000 - 1000);
    expect(refusal(token)).toBe('accepted');
    now = new Date(now.getTime() + 1000);
    expect(refusal(token)).toBe('token expired');
  });

  it.each([
    ['no token at all', () => 'nonsense'],
    [
      'another secret',
      () => createTokens('t'.repeat(48), () => now).signAccess({ userId, sessionId }).access,
    ],
    ['a changed claim', () => good().replace(/\.[^.]+\./, `.${encode({ ...claims(), sub: randomUUID() })}.`)],
    ['no algorithm', () => `${encode({ alg: 'none' })}.${encode(claims())}.`],
    ['another algorithm', () => forge(claims(), { alg: 'HS512', typ: 'JWT' }, 'sha512')],
    ['another audience', () => forge({ ...claims(), aud: 'somebody-else' })],
    ['another type', () => forge({ ...claims(), typ: 'refresh' })],
    ['an end that is no number', () => forge({ ...claims(), exp: String(claims().exp) })],
    ['a beginning in an hour', () => forge({ ...claims(), nbf: claims().iat + 3600 })],
  ])('rejects a token with %s', (_case, token) => {
    expect(refusal(token())).toBe('invalid token');
  });
});
