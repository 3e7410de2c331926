import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { LogFileCheck } from '../../domain/audit/calls';
import { findLogFault, type LogFile, type LogFileLine } from '../../domain/audit/chain';
import { FilingClients } from '../../tests/support/server/filing-clients';
import { computeSha256 } from '../core/audit/chain';

let clients: FilingClients;
let id: string;
let file: LogFile;
const reviewer = { userId: randomUUID(), name: '李审核', role: 'reviewer' as const };

const take = async (token = clients.owner) =>
  clients.app.call<LogFile>(paths.logFile.replace('{id}', id), { token });
const check = (log: LogFile, token = clients.owner) =>
  clients.app.call<LogFileCheck>(paths.checkLog, { token, body: log });
const withLine = (n: number, change: Partial<LogFileLine>): LogFile => ({
  ...file,
  lines: file.lines.map((line) => (line.seq === n ? { ...line, ...change } : line)),
});
const without = (n: number): LogFile => ({ ...file, lines: file.lines.filter(({ seq }) => seq !== n) });

beforeAll(async () => {
  clients = await FilingClients.open();
});
beforeEach(async () => {
  await clients.app.restore();
  clients.owner = await clients.app.signIn('demo');
  id = await clients.submitted();
  const row = await clients.rowOf(id);
  await clients.app.audit.write({
    subjectKind: 'filing',
    subjectId: id,
    companyId: row?.companyId ?? null,
    action: 'pass_first',
    caller: reviewer,
    comment: '材料齐全',
    details: { reasons: ['complete'], note: 'not for the company' },
  });
  file = (await take()).data;
});
afterAll(() => clients.app.close());

describe('logFile and checkLog', () => {
  it('accept a downloaded log, by itself and against what the portal keeps', async () => {
    expect(file.lines.length).toBeGreaterThanOrEqual(3);
    expect(findLogFault(file, computeSha256)).toBeNull();
    const parsed = JSON.parse(JSON.stringify(file)) as LogFile;
    expect((await check(parsed)).data).toEqual({ fault: null, lines: file.count, newer: 0 });
  });

  it('prove what an official did without revealing who it was or what the offices told each other', () => {
    const last = file.lines.at(-1);
    expect(last).toMatchObject({
      action: 'pass_first',
      comment: '材料齐全',
      details: { reasons: ['complete'] },
    });
    expect(last).not.toHaveProperty('sealed');
    expect(JSON.stringify(file)).not.toMatch(/李审核|not for the company/);
    expect(JSON.stringify(file)).not.toContain(reviewer.userId);
    expect(file.lines[0]?.sealed?.actor_name).toBeTruthy();
  });

  it('return the line that was altered, left out in the middle or cut off at the end', async () => {
    const person = { ...(file.lines[0] as LogFileLine).sealed, actor_name: '别人' } as LogFileLine['sealed'];
    const cases: [LogFile, LogFileCheck['fault']][] = [
      [withLine(2, { comment: 'put in later' }), { fault: 'altered', seq: 2 }],
      [withLine(1, { at: '2020-01-01T00:00:00.000Z' }), { fault: 'altered', seq: 1 }],
      [withLine(1, person ? { sealed: person } : {}), { fault: 'altered', seq: 1 }],
      [without(2), { fault: 'missing', seq: 2 }],
      [without(1), { fault: 'missing', seq: 1 }],
      [without(file.count), { fault: 'missing', seq: file.count }],
      [
        { ...file, lines: [] },
        { fault: 'missing', seq: 1 },
      ],
    ];
    for (const [log, fault] of cases) {
      expect(findLogFault(log, computeSha256)).toEqual(fault);
      expect((await check(log)).data.fault).toEqual(fault);
    }
  });

  it('reject a file whose every hash was computed anew', async () => {
    const last = file.lines.at(-1) as LogFileLine;
    const hash = computeSha256('invented');
    const forged = { ...withLine(last.seq, { hash }), head: hash };
    expect((await check(forged)).data.fault).toEqual({ fault: 'altered', seq: last.seq });
  });

  it('return that lines were written since', async () => {
    await clients.withdraw(id);
    expect((await check(file)).data).toEqual({ fault: null, lines: file.count, newer: 1 });
  });

  it('are for those who file the program in the own company', async () => {
    const other = await clients.app.signIn('other');
    expect(await take(other)).toMatchObject({ code: 208, msg: 'record not found' });
    expect(await check(file, other)).toMatchObject({ code: 208, msg: 'record not found' });
    expect((await take(await clients.app.signIn('demo.viewer'))).code).toBe(208);
    expect(await check({ ...file, format: 'something' as LogFile['format'] })).toMatchObject({ code: -1 });
  });
});
