import { describe, expect, it } from 'vitest';
import type { FilingFault } from './filing-faults';
import type { RuleResult } from './rule-words';
import { gatherSubmissionFaults } from './submission-faults';

const fault = (path: string): FilingFault => ({ path, code: 'required', message: { zh: path, en: path } });
const rule = (path: string, outcome: RuleResult['outcome'], isNamed = true): RuleResult => ({
  id: `R-${path}`,
  level: 'error',
  outcome,
  message: { zh: '应满足', en: 'Met' },
  figure: null,
  missing: isNamed && outcome === 'undecided' ? [{ zh: '金额', en: 'Amount' }] : [],
  path,
});
const pathsOf = (values: FilingFault[], rules: RuleResult[], first: FilingFault[] = []) =>
  gatherSubmissionFaults({ first, values, rules, open: [] }).map(({ path }) => path);

describe(gatherSubmissionFaults, () => {
  it('omits a rule that waits for an answer while its section has faults of its own', () => {
    const waiting = rule('funds.amount', 'undecided');
    expect(pathsOf([fault('funds.amount')], [waiting])).toEqual(['funds.amount']);
    expect(pathsOf([fault('basics.name')], [waiting])).toEqual(['basics.name', 'funds.amount']);
  });

  it('tells each path once where a fault comes before all others', () => {
    const first = [fault('link.id')];
    const failed = [rule('link.id', 'failed'), rule('link.no', 'failed')];
    expect(pathsOf([fault('link.id')], failed, first)).toEqual(['link.id', 'link.no']);
  });

  it('returns rules that name no answer only where nothing else is wrong', () => {
    const nameless = rule('funds', 'undecided', false);
    expect(pathsOf([fault('basics.name')], [nameless])).toEqual(['basics.name']);
    expect(pathsOf([], [nameless])).toEqual(['funds']);
  });

  it('leaves out rules that the server has still to judge', () => {
    expect(pathsOf([], [rule('funds', 'server'), rule('funds', 'met')])).toEqual([]);
  });
});
