import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths';
import type { FilingFigures } from '../../domain/calls/figures';
import { amount, type Program, type Section } from '../../domain/definition';
import type { Filing } from '../../domain/filing/types';
import { at } from '../../tests/support/at';
import { BASE } from '../../tests/support/server/filing-clients';
import { ReviewClients, reviewPrograms } from '../../tests/support/server/review-clients';

const finance = {
  key: 'finance',
  kind: 'yearly',
  title: { zh: '经营情况', en: 'Finance' },
  years: { base: ({ ctx }) => ctx.batchYear, offsets: [-2, -1] },
  indicators: [
    { key: 'affiliation_year', zh: '年度', en: 'Year', type: 'year', auto: 'reporting_year' },
    { key: 'revenue', zh: '营业收入', en: 'Revenue', recurs: 'revenue', ...amount },
  ],
} as Section;

const programs: Program[] = reviewPrograms.map((program) => ({
  ...program,
  load: async () => {
    const form = await program.load();
    return { ...form, sections: [...form.sections, finance] };
  },
}));

let clients: ReviewClients;
let first = '';
let draft = '';

const said = (...revenue: number[]) => ({
  basics: { name: '示例', amount: 10 },
  finance: revenue.map((value, i) => ({ affiliation_year: 2024 + i, revenue: value })),
});
const read = (id: string, token = clients.owner) =>
  clients.app.call<FilingFigures>(at(paths.filingFigures, id), { token });
const explain = (reason: string, version = 0, { token = clients.owner, figure = 'revenue.2025' } = {}) =>
  clients.app.call<Pick<FilingFigures, 'reasons'>>(at(paths.explainFigure, draft), {
    token,
    body: { figure, version, reason },
  });

beforeAll(async () => {
  clients = await ReviewClients.open(programs);
  first = await clients.submit('alpha', clients.owner, said(100, 120));
  const body = { data: said(100, 90) };
  draft =
    (await clients.app.call<Filing>(`POST ${BASE}/beta/`, { token: clients.owner, body })).data.id ?? '';
});
afterAll(() => clients.close());

describe('figures that other filings of the company say', () => {
  it('come with their source, to the company alone', async () => {
    const { data } = await read(draft);
    const source = { id: first, program: 'alpha', no: expect.stringMatching(/^A/) };
    expect(data.known).toEqual([
      { key: 'revenue', year: 2024, value: 100, source },
      { key: 'revenue', year: 2025, value: 120, source },
    ]);
    expect((await read(draft, clients.stranger)).code).not.toBe(200);
    expect((await read(first)).data.known).toEqual([]);
  });
});

describe('the reason for a difference', () => {
  it('is kept once though its answer was lost, and never written over unseen', async () => {
    expect((await explain('审计调整')).data.reasons).toMatchObject([{ figure: 'revenue.2025', version: 1 }]);
    expect((await explain('审计调整')).data.reasons).toMatchObject([{ version: 1 }]);
    const stale = await explain('同事的说明');
    expect([stale.code, stale.data.reasons]).toEqual([
      208,
      [expect.objectContaining({ reason: '审计调整' })],
    ]);
    expect((await explain('审计调整，合并口径', 1)).data.reasons).toMatchObject([{ version: 2 }]);
  });

  it('is of a figure of the form, and of the company', async () => {
    expect((await explain('x', 0, { figure: 'net_profit.2025' })).code).not.toBe(200);
    expect((await explain('x', 2, { token: clients.stranger })).code).not.toBe(200);
    expect((await read(draft)).data.reasons).toMatchObject([{ reason: '审计调整，合并口径' }]);
  });

  it('is signed with the paper, where the office reads it beside the difference', async () => {
    await clients.submit('beta', clients.owner, said(100, 90), { id: draft, version: 1 });
    const { data } = await clients.read(draft, clients.admin);
    expect(data.figures).toEqual([
      expect.objectContaining({
        path: 'finance[1].revenue',
        is: 'other',
        asked: true,
        reason: '审计调整，合并口径',
        filing: first,
      }),
    ]);
    expect((await explain('以后再说', 2)).code).not.toBe(200);
  });
});
