import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { paths } from '../../domain/api/paths.generated';
import { PDF } from '../support/server/upload-client';
import { formatOneCall, SAVE, withDraft } from './drafts';
import type { TrialArea } from './row';
import { describeReply, type Target, withSubUser } from './target';

const oddIds = ['0', '-1', '1.5', '1e3', '%00', '..%2F1', '9'.repeat(20), "1' or '1'='1", '中文', 'null'];

/** Every call of the description with an id in its path. */
async function callsWithId(target: Target): Promise<string[]> {
  const admin = await target.as('admin');
  const { text } = await target.raw('/api/docs/json', { headers: { authorization: `JWT ${admin.access}` } });
  const described = JSON.parse(text) as { paths: Record<string, Record<string, object>> };
  return Object.entries(described.paths)
    .filter(([path]) => path.includes('{id}'))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
}

const bodyOf = (call: string) => (/^(POST|PUT|PATCH)/.test(call) ? { version: 1, data: {} } : undefined);

export const rights: TrialArea = {
  title: 'Rights',
  rows: [
    {
      no: 'R1',
      condition: 'every call with an id, with an id that is none',
      expected: 'refused with 200/208 or -1, never a fault, never a record',
      async run(target) {
        const calls = await callsWithId(target);
        const owner = await target.as('demo');
        for (const call of calls) {
          const id = oddIds[calls.indexOf(call) % oddIds.length] ?? '0';
          const at = call.replace('{id}', encodeURIComponent(decodeURIComponent(id)));
          const reply = await owner.send(at, bodyOf(call));
          assert.ok(
            [200, 415].includes(reply.status) && reply.code !== 200,
            `${at}: ${describeReply(reply)}`,
          );
        }
        return `${calls.length} calls`;
      },
    },
    {
      no: 'R2',
      condition: 'the id of another company’s draft: read, save, submit, drop, copy, log, document',
      expected: '208 "record not found", the same as for an id that does not exist; the draft is unchanged',
      async run(target) {
        return withDraft(target, async ({ id, version, stored }) => {
          const stranger = await target.as('demo');
          const calls = [
            formatOneCall('{id}'),
            paths.deleteDraft,
            paths.copyFiling,
            paths.receipt,
            paths.logFile,
          ];
          for (const call of calls) {
            const foreign = await stranger.send(call.replace('{id}', id), bodyOf(call));
            const missing = await stranger.send(call.replace('{id}', randomUUID()), bodyOf(call));
            assert.deepEqual(foreign, missing, call);
            assert.equal(foreign.code, 208);
          }
          const saved = await stranger.send(SAVE, { id, version, action: 'save', data: {} });
          assert.equal(saved.code, 208);
          assert.equal((await stored()).version, version);
          return `${calls.length + 1} calls`;
        });
      },
    },
    {
      no: 'R3',
      condition: 'company_id, user_id, role and status added to lists and bodies',
      expected: 'own rows only; nothing set that may not be set',
      async run(target) {
        const client = await target.as('other');
        const own = await client.must<{ company: { id: string } }>(paths.currentUser);
        const demo = await (await target.as('demo')).must<{ company: { id: string } }>(paths.currentUser);
        const path = `${paths.reportInfo}?company_id=${demo.company.id}&user_id=1`;
        const plain = await client.must<{ total: number }>(paths.reportInfo);
        const reply = await client.send<{ total: number }>(path);
        if (reply.code === 200) assert.equal(reply.data.total, plain.total);
        const users = await client.send(`${paths.users}?company_id=${demo.company.id}`);
        assert.ok(!JSON.stringify(users.data).includes(demo.company.id), 'accounts of another company');
        assert.notEqual(own.company.id, demo.company.id);
        return describeReply(reply);
      },
    },
    {
      no: 'R4',
      condition: 'a viewer makes, resets and deletes accounts, and reads the office’s queue',
      expected: '208 naming the missing right',
      async run(target) {
        const viewer = await target.as('demo.viewer');
        const calls: [string, object?][] = [
          [paths.batchDelete, { ids: [randomUUID()] }],
          [paths.batchResetPassword, { ids: [randomUUID()] }],
          [paths.resetPassword, { id: randomUUID() }],
          [paths.createUser, {}],
          [paths.reviewQueue],
          [SAVE, { action: 'save', data: {} }],
        ];
        for (const [call, body] of calls) {
          const reply = await viewer.send(call, body);
          assert.deepEqual([reply.status, reply.code], [200, 208], call);
          assert.match(String(reply.msg), /没有.*权限/, call);
        }
        return `${calls.length} calls refused`;
      },
    },
    {
      no: 'R5',
      condition: 'marking messages as read with own, foreign, a million and broken ids',
      expected: 'own ones marked only; too many refused',
      async run(target) {
        const client = await target.as('other');
        const many = Array.from({ length: 30_000 }, () => randomUUID());
        const refused = await client.send(paths.batchRead, { message_ids: many });
        assert.notEqual(refused.code, 200);
        const odd = await client.send(paths.batchRead, { message_ids: [randomUUID(), '1', null] });
        assert.ok(odd.status === 200, describeReply(odd));
        return describeReply(refused);
      },
    },
    {
      no: 'R6',
      condition: 'deleting oneself and the company’s last owner in a batch',
      expected: 'refused with a reason each; the account lives',
      async run(target) {
        const owner = await target.as('demo');
        const { id } = await owner.must<{ id: string }>(paths.currentUser);
        const reply = await owner.must<{ done: string[]; refused: { id: string }[] }>(paths.batchDelete, {
          ids: [id, id, randomUUID()],
        });
        assert.deepEqual(reply.done, []);
        await owner.must(paths.currentUser);
        return `${reply.refused.length} refused`;
      },
    },
    {
      no: 'R7',
      condition: 'a file of another company by its id and by a guessed address; a token in the address',
      expected: 'not found; a token in the address opens nothing',
      async run(target) {
        const other = await target.as('other');
        const form = new FormData();
        form.append('file', new Blob([new Uint8Array(PDF)]), '样例.pdf');
        const { id } = await other.must<{ id: string }>(paths.uploadFile, form);
        const demo = await target.as('demo');
        const foreign = await demo.send(paths.file.replace('{id}', id));
        assert.deepEqual(foreign, await demo.send(paths.file.replace('{id}', randomUUID())));
        const path = paths.file.replace('GET ', '').replace('{id}', id);
        const inAddress = await target.raw(`${path}?token=${other.access}&access=${other.access}`);
        assert.equal(inAddress.status, 401);
        for (const guess of [`/files/${id}`, `/data/files/${id}`, '/api/../data/jwt-secret'])
          assert.ok(!(await target.raw(guess)).text.includes('%PDF'), guess);
        return describeReply(foreign);
      },
    },
    {
      no: 'R8',
      condition: 'a one-time password used for anything but setting an own one',
      expected: '208: set a password first',
      async run(target) {
        return withSubUser(target, async ({ id, username }) => {
          const owner = await target.as('demo');
          const { password } = await owner.must<{ password: string }>(paths.resetPassword, { id });
          const client = await target.anonymous().signIn(username, password);
          const reply = await client.send(paths.reportInfo);
          assert.equal(reply.code, 208);
          return describeReply(reply);
        });
      },
    },
    {
      no: 'R9',
      condition: 'every call with every role, every kind of object of another company',
      expected: 'the table of rights',
      shownBy: { file: 'tests/contract/permissions.test.ts', title: 'are allowed where the table says so' },
    },
    {
      no: 'R10',
      condition: 'the submission of somebody’s draft, of a submitted one, of another program’s',
      expected: '208; nothing changes',
      shownBy: {
        file: 'tests/contract/rights.test.ts',
        title: 'return for an id of another company byte for byte',
      },
    },
  ],
};
