import { describe, expect, it } from 'vitest';
import { readCombinedChanges } from '../../../tests/support/combined-changes';
import { readProgramDocument } from '../../../tests/support/program-documents';
import { readSamples } from '../../../tests/support/samples';
import { compileText } from '../../expressions/language/compile-text';
import { compileForm } from '../compile';
import type { ProgramDocument } from '../types';
import { falsifyRules } from './falsify';
import { recordScenario, runScenarios } from './run-scenarios';
import type { ProgramScenario } from './scenario';

const document = readProgramDocument('gazelle');

const compile = (change: (document: ProgramDocument) => void = () => {}) => {
  const changed = structuredClone(document);
  change(changed);
  return compileForm(changed, compileText);
};

const [sample] = readSamples('gazelle');
if (!sample) throw new Error('no sample');
const scenario: ProgramScenario = {
  key: sample.name,
  ctx: sample.ctx,
  answers: sample.data,
  computed: sample.computed,
  failing: [],
  changes: readCombinedChanges('gazelle'),
};

const findRule = ({ form }: ProgramDocument, id: string) =>
  form.rules.find((rule) => rule.id === id) as ProgramDocument['form']['rules'][number];

describe(runScenarios, () => {
  it('finds no difference for a shipped sample', () => {
    expect(runScenarios(compile(), [scenario])).toEqual([
      { key: 'valid', differences: [], failing: [], notFailing: [], failed: [], faults: [] },
    ]);
  });

  it('names a value that is computed otherwise, with what it must be', () => {
    const [section] = document.form.sections.filter(({ kind }) => kind === 'computed');
    const form = compile(({ form: { sections } }) => {
      const found = sections.find(({ key }) => key === 'indicators');
      if (found?.kind === 'computed' && found.fields[0]) found.fields[0].computed = '-1';
    });
    expect(section).toBeDefined();
    const [result] = runScenarios(form, [scenario]);
    expect(result?.differences).toEqual([
      { path: expect.stringMatching(/^indicators\./), expected: expect.anything(), found: -1 },
    ]);
  });

  it('names rules that fail and must not, and those that must fail and do not', () => {
    const stricter = compile((changed) => {
      findRule(changed, 'GZ-01').figure = 'most(monthsSinceRegistration, 1, "month")';
    });
    expect(runScenarios(stricter, [scenario])[0]).toMatchObject({ failing: ['GZ-01'], notFailing: [] });
    expect(runScenarios(compile(), [{ ...scenario, failing: ['GZ-01'] }])[0]).toMatchObject({
      failing: [],
      notFailing: ['GZ-01'],
    });
  });

  it('agrees with a scenario once its results are recorded', () => {
    const stricter = compile((changed) => {
      findRule(changed, 'GZ-01').figure = 'most(monthsSinceRegistration, 1, "month")';
    });
    const recorded = recordScenario(stricter, scenario);
    expect(recorded.failing).toEqual(['GZ-01']);
    expect(runScenarios(stricter, [recorded])[0]).toMatchObject({
      differences: [],
      failing: [],
      notFailing: [],
    });
  });
});

describe(falsifyRules, () => {
  it('names a rule that no change makes fail', () => {
    const form = compile((changed) => {
      const { figure: _, ...rule } = findRule(changed, 'GZ-01');
      changed.form.rules = [{ ...rule, check: 'true || baseData.is_listed' } as typeof rule];
    });
    expect(falsifyRules(form, [scenario])).toEqual(['GZ-01']);
  });

  it('leaves the answers of the scenario as they are, and takes one without answers', () => {
    const before = JSON.stringify(scenario.answers);
    falsifyRules(compile(), [scenario, { ...scenario, answers: {}, changes: [] }]);
    expect(JSON.stringify(scenario.answers)).toBe(before);
  });
});
