import { describe, expect, it } from 'vitest';
import { readProgramDocument } from '../../tests/support/program-documents';
import { meaningFaultTexts } from '../expressions/language/check-faults';
import { programs } from '../programs/index.generated';
import { fillText } from '../text';
import { listMeaningFaults } from './check';

const listFaultsOfCheck = (check: string) => {
  const document = readProgramDocument('gazelle');
  const [rule] = document.form.rules;
  if (!rule) throw new Error('no rule');
  rule.check = check;
  return listMeaningFaults(document).map(({ place, kind, at, values }) => ({
    place,
    says: fillText(meaningFaultTexts[kind], values).en,
    part: check.slice(...at),
  }));
};

describe('listMeaningFaults', () => {
  it.each(programs.map(({ key }) => key))('finds no fault in the expressions of %s', (key) => {
    expect(listMeaningFaults(readProgramDocument(key))).toEqual([]);
  });

  it('says what is wrong in words, and where', () => {
    const [{ id } = { id: '' }] = readProgramDocument('gazelle').form.rules;
    expect(listFaultsOfCheck("baseData.trakc === 'a'")).toEqual([
      {
        place: `form.rules.${id}.check`,
        says: 'There is no field, formula or function named “baseData.trakc”. Is “baseData.track” meant?',
        part: 'baseData.trakc',
      },
    ]);
  });

  it('knows the options, kinds and units of fields', () => {
    expect(listFaultsOfCheck("baseData.track === 'no_such_track'").map(({ part }) => part)).toEqual([
      "'no_such_track'",
    ]);
    expect(
      listFaultsOfCheck('all(operationData, row => row.rd_staff <= row.operating_revenue)').map(
        ({ part }) => part,
      ),
    ).toEqual(['row.rd_staff <= row.operating_revenue']);
    expect(listFaultsOfCheck('isFiledIn(baseData.track)').map(({ says }) => says)).toEqual([
      'There is no field, formula or function named “isFiledIn”. Is “isFilledIn” meant?',
    ]);
  });
});
