import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkAnswers } from '../../domain/filing/check';
import { computeAnswers } from '../../domain/filing/compute';
import type { CompanyFigures } from '../../domain/filing/figure-calls';
import { runRules } from '../../domain/filing/rules';
import { findProgram } from '../../domain/programs/find';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { createFilingsStore } from '../filings/filings-store';
import { createRecognisedAnswers } from './demo-figures';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe(createRecognisedAnswers, () => {
  it('lacks nothing but files, so that the filing could have been recognised', async () => {
    const list = await app.call<{ list: { id: string; program: string }[] }>(
      'GET /api/v1.0/portal/report/reportInfo/',
      { token: await app.signIn('demo') },
    );
    const id = list.data.list.find(({ program }) => program === 'gazelle')?.id ?? '';
    const filing = await createFilingsStore(app.db).find(id);
    const form = await findProgram('gazelle')?.load();
    if (!filing || !form) throw new Error('no recognised filing');
    const ctx = { batchYear: filing.batchYear, today: `${filing.batchYear}-12-01`, settings: {} };
    const filled = computeAnswers(form, filing.data, ctx);
    const faults = checkAnswers(form, filled, ctx, 'submit');
    expect(faults.filter(({ path }) => !path.startsWith('filesData.'))).toEqual([]);
    expect(runRules(form, filled, ctx).filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  });

  it('gives the company four years of figures', async () => {
    const { data } = await app.call<CompanyFigures>('GET /api/v1.0/portal/figures/', {
      token: await app.signIn('demo'),
    });
    const revenue = data.known.filter(({ key }) => key === 'revenue');
    expect(revenue.map(({ year, value }) => [year, value])).toEqual([
      [2021, 1860],
      [2022, 2340],
      [2023, 2985],
      [2024, 3760],
    ]);
  });
});
