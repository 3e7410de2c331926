import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaData, ChallengeData, LoginData, LoginRefusal } from '../../domain/accounts/calls';
import { paths } from '../../domain/api/paths.generated';
import { type ApiClient, type ApiReply, DEMO_PASSWORD } from '../support/server/api-client';
import { SAVE, withDraft } from './drafts';
import type { TrialArea } from './row';
import { describeReply, type Target, withSubUser } from './target';

/** Solves the work that stands in for a captcha, as any client can. */
async function solveFor(client: ApiClient, purpose: 'login' | 'send_sms', level = 0): Promise<string> {
  const call = `${paths.proofChallenge}?purpose=${purpose}&level=${level}`;
  const { challenge } = await client.must<ChallengeData>(call);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Someone at an address: `proof`s are solved where they are demanded. */
function personAt(target: Target, address: string) {
  const client = target.anonymous({ 'x-forwarded-for': address });
  return async (username: string, password: string, device?: string): Promise<ApiReply<LoginData>> => {
    const body = { username, password, ...(device && { device }) };
    const reply = await client.send<LoginData & LoginRefusal>(paths.login, body);
    if (reply.code === 200 || !reply.data?.captcha_required) return reply;
    const proof = await solveFor(client, 'login', reply.data.proof_level);
    return client.send(paths.login, { ...body, proof });
  };
}

const breakOffs = (host: string, access: string) => {
  const head = (call: string) => {
    const [method, path] = call.split(' ');
    return `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: JWT ${access}\r\n`;
  };
  const json = 'Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n';
  const form = 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000\r\n\r\n';
  return [
    'GET /api/he',
    head(paths.currentUser),
    `${head(SAVE)}${json}`,
    `${head(SAVE)}${json}{"action":"sa`,
    `${head(paths.uploadFile)}${form}--x\r\nContent-Disp`,
    `${head(paths.uploadFile)}${form}--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF`,
    `${head(paths.industries)}\r\n`,
    `${head('GET /api/docs/json')}\r\n`,
  ];
};

export const abuse: TrialArea = {
  title: 'Machines and abuse',
  rows: [
    {
      no: 'A1',
      condition: 'a captcha read from its bytes',
      expected: 'pixels only: a PNG without outlines or text',
      async run(target) {
        const { image } = await target.anonymous().must<CaptchaData>(paths.captcha);
        assert.match(image, /^data:image\/png;base64,/);
        const bytes = Buffer.from(image.split(',')[1] ?? '', 'base64').toString('latin1');
        assert.doesNotMatch(bytes, /tEXt|iTXt|zTXt|<svg|<path/);
        return `PNG, ${bytes.length} bytes`;
      },
    },
    {
      no: 'A2',
      condition: 'a proof of work used twice, for another purpose, altered',
      expected: 'good once, for what it was made for',
      async run(target) {
        const client = target.anonymous();
        const ask = (proof: string) =>
          client.send(paths.sendSms, { phone: '138', scene: 'register', proof, captcha_id: '' });
        const proof = await solveFor(client, 'login');
        const sms = { phone: '13912340000', scene: 'register' };
        const elsewhere = await client.send(paths.sendSms, { ...sms, proof });
        assert.notEqual(elsewhere.code, 200);
        const altered = await client.send(paths.sendSms, { ...sms, proof: `${proof.slice(0, -8)}AAAAAAAA` });
        assert.notEqual(altered.code, 200);
        assert.notEqual((await ask(proof)).code, 200);
        return describeReply(elsewhere);
      },
    },
    {
      no: 'A3',
      condition: 'a stranger guesses the password of an account twelve times from one address',
      expected:
        'that place is locked for a while; the known device of the owner signs in at once, without a question',
      ownServer: true,
      run: (target) =>
        withSubUser(target, async ({ username, password }) => {
          const owner = personAt(target, '10.1.0.1');
          const { device } = (await owner(username, password)).data;
          const stranger = personAt(target, '10.66.0.1');
          for (let i = 0; i < 12; i += 1) assert.notEqual((await stranger(username, `guess-${i}`)).code, 200);
          const locked = await stranger(username, password);
          assert.equal(locked.code, 208);
          const asked = await target
            .anonymous({ 'x-forwarded-for': '10.1.0.2' })
            .send(paths.login, { username, password, device });
          assert.equal(asked.code, 200, describeReply(asked));
          return describeReply(locked);
        }),
    },
    {
      no: 'A4',
      condition: 'a hundred failed sign-ins from one address, then the right password from there',
      expected: 'each try costs a proof; the right password with it signs in',
      shownBy: {
        file: 'server/accounts/lockout.test.ts',
        title: 'never blocks a whole address: after a hundred failures each try there costs more work',
      },
    },
    {
      no: 'A5',
      condition: 'distributed guesses at one account',
      expected: 'some six hundred a day are judged',
      shownBy: {
        file: 'server/accounts/lockout.test.ts',
        title: 'checks at most some six hundred guesses a day, from however many machines',
      },
    },
    {
      no: 'A6',
      condition: 'a filing in another company’s name and credit code',
      expected: 'kept, printed and received in the own one; the sender is told',
      async run(target) {
        return withDraft(target, async ({ save, stored }) => {
          const own = (await stored()).data.applicant_basic as Record<string, unknown> | undefined;
          const foreign = { company_name: '示例智能装备有限公司', credit_code: '91210100MA0EXAMPL7' };
          const reply = await save({ applicant_basic: foreign });
          const kept = ((await stored()).data.applicant_basic ?? {}) as Record<string, unknown>;
          assert.notEqual(kept.credit_code, foreign.credit_code, describeReply(reply));
          assert.notEqual(kept.company_name, foreign.company_name);
          return `${String(kept.company_name ?? own?.company_name)}; ${describeReply(reply)}`;
        });
      },
    },
    {
      no: 'A7',
      condition: 'the Host of a request made up, on pages and printed copies',
      expected: 'it appears nowhere',
      async run(target) {
        const { host } = new URL(target.url);
        const request = (path: string) =>
          `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`;
        for (const path of ['/', '/login/login', '/api/docs/json', '/api/v1.0/portal/settings/'])
          assert.ok(!(await target.wire(request(path))).includes('evil.example'), path);
        return `not with ${host} either`;
      },
    },
    {
      no: 'A8',
      condition: 'thirty-two clients that break off at eight places of a request',
      expected: 'the server goes on; no line at level error',
      ownServer: true,
      async run(target) {
        const { access } = await target.as('other');
        const before = target.own.log.length;
        const requests = breakOffs(new URL(target.url).host, access ?? '');
        for (const request of [...requests, ...requests, ...requests, ...requests])
          await target.wire(request, 60).catch(() => '');
        await sleep(500);
        const lines = target.own.log.slice(Math.min(before, target.own.log.length));
        assert.doesNotMatch(lines, /"level":(50|60)/, lines.slice(0, 300));
        assert.equal((await target.raw('/api/health')).status, 200);
        return `${requests.length * 4} broken off`;
      },
    },
    {
      no: 'A9',
      condition: 'what a browser is told of each page',
      expected: 'nosniff, no framing, no referrer outside, no camera, microphone or location',
      async run(target) {
        const { headers } = await target.raw('/login/login', { headers: { accept: 'text/html' } });
        assert.equal(headers.get('x-content-type-options'), 'nosniff');
        assert.match(headers.get('permissions-policy') ?? '', /geolocation=\(\)/);
        assert.match(headers.get('content-security-policy') ?? '', /object-src 'none'|default-src 'self'/);
        assert.ok(headers.get('referrer-policy'));
        return headers.get('permissions-policy')?.slice(0, 80) ?? '';
      },
    },
    {
      no: 'A10',
      condition: 'a mail gateway that hangs while a sign-in code is to go out',
      expected: 'the code goes out at once',
      shownBy: {
        file: 'server/core/outbox/lanes.test.ts',
        title: 'sends a code at once while 200 mails wait',
      },
    },
    {
      no: 'A11',
      condition: 'a thousand calls of one person at once',
      expected: 'some are told to come again (429 or 503 with Retry-After); another person’s are not',
      async run(target) {
        const { access } = await target.as('other');
        const path = paths.currentUser.split(' ')[1] ?? '';
        const ask = (token: string | null) =>
          target.raw(path, { headers: { authorization: `JWT ${token}` } });
        const flood = Array.from({ length: 1_000 }, () => ask(access));
        const another = await ask((await target.as('demo')).access);
        const replies = await Promise.all(flood);
        assert.ok(replies.every(({ status }) => [200, 429, 503].includes(status)));
        for (const { status, headers } of replies)
          if (status !== 200) assert.ok(headers.get('retry-after'), `${status} without Retry-After`);
        assert.equal(another.status, 200);
        const refused = replies.filter(({ status }) => status !== 200).length;
        return `${1_000 - refused} answered, ${refused} told to come again`;
      },
    },
    {
      no: 'A12',
      condition: 'the password of the demo account in an answer, a log line, a page',
      expected: 'nowhere',
      async run(target) {
        const demo = await target.signIn('demo.viewer');
        assert.ok(!JSON.stringify(demo.login).includes(DEMO_PASSWORD));
        if (target.isOwn) assert.ok(!target.own.log.includes(`"password":"${DEMO_PASSWORD}`));
        return 'not found';
      },
    },
  ],
};
