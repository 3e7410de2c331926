import assert from 'node:assert/strict';
import { paths } from '../../domain/api/paths.generated';
import { withDraft } from './drafts';
import type { TrialArea } from './row';
import { describeReply, type Target } from './target';

const injections = [
  "' or '1'='1",
  "'; drop table users; --",
  "1' and pg_sleep(5)--",
  "\\'; select pg_sleep(5); --",
  '" or ""="',
  "' union select password_hash from users --",
  '%27%20or%201=1',
  '#{7*7}',
  '{{7*7}}',
  '../../../../etc/passwd',
  '%',
  '_',
  '\\',
];

const markup = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '<svg onload=alert(1)>',
];

const json = (target: Target, body: string | Uint8Array, headers: Record<string, string> = {}) =>
  target.raw('/api/login/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: body as BodyInit,
  });

const isEnvelope = (text: string): boolean => {
  const answer = JSON.parse(text) as { code?: number; msg?: unknown };
  return typeof answer.code === 'number' && answer.msg !== undefined;
};

export const input: TrialArea = {
  title: 'Input',
  rows: [
    {
      no: 'I1',
      condition: 'SQL and template payloads in a query, a credit code, a login name and a saved text',
      expected: 'taken literally or refused; never a fault; no delay',
      async run(target) {
        const demo = await target.as('demo');
        for (const payload of injections) {
          const encoded = encodeURIComponent(payload);
          const start = Date.now();
          for (const call of [
            `${paths.users}?keyword=${encoded}`,
            `${paths.companyName}?credit_code=${encoded}`,
          ]) {
            const reply = await demo.send(call);
            assert.equal(reply.status, 200, `${call}: ${describeReply(reply)}`);
          }
          assert.ok(Date.now() - start < 4_000, `${payload} took ${Date.now() - start} ms`);
        }
        await withDraft(target, async ({ save, stored }) => {
          const text = injections.join(' ');
          assert.equal((await save({ work: { work_task: text } })).code, 200);
          assert.equal(
            (await stored()).data.work && JSON.stringify((await stored()).data).includes('drop table'),
            true,
          );
        });
        return `${injections.length} payloads`;
      },
    },
    {
      no: 'I2',
      condition: 'markup in answers and names; pages under its content policy',
      expected: 'kept as text; no inline script may run',
      async run(target) {
        await withDraft(target, async ({ save, stored }) => {
          const saved = await save({ work: { work_task: markup.join('\n') } });
          assert.equal(saved.code, 200, describeReply(saved));
          assert.match(JSON.stringify((await stored()).data), /<script>alert\(1\)<\/script>/);
        });
        const page = await target.raw('/login/login', { headers: { accept: 'text/html' } });
        const policy = page.headers.get('content-security-policy') ?? '';
        assert.match(policy, /script-src 'self'(;|$| )/);
        assert.doesNotMatch(policy.match(/script-src[^;]*/)?.[0] ?? '', /unsafe/);
        assert.match(policy, /frame-ancestors 'none'/);
        return 'stored as typed; script-src without unsafe-inline';
      },
    },
    {
      no: 'I3',
      condition: 'amounts: text, NaN, 1e308, beyond 2^53, three decimals, a thousands separator, a list',
      expected: 'refused by name; the draft is unchanged',
      async run(target) {
        return withDraft(target, async ({ save, stored, version }) => {
          for (const apply_amount of ['12', 'NaN', 1e308, 2 ** 53 + 2, 12.345, '1,234.56', [1], {}]) {
            const reply = await save({ apply: { apply_amount } });
            assert.ok(reply.status === 200 && reply.code !== 200, `${apply_amount}: ${describeReply(reply)}`);
          }
          assert.equal((await stored()).version, version);
          return '8 refused';
        });
      },
    },
    {
      no: 'I4',
      condition:
        'JSON nested 10,000 deep, cut off, with bytes behind it, UTF-16, a wrong or missing type, compressed',
      expected: '400, 413 or 415 in the envelope, never a fault',
      async run(target) {
        const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
        const answers = [
          await json(target, deep),
          await json(target, '{"username": "a"'),
          await json(target, '{}{}'),
          await json(target, new Uint8Array(Buffer.from('{"username":"a"}', 'utf16le'))),
          await json(target, '{}', { 'content-type': 'text/plain' }),
          await json(target, '{}', { 'content-encoding': 'gzip' }),
        ];
        for (const { status, text } of answers) {
          assert.ok([400, 413, 415].includes(status), `${status} ${text.slice(0, 80)}`);
          assert.ok(isEnvelope(text));
        }
        return answers.map(({ status }) => status).join(' ');
      },
    },
    {
      no: 'I5',
      condition: 'a body of 100,000 unknown keys, and rows far beyond the form’s limit',
      expected: 'refused before anything is computed; the answer lists few faults',
      async run(target) {
        return withDraft(target, async ({ save, stored, version }) => {
          const keys = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k${i}`, 1]));
          const rows = Array.from({ length: 200_001 }, () => ({}));
          const seen: string[] = [];
          for (const data of [keys, { work: keys }, { pay_records: rows }]) {
            const start = Date.now();
            const reply = await save(data);
            const ms = Date.now() - start;
            assert.ok(reply.status < 500 && reply.code !== 200, describeReply(reply));
            assert.ok(JSON.stringify(reply).length < 100_000, 'the answer repeats the attack');
            seen.push(`${ms} ms`);
          }
          assert.equal((await stored()).version, version);
          return seen.join(', ');
        });
      },
    },
    {
      no: 'I6',
      condition: 'null or a text where rows are expected, a list where a section is',
      expected: 'refused by name, never a fault',
      async run(target) {
        return withDraft(target, async ({ save }) => {
          const shapes = [
            { pay_records: 'rows' },
            { pay_records: [1] },
            { work: [] },
            { work: 'text' },
            [],
            'text',
            null,
          ];
          for (const data of shapes) {
            const reply = await save(data as object);
            assert.ok(reply.status === 200 && (reply.code !== 200 || data === null), describeReply(reply));
          }
          return `${shapes.length} shapes`;
        });
      },
    },
    {
      no: 'I7',
      condition: 'line breaks and direction overrides in names of users, in a login, in a file name',
      expected: 'refused with a sentence; nothing splits a header or a log line',
      async run(target) {
        const owner = await target.as('demo');
        const names = ['张三\r\nSet-Cookie: a=1', '张三\u202e管理员', '\u0000', 'a\u001bb'];
        for (const name of names) {
          const body = {
            username: `u${Date.now()}`,
            name,
            phone: '13711112222',
            role: 'viewer',
            programs: [],
          };
          const reply = await owner.send(paths.createUser, body);
          assert.ok(
            reply.status < 500 && reply.code !== 200,
            `${JSON.stringify(name)}: ${describeReply(reply)}`,
          );
        }
        const login = await target.anonymous().send(paths.login, { username: 'a\r\nb: c', password: 'x' });
        assert.ok(login.status < 500);
        return `${names.length} names refused`;
      },
    },
    {
      no: 'I8',
      condition: 'a reversed text, a line break and an invisible character in a one-line answer of a form',
      expected: 'what turns round is refused; the others are taken out, and nothing else changes',
      async run(target) {
        return withDraft(target, async ({ save, stored, version }) => {
          const turned = await save({ talent: { talent_name: '李\u202e四' } });
          assert.notEqual(turned.code, 200);
          const pasted = await save(
            { talent: { talent_name: '李\u200b四', talent_school: '北京\n大学' } },
            version,
          );
          assert.equal(pasted.code, 200, describeReply(pasted));
          const talent = (await stored()).data.talent as Record<string, unknown>;
          assert.equal(talent.talent_name, '李四');
          assert.doesNotMatch(String(talent.talent_school), /\n/);
          return describeReply(turned);
        });
      },
    },
    {
      no: 'I9',
      condition: 'names that people have: 𠮷, Arabic, Uyghur ·, an apostrophe, "null"',
      expected: 'stored exactly',
      async run(target) {
        return withDraft(target, async ({ save, stored, version }) => {
          let seen = version;
          const names = ['𠮷田', 'محمد', 'ئەلى', '阿卜杜拉·买买提', "O'Brien", 'null'];
          for (const talent_name of names) {
            const reply = await save({ talent: { talent_name } }, seen);
            assert.equal(reply.code, 200, `${talent_name}: ${describeReply(reply)}`);
            seen = reply.data.version;
            const { data } = await stored();
            assert.equal((data.talent as Record<string, unknown>).talent_name, talent_name);
          }
          return `${names.length} names`;
        });
      },
    },
    {
      no: 'I10',
      condition:
        'a query parameter given twice, a broken escape, a 20 kB address, an unknown path and method',
      expected: '400, 404, 405, 414 or 431 or -1 in the envelope; never a fault, never HTML for an API',
      async run(target) {
        const demo = await target.as('demo');
        const authorization = `JWT ${demo.access}`;
        const [, usersPath = ''] = paths.users.split(' ');
        const ask = (path: string, method = 'GET') =>
          target.raw(path, { method, headers: { authorization } });
        const answers = [
          await ask(`${usersPath}?sorter=name&sorter=username`),
          await ask(`${usersPath}?current=1&current=2`),
          await ask('/api/%'),
          await ask(`${usersPath}?keyword=${'x'.repeat(20_000)}`),
          await ask('/api/v1.0/no/such/call'),
          await ask(usersPath, 'PATCH'),
        ];
        for (const { status, text } of answers) {
          assert.ok(status < 500, `${status}`);
          assert.ok(isEnvelope(text), text.slice(0, 80));
          assert.notEqual((JSON.parse(text) as { code: number }).code, 200);
        }
        return answers.map(({ status }) => status).join(' ');
      },
    },
    {
      no: 'I11',
      condition:
        'two Content-Length, a negative one, Transfer-Encoding beside it, no Host, a broken first line',
      expected: '400 in the envelope; the next request is answered',
      async run(target) {
        const { host } = new URL(target.url);
        const requests = [
          `POST /api/login/ HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
          `POST /api/login/ HTTP/1.1\r\nHost: ${host}\r\nContent-Length: -1\r\n\r\n{}`,
          `POST /api/login/ HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
          'GET /api/health HTTP/1.1\r\n\r\n',
          'NONSENSE\r\n\r\n',
        ];
        for (const request of requests) {
          const answer = await target.wire(request, 3_000);
          assert.match(answer, /^HTTP\/1\.1 4\d\d /, request.slice(0, 60));
        }
        assert.equal((await target.raw('/api/health')).status, 200);
        return `${requests.length} requests, 4xx each`;
      },
    },
    {
      no: 'I12',
      condition: 'a redirect out of the portal after signing in',
      expected: 'not followed',
      shownBy: { file: 'tests/e2e/sign-in.spec.ts', title: 'refuses to follow redirect=' },
    },
    {
      no: 'I13',
      condition: 'formulas in exported tables: = + - @ and their full-width forms',
      expected: 'exported as text',
      shownBy: {
        file: 'src/filling/spreadsheet/book.test.ts',
        title: 'write texts as texts, whatever they begin with',
      },
    },
    {
      no: 'I14',
      condition: '128 kB of the worst input for every regular expression of server and rules',
      expected: 'linear time',
      shownBy: { file: 'scripts/support/regexes.test.ts', title: 'is done with 128 kB of anything' },
    },
  ],
};
