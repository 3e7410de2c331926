import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { paths } from '../../domain/api/paths.generated';
import type { ApiClient } from '../support/server/api-client';
import type { TrialArea } from './row';
import { describeReply, type Target, withSubUser } from './target';

const PROTECTED = paths.currentUser.split(' ')[1] ?? '';

/** The status of a protected call with this Authorization header. */
async function statusWith(target: Target, authorization: string): Promise<number> {
  const { status, text } = await target.raw(PROTECTED, { headers: { authorization } });
  const { code } = JSON.parse(text) as { code: number };
  assert.equal(code, status === 200 ? 200 : -1);
  return status;
}

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The token with its claims changed, signed with a key that is not the server's. */
function forged(token: string, claims: object, alg = 'HS256'): string {
  const [, payload = ''] = token.split('.');
  const known = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const unsigned = `${base64url({ alg, typ: 'JWT' })}.${base64url({ ...known, ...claims })}`;
  if (alg === 'none') return `${unsigned}.`;
  return `${unsigned}.${createHmac('sha256', 'guess').update(unsigned).digest('base64url')}`;
}

const accessOf = (client: ApiClient): string => client.access ?? '';

const odd: unknown[] = [
  { username: { $ne: 1 }, password: { $ne: 1 } },
  { username: [], password: [] },
  { username: 1, password: 2 },
  { username: null, password: null },
  { username: 'admin', password: 'x', __proto__: { role: 'administrator' } },
  [],
  'text',
  7,
];

export const signIn: TrialArea = {
  title: 'Sign-in',
  rows: [
    {
      no: 'S1',
      condition: 'a protected call without Authorization',
      expected: '401, -1, "not authenticated"',
      async run(target) {
        const reply = await target.anonymous({ 'accept-language': 'en' }).send(paths.currentUser);
        assert.deepEqual([reply.status, reply.code, reply.msg], [401, -1, 'not authenticated']);
        return describeReply(reply);
      },
    },
    {
      no: 'S2',
      condition: 'a good token under "Bearer", "jwt", with two blanks, alone, or cut off',
      expected: '401, -1 for each: the scheme is exactly "JWT "',
      async run(target) {
        const token = accessOf(await target.as('demo'));
        const forms = [
          `Bearer ${token}`,
          `jwt ${token}`,
          `JWT  ${token}`,
          token,
          'JWT ',
          'JWT',
          `JWT ${token} x`,
        ];
        for (const form of forms) assert.equal(await statusWith(target, form), 401, form.slice(0, 12));
        return `${forms.length} forms, 401 each`;
      },
    },
    {
      no: 'S3',
      condition: 'one character changed in payload or signature, algorithm none, another key',
      expected: '401, -1',
      async run(target) {
        const token = accessOf(await target.as('demo'));
        const [head, payload = '', signature = ''] = token.split('.');
        const flip = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
        const tokens = [
          [head, flip(payload), signature].join('.'),
          [head, payload, flip(signature)].join('.'),
          forged(token, {}),
          forged(token, {}, 'none'),
          forged(token, { exp: 'never' }),
          forged(token, { aud: 'another service' }),
        ];
        for (const bad of tokens) assert.equal(await statusWith(target, `JWT ${bad}`), 401);
        return `${tokens.length} tokens, 401 each`;
      },
    },
    {
      no: 'S4',
      condition: 'a token after logging out',
      expected: '403, -1, "token expired" at the next request',
      async run(target) {
        const client = await target.signIn('demo.viewer');
        await client.must(paths.logout);
        const reply = await client.send(paths.currentUser);
        assert.deepEqual([reply.status, reply.code], [403, -1]);
        return describeReply(reply);
      },
    },
    {
      no: 'S5',
      condition: 'a token after its account was deleted',
      expected: '403, -1 within a second',
      async run(target) {
        const { client, remove } = await target.subUser();
        await remove();
        const reply = await client.send(paths.currentUser);
        assert.deepEqual([reply.status, reply.code], [403, -1]);
        return describeReply(reply);
      },
    },
    {
      no: 'S6',
      condition: 'wrong password and unknown user',
      expected: 'the same answer, byte for byte',
      async run(target) {
        return withSubUser(target, async ({ username }) => {
          const password = 'wrong-password-1';
          const [wrong, unknown] = await Promise.all(
            [username, `nobody.${username}`].map((name) =>
              target.raw('/api/login/', {
                method: 'POST',
                headers: { 'content-type': 'application/json' },
                body: JSON.stringify({ username: name, password }),
              }),
            ),
          );
          assert.equal(wrong?.text, unknown?.text);
          return wrong?.text.slice(0, 60) ?? '';
        });
      },
    },
    {
      no: 'S7',
      condition: 'the body of a sign-in as objects, arrays, numbers, null, __proto__',
      expected: 'refused in the envelope, never a fault; no prototype changes',
      async run(target) {
        for (const body of odd) {
          const reply = await target.raw('/api/login/', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          });
          assert.ok([200, 400, 429].includes(reply.status), `${reply.status}`);
          assert.notEqual((JSON.parse(reply.text) as { code: number }).code, 200);
        }
        return `${odd.length} bodies refused`;
      },
    },
    {
      no: 'S8',
      condition: 'a password of 10,000 characters, and one of 4 MB',
      expected: 'refused like a wrong one, at once; 413 above the limit',
      async run(target) {
        const tryWith = (length: number) =>
          target
            .anonymous()
            .send(paths.login, { username: `nobody.${length}`, password: 'x'.repeat(length) });
        const long = await tryWith(10_000);
        const endless = await tryWith(4 * 1024 * 1024);
        assert.notEqual(long.code, 200);
        assert.equal(endless.status, 413);
        return `${describeReply(long)}; ${describeReply(endless)}`;
      },
    },
    {
      no: 'S9',
      condition: 'a code by SMS asked for without any proof, with an empty, another and a 1 MB captcha',
      expected: 'refused; nothing is sent',
      async run(target) {
        const ask = (body: object) =>
          target.anonymous().send(paths.sendSms, { phone: '13912345678', scene: 'register', ...body });
        const bodies = [
          {},
          { captcha_id: '', captcha_code: '' },
          { captcha_id: '00000000-0000-4000-8000-000000000000', captcha_code: 'AAAA' },
          { captcha_id: 'x', captcha_code: 'x'.repeat(1024 * 1024) },
        ];
        for (const body of bodies) {
          const reply = await ask(body);
          assert.ok(reply.status < 500 && reply.code !== 200, describeReply(reply));
        }
        return `${bodies.length} refused`;
      },
    },
    {
      no: 'S10',
      condition: 'a telephone number with a country code, a line break, or a list of numbers',
      expected: 'never more than one number; never a fault',
      async run(target) {
        for (const phone of ['13812345678\n13912345678', ['13812345678', '13912345678'], '138', {}]) {
          const reply = await target.anonymous().send(paths.sendSms, { phone, scene: 'register' });
          assert.ok(reply.status < 500 && reply.code !== 200, describeReply(reply));
        }
        return '4 refused';
      },
    },
    {
      no: 'S11',
      condition: 'forgotten password, and sign-in by SMS code, of a known and an unknown account',
      expected: 'the same answer',
      async run(target) {
        const ask = async (call: string, username: string) => {
          const body = { username, phone: '13812345678', sms_code: '000000', password: 'Kiwi-lamp-42' };
          const { status, code, msg } = await target.anonymous().send(call, body);
          return { status, code, msg };
        };
        const known = await ask(paths.forgetPassword, 'demo');
        assert.deepEqual(known, await ask(paths.forgetPassword, 'nobody.there'));
        assert.deepEqual(known, await ask(paths.smsLogin, 'demo'));
        assert.deepEqual(known, await ask(paths.smsLogin, 'nobody.there'));
        assert.equal(known.code, 208);
        return String(known.msg);
      },
    },
    {
      no: 'S12',
      condition: 'time of a wrong password and of an unknown user',
      expected: 'the same work',
      shownBy: {
        file: 'server/accounts/sign-in.test.ts',
        title: 'returns after as much work for an unknown name as for a wrong password',
      },
    },
    {
      no: 'S13',
      condition: 'codes by SMS: wrong five times, late, twice, for another number or purpose; floods',
      expected: 'refused; ten a day to a number, thirty an hour from an address',
      shownBy: {
        file: 'server/accounts/sms-codes.test.ts',
        title: 'accepts the code after at most five wrong tries, also parallel ones',
      },
    },
    {
      no: 'S14',
      condition: 'a session in a new tab; signed out in one of several tabs',
      expected: 'signed in; ended in all of them',
      shownBy: { file: 'tests/e2e/sign-in.spec.ts', title: 'ends in every tab on signing out' },
    },
  ],
};
