import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import { amount, type Program, type Section } from '../../domain/definition';
import type { LogEntry } from '../../domain/filing/calls';
import type {
  CompanyFigures,
  ExplainedFigures,
  FigureDictionary,
  FilingFigures,
} from '../../domain/filing/figure-calls';
import type { SignatoriesData } from '../../domain/filing/signatory-calls';
import { createSnapshotText } from '../../domain/filing/snapshot';
import type { Filing } from '../../domain/filing/types';
import { findReportForm } from '../../domain/programs/reports';
import type { ReportForm } from '../../domain/reports/report-form';
import { readPdfPages } from '../../tests/support/pdf-text';
import { BASE } from '../../tests/support/server/filing-clients';
import { ReviewClients, reviewPrograms } from '../../tests/support/server/review-clients';
import { withId } from '../../tests/support/with-id';
import { filings, reportSubmissions, reportTasks } from '../core/db/tables';

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
  clients.app.call<FilingFigures>(withId(paths.filingFigures, id), { token });
const explain = (reason: string, version = 0, { token = clients.owner, figure = 'revenue.2025' } = {}) =>
  clients.app.call<ExplainedFigures>(withId(paths.explainFigure, draft), {
    token,
    body: { figure, version, reason },
  });

beforeAll(async () => {
  clients = await ReviewClients.open(programs);
});
beforeEach(async () => {
  await clients.restore();
  first = await clients.submit('alpha', clients.owner, said(100, 120));
  clients.app.clock.advance(60);
  const body = { data: said(100, 90) };
  draft =
    (await clients.app.call<Filing>(`POST ${BASE}/beta/`, { token: clients.owner, body })).data.id ?? '';
});
afterAll(() => clients.close());

const explained = async () => {
  await explain('审计调整');
  await explain('审计调整，合并口径', 1);
};
const submitted = async () => {
  await explained();
  await clients.submit('beta', clients.owner, said(100, 90), { id: draft, version: 1 });
};

describe('filingFigures', () => {
  it('returns figures of other filings with their source, to the company alone', async () => {
    const { data } = await read(draft);
    const source = {
      id: first,
      program: 'alpha',
      title: expect.objectContaining({ en: expect.any(String) }),
      no: expect.stringMatching(/^A/),
    };
    const given = { batchYear: 2026, at: '2026-06-10T02:00:00.000Z' };
    expect(data.known).toEqual([
      { key: 'revenue', year: 2024, value: 100, source, ...given },
      { key: 'revenue', year: 2025, value: 120, source, ...given },
    ]);
    expect((await read(draft, clients.stranger)).code).not.toBe(200);
  });

  it('returns what stands in a draft as a draft, and only once what it took over', async () => {
    const { data } = await clients.app.call<Filing>(`POST ${BASE}/gamma/`, {
      token: clients.owner,
      body: { data: said(100, 130) },
    });
    const { known } = (await read(data.id as string)).data;
    expect(known.map(({ year, value, source: { isDraft = false } }) => [year, value, isDraft])).toEqual([
      [2025, 90, true],
      [2024, 100, false],
      [2025, 120, false],
    ]);
  });

  it('hides figures from an agent whose mandate excludes their program', async () => {
    const calling = { token: clients.owner };
    const giving = {
      username: 'other',
      credit_code: '91210106MA10BBC218',
      programs: ['beta'],
      first_day: '2026-06-10',
    };
    const { id } = (await clients.app.call<{ id: string }>(paths.giveMandate, { ...calling, body: giving }))
      .data;
    const agent = { token: clients.stranger };
    await clients.app.call(withId(paths.answerMandate, id), {
      ...agent,
      body: { version: 1, answer: 'accept' },
    });
    await clients.app.call(paths.actFor, { ...agent, body: { mandate: id } });
    const seen = await read(draft, clients.stranger);
    expect([seen.code, seen.data.known]).toEqual([200, []]);
    expect(JSON.stringify(seen)).not.toContain('alpha');
  });
});

describe('companyFigures', () => {
  const all = (token = clients.owner, query = '') =>
    clients.app.call<CompanyFigures>(`${paths.companyFigures}${query}`, { token });

  it('returns every value that contradicts another, with its place, and the facts of the profile', async () => {
    await clients.submit('beta', clients.owner, said(100, 90), { id: draft, version: 1 });
    const { data } = await all();
    const revenue = data.known.filter(({ key, year }) => key === 'revenue' && year === 2025);
    expect(revenue.map(({ value, path, source }) => [value, path, source.program])).toEqual([
      [90, 'finance[1].revenue', 'beta'],
      [120, 'finance[1].revenue', 'alpha'],
    ]);
    expect(data.known).toContainEqual(
      expect.objectContaining({ source: expect.objectContaining({ isProfile: true }), year: null }),
    );
    expect((await all(clients.stranger)).data.known.filter(({ key }) => key === 'revenue')).toEqual([]);
    expect((await all(clients.owner, '?form=nothing')).code).not.toBe(200);
  });

  it('leaves a submitted filing as it was sent when the figure is corrected elsewhere', async () => {
    await clients.submit('beta', clients.owner, said(100, 90), { id: draft, version: 1 });
    const { data } = await all();
    const stated = data.known.filter(({ source }) => source.id === first);
    expect(stated.map(({ value }) => value)).toEqual([100, 120]);
  });
});

describe('a new filing', () => {
  const begin = async (token = clients.owner) =>
    (await clients.app.call<Filing>(`GET ${BASE}/betaInfo/?fresh=1`, { token })).data;

  it('begins with the figures that the company has given last', async () => {
    const { data } = await begin();
    expect(data.finance).toEqual([
      { affiliation_year: 2024, revenue: 100 },
      { affiliation_year: 2025, revenue: 90 },
    ]);
  });

  it('begins without figures of another company', async () => {
    const { data } = await begin(clients.stranger);
    expect(data.finance).toEqual([{ affiliation_year: 2024 }, { affiliation_year: 2025 }]);
  });
});

describe('figureDictionary', () => {
  it('is public and names the fields of each figure', async () => {
    const { data } = await clients.app.call<FigureDictionary>(paths.figureDictionary, {});
    const revenue = data.figures.find(({ key }) => key === 'revenue');
    expect(revenue).toMatchObject({ unit: '万元', per: 'year', name: { zh: '营业收入' } });
    expect(revenue?.fields).toContainEqual(
      expect.objectContaining({ form: 'alpha', path: 'finance.revenue' }),
    );
  });
});

const requireSignatures = () => {
  const level = (code: string) => ({ code, due_days: null, signatures: [] });
  const signing = { hands: [{ hand: 'filler', sections: [] }], in_order: true, second_factor: false };
  return clients.app.call(paths.saveWorkflow.replace('{program}', 'beta'), {
    token: clients.admin,
    body: {
      version: 0,
      levels: [level('district'), level('city')],
      experts: false,
      notice_days: null,
      signing,
    },
  });
};
const sign = () =>
  clients.app.call<SignatoriesData>(withId(paths.signFiling, draft), {
    token: clients.owner,
    body: { hand: 'filler', version: 1 },
  });

describe('signFiling', () => {
  it('waits for the reason of a figure that differs from an earlier filing', async () => {
    await requireSignatures();
    const refused = await sign();
    expect(refused.code).toBe(208);
    expect(refused.msg).toContain('1 figure differs from earlier filings without a reason');
    await explain('审计调整');
    expect((await sign()).data.hands[0]?.signature).not.toBeNull();
  });
});

describe('explainFigure of a signed filing', () => {
  it('voids the signatures that cover the figure, once for each change of its reason', async () => {
    await requireSignatures();
    await explain('审计调整');
    await sign();
    expect((await explain('审计调整', 1)).data.voided).toBeUndefined();
    const changed = await explain('审计调整，合并口径', 1);
    expect(changed.data.voided).toMatchObject([{ hand: 'filler' }]);
    expect((await explain('再次修改', 2)).data.voided).toBeUndefined();
    const { data } = await clients.app.call<SignatoriesData>(withId(paths.filingHands, draft), {
      token: clients.owner,
    });
    expect(data.hands.map(({ signature }) => signature)).toEqual([null]);
    const log = await clients.app.call<LogEntry[]>(`GET ${BASE}/audit/${draft}/log`, {
      token: clients.owner,
    });
    expect(log.data.filter(({ action }) => action === 'void_signatures')).toHaveLength(1);
  });

  it('leaves of a refusal to sign, with the reason that it was about, a former one', async () => {
    await requireSignatures();
    await explain('审计调整');
    const { data } = await clients.app.call<SignatoriesData>(withId(paths.declineSignature, draft), {
      token: clients.owner,
      body: { hand: 'filler', version: 1, reason: '说明不属实' },
    });
    expect(data.hands[0]?.declined?.reason).toBe('说明不属实');
    await explain('审计调整，合并口径', 1);
    const now = await clients.app.call<SignatoriesData>(withId(paths.filingHands, draft), {
      token: clients.owner,
    });
    expect(now.data.hands[0]?.declined).toBeUndefined();
    expect(now.data.hands[0]?.former_refusal?.reason).toBe('说明不属实');
  });
});

describe('explainFigure', () => {
  it('stores a reason once that is sent again after a lost answer, and never overwrites one unseen', async () => {
    expect((await explain('审计调整')).data.reasons).toMatchObject([{ figure: 'revenue.2025', version: 1 }]);
    expect((await explain('审计调整')).data.reasons).toMatchObject([{ version: 1 }]);
    const stale = await explain('同事的说明');
    expect([stale.code, stale.data.reasons]).toEqual([
      208,
      [expect.objectContaining({ reason: '审计调整' })],
    ]);
    expect((await explain('审计调整，合并口径', 1)).data.reasons).toMatchObject([{ version: 2 }]);
  });

  it('stores one reason for several figures together, or for none where one is refused', async () => {
    const explainAll = (also: { figure: string; version: number }[]) =>
      clients.app.call<Pick<FilingFigures, 'reasons'>>(withId(paths.explainFigure, draft), {
        token: clients.owner,
        body: { figure: 'revenue.2025', version: 0, reason: '审计调整', also },
      });
    const other = { figure: 'revenue.2024', version: 0 };
    expect((await explainAll([other, { figure: 'net_profit.2025', version: 0 }])).code).not.toBe(200);
    await explain('同事的说明', 0, { figure: other.figure });
    const stale = await explainAll([other]);
    expect([stale.code, stale.data.reasons]).toEqual([
      208,
      [expect.objectContaining({ figure: 'revenue.2024', reason: '同事的说明' })],
    ]);
    expect((await read(draft)).data.reasons).toHaveLength(1);
    expect(
      (await explainAll([{ ...other, version: 1 }, other, { ...other, version: 1 }])).data.reasons,
    ).toEqual([
      expect.objectContaining({ figure: 'revenue.2024', version: 2, reason: '审计调整' }),
      expect.objectContaining({ figure: 'revenue.2025', version: 1, reason: '审计调整' }),
    ]);
  });

  it('requires a figure of the form, and the own company', async () => {
    await explained();
    expect((await explain('x', 0, { figure: 'net_profit.2025' })).code).not.toBe(200);
    expect((await explain('x', 2, { token: clients.stranger })).code).not.toBe(200);
    expect((await read(draft)).data.reasons).toMatchObject([{ reason: '审计调整，合并口径' }]);
  });

  it('includes the reason in what is signed, where the office reads it beside the difference', async () => {
    await submitted();
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

  it('shows the reason on the paper with the figure, and nothing of the other filing', async () => {
    await submitted();
    const { data } = await clients.read(draft, clients.admin);
    for (const [path, token] of [
      [paths.document, clients.owner],
      [paths.reviewDocument, clients.admin],
    ] as const) {
      const url = withId(path, draft).split(' ')[1] ?? '';
      const paper = await clients.app.app.inject({
        method: 'GET',
        url,
        headers: { authorization: `JWT ${token}` },
      });
      const text = (await readPdfPages(paper.rawPayload)).join('').replace(/\s/g, '');
      expect(text).toContain('与以往申报不一致数据的说明');
      expect(text).toContain('经营情况·2025年·营业收入90.00万元审计调整，合并口径');
      expect(text).not.toContain(data.figures[0]?.no);
      expect(text).not.toContain('120.00');
    }
  });
});

describe('filingFigures of reports', () => {
  it('include figures of reports like those of filings, and link the office to no filing', async () => {
    const { db, clock } = clients.app;
    const [row] = await db.q.select().from(filings).where(eq(filings.id, first));
    const { companyId = '' } = row ?? {};
    const report = findReportForm('gazelle/2026.1/report_gazelle') as ReportForm;
    const form = await report.load();
    const ctx = { batchYear: 2026, today: '2026-06-10', settings: {} };
    const filled = { operationData: [{ affiliation_year: 2025, operating_revenue: 77 }] };
    const [task] = await db.q
      .insert(reportTasks)
      .values({
        id: randomUUID(),
        companyId,
        code: 'gazelle_annual',
        subject: 'of a test',
        period: '2025',
        program: 'gazelle',
        openOn: '2026-01-01',
        dueOn: '2026-04-30',
        updatedAt: clock.now,
      })
      .returning();
    await db.q.insert(reportSubmissions).values({
      id: randomUUID(),
      taskId: task?.id ?? '',
      companyId,
      seq: 1,
      receiptNo: 'PR20260420-000009',
      submittedAt: clock.now,
      submittedBy: '王敏',
      snapshot: createSnapshotText(report, form, filled, ctx),
      sha256: '',
    });

    const { data: begun } = await clients.app.call<Filing>(`POST ${BASE}/gamma/`, {
      token: clients.owner,
      body: { data: said(100, 90) },
    });
    const { known } = (await read(begun.id as string)).data;
    expect(known.find(({ source }) => source.isReport)).toEqual({
      key: 'revenue',
      year: 2025,
      value: 77,
      source: {
        id: task?.id,
        program: 'gazelle',
        title: { zh: report.title.zh, en: report.title.en },
        no: 'PR20260420-000009',
        isReport: true,
      },
      batchYear: 2026,
      at: '2026-06-10T02:01:00.000Z',
    });
    const body = { action: 'submit', data: said(100, 90), id: begun.id, version: begun.version };
    await clients.app.call(`POST ${BASE}/gamma/`, { token: clients.owner, body });
    const { data } = await clients.read(begun.id as string, clients.admin);
    expect(data.figures).toEqual([
      expect.objectContaining({ is: 'other', no: 'PR20260420-000009', filing: null, reason: null }),
    ]);
  });
});
