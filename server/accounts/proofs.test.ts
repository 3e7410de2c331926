import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChallengeData, ProofChallenge, SendSmsData } from '../../domain/accounts/calls';
import { paths } from '../../domain/api/paths.generated';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { deleteExpiredAccountRows } from './expired-rows-store';
import { usedProofs } from './tables';

let app: TestApp;
let next = 13955550000;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(3601));

async function challengeFor(purpose: string, level = '0'): Promise<ProofChallenge> {
  const { data } = await app.call<ChallengeData>(paths.proofChallenge, { query: { purpose, level } });
  return data.challenge;
}

const asText = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

async function solve(challenge: ProofChallenge): Promise<string> {
  return asText({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}
const proofFor = async (purpose: string, level?: string) => solve(await challengeFor(purpose, level));

const sendWith = (proof: unknown, more: object = {}) =>
  app.call<SendSmsData>(paths.sendSms, {
    body: { phone: String(next++), scene: 'register', proof, ...more },
  });
const REFUSED = {
  code: 208,
  msg: 'The security check failed or has expired. Repeat it, or use the captcha',
};

async function failedLogins(times: number) {
  for (let i = 0; i < times; i++)
    await app.call(paths.login, { body: { username: `nobody-${i}`, password: 'wrong' } });
}

describe('proofChallenge', () => {
  it('accepts a proof in place of a captcha, and stores nothing that a proxy could hold', async () => {
    const answer = await app.call<ChallengeData>(paths.proofChallenge, { query: { purpose: 'send_sms' } });
    expect(answer).toMatchObject({ code: 200, data: { expires_in: 300 } });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await sendWith(await solve(answer.data.challenge))).code).toBe(200);
  });

  it('accepts a proof once, however many requests bring it in parallel', async () => {
    const proof = await proofFor('send_sms');
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendWith(proof)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 208)).toHaveLength(4);
    expect(await sendWith(proof)).toMatchObject(REFUSED);
  });

  it('rejects a proof after five minutes, and forgets used ones after that', async () => {
    const early = await proofFor('send_sms');
    const late = await proofFor('send_sms');
    app.clock.advance(299);
    expect((await sendWith(early)).code).toBe(200);
    app.clock.advance(1);
    expect(await sendWith(late)).toMatchObject(REFUSED);
    app.clock.advance(1);
    await deleteExpiredAccountRows(app.db, app.clock.now);
    expect(await app.db.q.select().from(usedProofs)).toEqual([]);
  });

  it('rejects a proof for another purpose than its own', async () => {
    expect(await sendWith(await proofFor('login'))).toMatchObject(REFUSED);
  });

  it('rejects a proof in which anything was changed', async () => {
    const challenge = await challengeFor('login', '1');
    const solution = await solveChallenge({ challenge, deriveKey });
    const { parameters, signature } = challenge;
    const forged = [
      { ...parameters, data: { ...parameters.data, purpose: 'send_sms' } },
      { ...parameters, data: { ...parameters.data, purpose: 'send_sms', expires: 9_999_999_999 } },
      { ...parameters, keyPrefix: '00' },
    ];
    for (const changed of forged)
      expect(
        await sendWith(asText({ challenge: { parameters: changed, signature }, solution })),
      ).toMatchObject(REFUSED);
  });

  it.each([
    ['a wrong key', { counter: 3, derivedKey: 'ab'.repeat(32) }],
    ['no hexadecimal', { counter: 3, derivedKey: 'xyz' }],
    ['the prefix alone', null],
  ])('rejects without work: %s', async (_, solution) => {
    const challenge = await challengeFor('send_sms');
    const derivedKey = challenge.parameters.keyPrefix;
    expect(
      await sendWith(asText({ challenge, solution: solution ?? { counter: 0, derivedKey } })),
    ).toMatchObject(REFUSED);
  });

  it.each(['', 'x', asText(null), asText({ challenge: {} }), 'A'.repeat(9_000), 7, ['a'], { a: 1 }])(
    'rejects what is not a proof: %j',
    async (proof) => {
      expect((await sendWith(proof)).code).toBe(208);
    },
  );

  it('returns what is missing when there is neither proof nor captcha', async () => {
    const msg = 'Complete the security check first, or enter the captcha';
    expect(await sendWith(undefined)).toMatchObject({ code: 208, msg });
  });

  it('requires more work after failures of the address, twice as much with each doubling', async () => {
    const levelNow = async () => (await challengeFor('login')).parameters.data;
    const calm = await levelNow();
    expect(calm.level).toBe(0);
    await failedLogins(10);
    expect(await levelNow()).toMatchObject({ level: 1, tries: calm.tries * 2 });
    await failedLogins(10);
    expect(await levelNow()).toMatchObject({ level: 2, tries: calm.tries * 4 });
    app.clock.advance(3600);
    expect((await levelNow()).level).toBe(0);
  });

  it('does not accept an easier proof once the sign-in requires more: storing proofs is of no use', async () => {
    const early = await proofFor('login');
    await failedLogins(100);
    const signIn = (proof: string) =>
      app.call(paths.login, { body: { username: 'demo', password: 'Portal#2026', proof } });
    expect(await signIn(early)).toMatchObject({
      ...REFUSED,
      data: { captcha_required: true, proof_level: 4 },
    });
    expect((await signIn(await proofFor('login'))).code).toBe(200);
  });

  it('requires more work the more codes an address has requested', async () => {
    for (let i = 0; i < 10; i++) await sendWith(await proofFor('send_sms'));
    expect((await challengeFor('send_sms')).parameters.data.level).toBe(1);
  });

  it('returns the bounds of its level in the language of the caller', async () => {
    const ask = (level: string, language: string) =>
      app.call(paths.proofChallenge, {
        query: { purpose: 'login', level },
        headers: { 'accept-language': language },
      });
    expect(String((await ask('99', 'zh-CN')).msg)).toContain('数值不能大于');
    expect(String((await ask('-1', 'en')).msg)).toContain('must be at least 0');
  });
});
