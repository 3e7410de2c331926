/**
 * Subject, column, filter and export of an answer over two editions that call its field and its options differently, and count in
 * other units.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Program } from '../../domain/definition';
import type { Filing } from '../../domain/filing/types';
import { findProgram } from '../../domain/programs/find';
import type { ReviewData } from '../../domain/review/calls';
import type { QueueData } from '../../domain/review/queue-calls';
import type { StatisticsData } from '../../domain/statistics/calls';
import { getSaveCall, submitSaved } from '../../tests/support/file-sample';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { openProgramPublisher, type ProgramPublisher } from '../../tests/support/server/program-publisher';
import { createWorkStore } from './work-store';

const KEY = 'digital_workshop';
const WORKSHOP = readFileSync(join(__dirname, '../../docs/guides/examples/digital-workshop.yaml'), 'utf8');
const LINES = '        - { key: lines, zh: 产线数, en: Lines, type: integer, unit: 条 }\n';
const FIRST = WORKSHOP.replace(
  '        - { key: equipment_total,',
  `${LINES}        - { key: equipment_total,`,
);

/**
 * The edition after it: level is called grade, its option of the city is called municipal, and `city` is the option of a district.
 * The name of the workshop, which identifies a filing, has another key, machines are counted in parts, ten of a machine, and lines
 * are called production lines.
 */
const SECOND = FIRST.replace("edition: '2026.1'", "edition: '2026.2'")
  .replace('{ key: lines,', '{ id: workshop.lines, key: production_lines,')
  .replace('{ key: level, zh: 申报等级', '{ id: workshop.level, key: grade, zh: 认定等级')
  .replace('subject: workshop.workshop_name', 'subject: workshop.title')
  .replace('{ key: workshop_name,', '{ id: workshop.workshop_name, key: title,')
  .replace('[ workshop_name, level ]', '[ title, grade ]')
  .replace(
    '  eligibility:',
    "  editions:\n    - { from: '2026.1', to: '2026.2', converts: { workshop.equipment_total: value * 10 } }\n  eligibility:",
  )
  .replace(
    '- { value: city,',
    '- { id: district, value: city, zh: 区级, en: District }\n      - { id: city, value: municipal,',
  );

/** The edition after that: it asks for lines no more. */
const THIRD = SECOND.replace("edition: '2026.2'", "edition: '2026.3'")
  .replace(/ {2}editions:\n.*\n/, '')
  .replace(/.*key: production_lines,.*\n/, '');

let app: TestApp;
let publisher: ProgramPublisher;
let before = '';
let after = '';

async function publish(document: string, options: { note?: string; reason?: string }): Promise<void> {
  const { code, msg, data } = await publisher.publish(document, options);
  if (code !== 200) throw new Error(`${msg} ${JSON.stringify(data)}`);
}

async function send(account: string, named: object, equipment_total: number): Promise<string> {
  const token = await app.signIn(account);
  const program = findProgram(KEY) as Program;
  const data = {
    applicant: { contact_name: '王敏' },
    workshop: {
      ...named,
      equipment_total,
      equipment_online: equipment_total,
    },
    systems: [{ system_name: 'MES', invested: 80 }],
    declaration: { agree: true },
  };
  const saved = await app.call<Filing>(getSaveCall(program), { token, body: { data } });
  const sent = await submitSaved(app, token, program, saved.data);
  if (!sent.data?.id) throw new Error(String(sent.msg));
  return sent.data.id;
}

beforeAll(async () => {
  app = await startTestApp();
  publisher = await openProgramPublisher(app);
  await publish(FIRST, { note: '首次设立' });
  const body = {
    program: KEY,
    batch_year: 2026,
    opens_at: '2026-06-01T00:00:00Z',
    closes_at: '2026-07-31T00:00:00Z',
    first_review_by: null,
    quota: 1,
    grace_minutes: 0,
    confirmed: true,
  };
  await app.call(paths.createWindow, { token: publisher.tokens.compiler, body });
  before = await send('demo', { workshop_name: '总装车间', level: 'city', lines: 4 }, 200);
  await publish(SECOND, { reason: '统一名称' });
  after = await send('other', { title: '焊装车间', grade: 'municipal', production_lines: 5 }, 300);
});
afterAll(() => app.close());

async function ask(query: Record<string, string>, language = 'zh-CN'): Promise<QueueData> {
  const search = new URLSearchParams({ program: KEY, sorter: 'submitted_at', ...query });
  const { data, msg } = await app.call<QueueData>(`${paths.reviewQueue}?${search}`, {
    token: publisher.tokens.compiler,
    headers: { 'accept-language': language },
  });
  if (!data) throw new Error(String(msg));
  return data;
}

const find = async (answers: string) => (await ask({ answers })).list.map(({ id }) => id).sort();

async function exportColumns(columns: string[], filter: object = {}): Promise<string[]> {
  const [method, url] = paths.exportFilings.split(' ') as ['POST', string];
  const payload = { format: 'csv', columns, filter: { program: KEY, ...filter } };
  const headers = { authorization: `JWT ${publisher.tokens.compiler}` };
  const reply = await app.app.inject({ method, url, payload, headers });
  return reply.body.trim().split('\r\n');
}

describe('a queue over two editions that renamed a field and an option', () => {
  it.each(['workshop.grade', 'workshop.level'])('has one column of both under %s', async (path) => {
    const { list, answer_editions } = await ask({ fields: `${path},workshop.equipment_total` });
    const answersOf = (id: string) => list.find((item) => item.id === id)?.answers;
    expect(list).toHaveLength(2);
    expect(answersOf(before)).toEqual({ [path]: '市级', 'workshop.equipment_total': '2,000' });
    expect(answersOf(after)).toEqual({ [path]: '市级', 'workshop.equipment_total': '300' });
    expect(answer_editions).toEqual({ [path]: '2026.1版名为“申报等级”' });
  });

  it('finds both by the present name, and by a saved view that uses the earlier one', async () => {
    const both = [before, after].sort();
    expect(await find('workshop.grade=municipal')).toEqual(both);
    expect(await find('workshop.level=city')).toEqual(both);
    expect(await find('workshop.grade=city')).toEqual([]);
    expect(await find('workshop.grade=province')).toEqual([]);
    expect(await find('workshop.level=city;workshop.equipment_total:250..1999')).toEqual([after]);
  });

  it('finds both by a range of the present unit', async () => {
    expect(await find('workshop.equipment_total:200..200')).toEqual([]);
    expect(await find('workshop.equipment_total:2000..2000')).toEqual([before]);
    expect(await find('workshop.equipment_total:301..')).toEqual([before]);
    expect(await find('workshop.equipment_total:..1999')).toEqual([after]);
  });

  it('lists and searches each by the name that its own edition asks for', async () => {
    const { list } = await ask({});
    expect(Object.fromEntries(list.map(({ id, subject }) => [id, subject]))).toEqual({
      [before]: '总装车间',
      [after]: '焊装车间',
    });
    expect((await ask({ keyword: '总装' })).list.map(({ id }) => id)).toEqual([before]);
    const { data } = await app.call<ReviewData>(paths.reviewFiling.replace('{id}', before), {
      token: publisher.tokens.compiler,
    });
    expect(data.subject).toBe('总装车间');
    expect(await createWorkStore(app.db).check()).toEqual({ items: 0, counters: 0 });
  });

  it('names no edition in a language that calls the field the same in both', async () => {
    expect((await ask({ fields: 'workshop.grade' }, 'en-US')).answer_editions).toEqual({});
  });

  it.each(['workshop.grade', 'workshop.level'])('exports one column of both under %s', async (path) => {
    const [head, ...rows] = await exportColumns([path, 'no'], { answers: 'workshop.level=city' });
    expect(head).toContain('认定等级（2026.1版名为“申报等级”）');
    expect(rows.map((row) => row.split(',')[0])).toEqual(['市级', '市级']);
  });

  it('counts both in one row of the statistics', async () => {
    const { data } = await app.call<StatisticsData>(`${paths.statistics}?by=program&program=${KEY}`, {
      token: publisher.tokens.compiler,
    });
    expect(data.rows.map(({ key, filings }) => [key, filings])).toEqual([[KEY, 2]]);
  });
});

describe('a queue over three editions, the last of which asks for a field no more', () => {
  beforeAll(() => publish(THIRD, { reason: '减少填报' }));

  it('lists and exports the answers of both editions before it, under the name of the latter', async () => {
    const path = 'workshop.production_lines';
    const { list, answer_editions } = await ask({ fields: `${path},workshop.equipment_total` });
    expect(Object.fromEntries(list.map(({ id, answers }) => [id, answers]))).toEqual({
      [before]: { [path]: '4', 'workshop.equipment_total': '2,000' },
      [after]: { [path]: '5', 'workshop.equipment_total': '300' },
    });
    expect(answer_editions).toEqual({ [path]: '2026.2版之后不再填报' });
    const [head, ...rows] = await exportColumns([path, 'company', 'workshop.grade']);
    expect(head).toContain('车间情况 · 产线数（2026.2版之后不再填报）');
    expect(rows.map((row) => row.split(',')[0]).sort()).toEqual(['4', '5']);
    expect(rows.map((row) => row.split(',')[2])).toEqual(['市级', '市级']);
  });

  it('keeps the subject of each', async () => {
    expect((await ask({})).list.map(({ subject }) => subject).sort()).toEqual(
      ['总装车间', '焊装车间'].sort(),
    );
  });
});
