import { describe, expect, it } from 'vitest';
import { readProgramDocument } from '../../tests/support/program-documents';
import { readDocumentRows, writeDocumentRows } from '../program-documents/tables';
import { removeRow } from './rows/edit-rows';
import { getRows } from './rows/items';
import { findScenarioKey, putScenario } from './scenario-rows';

const gazelle = writeDocumentRows(readProgramDocument('gazelle'));
const scenario = {
  zh: '达标',
  en: 'Meets it',
  key: 'scenario_1',
  batchYear: 2026,
  today: '2026-06-10',
  records: [{ section: 'baseData', answers: { company_name: '示例公司' } }],
};
const listScenarios = (answers: typeof gazelle) => readDocumentRows(answers).document.scenarios;

describe(putScenario, () => {
  it('adds a scenario under a free key', () => {
    expect(findScenarioKey(gazelle)).toBe('scenario_1');
    const kept = putScenario(gazelle, scenario);
    expect(listScenarios(kept)).toEqual([scenario]);
    expect(findScenarioKey(kept)).toBe('scenario_2');
  });

  it('takes the place of the one with its key, whose row stays', () => {
    const kept = putScenario(gazelle, scenario);
    const rows = getRows(kept, 'scenarios').map((row) => ({ ...row, row: 'kept' }));
    const changed = { ...scenario, failing: ['GZ-01'], records: [] };
    const again = putScenario({ ...kept, scenarios: rows }, changed);
    expect(listScenarios(again)).toEqual([changed]);
    expect(getRows(again, 'scenarios').map(({ row }) => row)).toEqual(['kept']);
  });

  it('goes with its contents', () => {
    const kept = putScenario(putScenario(gazelle, scenario), { ...scenario, key: 'other' });
    const row = getRows(kept, 'scenarios')[0]?.row ?? '';
    const left = removeRow(kept, { table: 'scenarios', row });
    expect(listScenarios(left)?.map(({ key }) => key)).toEqual(['other']);
    expect(getRows(left, 'scenarioRecords')).toHaveLength(1);
  });
});
