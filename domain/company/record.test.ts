import { describe, expect, it } from 'vitest';
import { requireForm } from '../../tests/support/require-form';
import { readSamples } from '../../tests/support/samples';
import { findOverruledValues } from '../filing/followed-values';
import { mergeDrafts } from '../filing/merge';
import { setAnswerAtPath } from '../filing/paths';
import { applyRecordValues, createRecordWarnings, listRecordDifferences } from './record';

const form = requireForm('hightech');

const [sample] = readSamples('hightech');
if (!sample) throw new Error('no sample');
const { data, ctx } = sample;
const record = { name: '现名有限公司', credit_code: '91210106MA10BBC218', legal_rep_name: '李强' };

describe(applyRecordValues, () => {
  it('replaces the answers that follow the company record, and leaves those on which the record is empty', () => {
    const said = applyRecordValues(form, data, record);
    expect(said.registration).toMatchObject({
      company_name: '现名有限公司',
      credit_code: record.credit_code,
    });
    expect(applyRecordValues(form, {}, record).registration).toMatchObject({ company_name: '现名有限公司' });
    expect(applyRecordValues(form, data, { name: '现名有限公司' }).registration).not.toHaveProperty(
      'credit_code',
    );
    expect(data.registration).toMatchObject({ company_name: '示例智能装备有限公司' });
  });

  it('findOverruledValues names each replaced answer with both values', () => {
    const faults = findOverruledValues(form, data, applyRecordValues(form, data, record));
    expect(faults.map(({ path, code }) => [path, code])).toEqual([
      ['registration.company_name', 'overruled'],
      ['registration.credit_code', 'overruled'],
    ]);
    expect(faults[0]?.message.zh).toContain('已将“示例智能装备有限公司”改为“现名有限公司”');
    expect(
      findOverruledValues(form, applyRecordValues(form, data, record), applyRecordValues(form, data, record)),
    ).toEqual([]);
  });

  it('leaves a section of the wrong type as it is, for the check to name', () => {
    const odd = { ...data, registration: 'nonsense' } as unknown as typeof data;
    expect(applyRecordValues(form, odd, record).registration).toBe('nonsense');
  });

  it("makes no conflict between two drafts: the server's value wins", () => {
    const named = (name: string) => setAnswerAtPath(data, 'registration.company_name', name);
    const { merged, conflicts } = mergeDrafts(form, named('甲'), named('乙'), named('丙'));
    expect(conflicts).toEqual([]);
    expect(merged.registration).toMatchObject({ company_name: '丙' });
  });
});

describe(listRecordDifferences, () => {
  it('returns a warning with both values and how to resolve it', () => {
    const differences = listRecordDifferences(form, data, ctx, record);
    expect(differences.map(({ path }) => path)).toEqual(['registration.legal_rep_name']);
    const [warning] = createRecordWarnings(differences);
    expect(warning).toMatchObject({ id: 'record:registration.legal_rep_name', level: 'warning' });
    expect(warning?.message.zh).toContain('本申报书为“张伟”，企业信息为“李强”');
    expect(warning?.message.en).toContain('“张伟” here, “李强” there');
  });

  it('returns nothing where either side is empty', () => {
    expect(listRecordDifferences(form, data, ctx, {})).toEqual([]);
    const silent = setAnswerAtPath(data, 'registration.legal_rep_name', '');
    expect(listRecordDifferences(form, silent, ctx, record)).toEqual([]);
  });

  it('returns sensitive values masked', () => {
    const [found] = listRecordDifferences(form, data, ctx, { legal_rep_id_no: '110105194912310029' });
    expect(found).toMatchObject({
      path: 'registration.legal_rep_id_no',
      recorded: { zh: '110*************29' },
    });
    expect(JSON.stringify(found)).not.toContain('110105194912310029');
  });
});
