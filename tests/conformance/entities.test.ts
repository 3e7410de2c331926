/** The specification's section 3 on the wire, and the life of section 4, as a client of the calls sees them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CODE, ERROR_LEVEL } from '../../domain/api/codes';
import type { Field, Program, YearlySection } from '../../domain/definition';
import { formatValue } from '../../domain/filing/input';
import type { Filing } from '../../domain/filing/types';
import { programs } from '../../domain/programs/index.generated';
import { getSaveCall, submitSaved, toWireCall, withFiles } from '../support/file-sample';
import { startTestApp, type TestApp } from '../support/server/application';
import { readFilableSample } from '../support/server/linked-programs';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.restore();
  token = await app.signIn('demo');
});
afterAll(() => app.close());

const programAt = (route: string): Program => {
  const found = programs.find((program) => program.route === `/forms/${route}`);
  if (!found) throw new Error(`no program at ${route}`);
  return found;
};

/** A draft that says what the sample says, read again. */
async function savedSample(program: Program): Promise<Filing> {
  const { data } = await readFilableSample(app, program);
  const body = { data: await withFiles(app, token, program, data) };
  const saved = await app.call<Filing>(getSaveCall(program), { token, body });
  expect(saved).toMatchObject({ code: 200, data: { status: 'draft' } });
  return (await app.call<Filing>(toWireCall(program.calls.one, saved.data.id ?? ''), { token })).data;
}

const plans = programs.filter(({ plan }) => plan);
const keysOf = ({ data, computed }: Filing) => Object.keys({ ...data, ...computed });

describe('forms of programs (program.load)', { shuffle: true }, () => {
  it('[spec 3.gazelleForm 3.gazelleOperation] return for a gazelle declaration its operation data by year', async () => {
    const filing = await savedSample(programAt('gazelleForm'));
    const parts = ['years', 'honorData', 'operationData', 'filesData', 'standardData', 'productData'];
    expect(keysOf(filing)).toEqual(expect.arrayContaining(parts));
    const rows = filing.data.operationData as { affiliation_year: number; rd_staff: number }[];
    expect(rows.map(({ affiliation_year }) => affiliation_year)).toEqual([2022, 2023, 2024, 2025]);
    expect(rows[0]).toMatchObject({ rd_staff: 33 });
  });

  it('[spec 3.gazelleRatio] show the share of research investment with two decimals', async () => {
    const { sections } = await programAt('gazelleForm').load();
    const operation = sections.find(({ key }) => key === 'operationData') as YearlySection;
    const ratio = operation.indicators.find(({ key }) => key === 'research_investment_ratio') as Field;
    expect([6, 5.77].map((value) => formatValue(ratio, value, 'zh'))).toEqual(['6.00', '5.77']);
  });

  it('[spec 3.platformForm 9.selectIndex] return for a platform files and a selectIndex, 1 unless another is chosen', async () => {
    const platform = programAt('innovateForm');
    const fresh = await app.call<Filing>(toWireCall(platform.calls.info), { token });
    expect(fresh.data.data).toMatchObject({ selectIndex: { select_index: 1 } });
    expect(keysOf(await savedSample(platform))).toEqual(expect.arrayContaining(['selectIndex', 'filesData']));
  });

  it.each(plans)('[spec 3.plans] return files for plan $plan', async (program) => {
    expect(keysOf(await savedSample(program))).toContain('filesData');
  });

  it('[spec 3.planA] return economic indicators for plan A', async () => {
    expect(keysOf(await savedSample(programAt('technologyPlanA')))).toContain('economic_indicator_data');
  });

  it.each(['H', 'I'])(
    "[spec 3.planHI] return people, a schedule and the leader's tasks for plan %s",
    async (plan) => {
      const parts = ['worker_data', 'project_schedule_data', 'leader_task_data'];
      const filing = await savedSample(programAt(`TechnologyPlan${plan}`));
      expect(keysOf(filing)).toEqual(expect.arrayContaining(parts));
    },
  );

  it('[spec 4.save 4.submit] accept a declaration as a draft, and then its submission', async () => {
    const program = programAt('incubationCarrier');
    const sent = await submitSaved(app, token, program, await savedSample(program));
    expect(sent).toMatchObject({ code: 200, data: { status: 'submitted' } });
  });

  it('[spec 4.ownSubmit] have a submit call of their own for high-tech and gazelle declarations', () => {
    const own = programs.filter(({ calls }) => calls.submit).map(({ route }) => route);
    expect(own.sort()).toEqual(['/forms/declareForm', '/forms/gazelleForm']);
  });
});

describe('CODE and ERROR_LEVEL', () => {
  it('[spec 9.codes 8.levels] have the values of the specification', () => {
    expect(CODE).toEqual({ success: 200, businessError: 208, failure: -1 });
    expect(ERROR_LEVEL).toEqual({ silent: 0, warn: 1, error: 2, notification: 4, redirect: 9 });
  });
});
