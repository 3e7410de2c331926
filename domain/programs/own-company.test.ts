/** Fields that state which company files follow the record of that company; other companies are named by the filer. */
import { describe, expect, it } from 'vitest';
import type { Field, Form } from '../definition';
import { isLockedToOrigin } from '../filing/followed-values';
import { isRowSection, isTypedField, listSectionFields } from '../filing/sections';
import { programs } from './index.generated';

const RECORD = /^company\.(name|credit_code)$/;
const NAMES_A_COMPANY = /(单位|企业|机构|公司)名称|统一社会信用代码|^户名$/;
const NAMES_ITS_HEAD = /法定代表人(姓名)?$/;

/** Fields about other parties, as `program.section.field`. Rule JS-R17 checks which of the two sides of an open bid files. */
const OTHERS = [
  'hightech.application.audit_agency',
  'hightech.application.audit_agency_code',
  'jiebang_second.bidder.bidder_name',
  'jiebang_second.bidder.bidder_code',
];
/** Fields about the head of the bidder, which is not always the company that files. */
const OTHER_HEADS = ['jiebang_second.bidder.bidder_legal'];

interface Place {
  at: string;
  field: Field;
}

const singles = (key: string, { sections }: Form): Place[] =>
  sections
    .filter((section) => !isRowSection(section))
    .flatMap((section) =>
      listSectionFields(section)
        .filter((field) => isTypedField(field) && field.type !== 'file')
        .map((field) => ({ at: `${key}.${section.key}.${field.key}`, field })),
    );

const all = (await Promise.all(programs.map(async ({ key, load }) => singles(key, await load())))).flat();
const isOfFiling = ({ field }: Place) => field.readonly === true && !field.source?.startsWith('company.');

describe('fields about the applicant (company.*)', () => {
  it('take name and credit code from the company record in each program', () => {
    const named = all.filter(({ field }) => RECORD.test(field.source ?? ''));
    expect(named.filter(({ field }) => !isLockedToOrigin(field, 'company')).map(({ at }) => at)).toEqual([]);
    const programsThatName = new Set(named.map(({ at }) => at.split('.')[0]));
    expect(programs.map(({ key }) => key).filter((key) => !programsThatName.has(key))).toEqual([
      'jiebang_second',
    ]);
  });

  it("let nobody type the applicant's name", () => {
    const byHand = all.filter(
      (place) =>
        (place.field.type === 'credit_code' || NAMES_A_COMPANY.test(place.field.zh)) &&
        !isLockedToOrigin(place.field, 'company') &&
        !isOfFiling(place),
    );
    expect(byHand.map(({ at }) => at).sort()).toEqual([...OTHERS].sort());
  });

  it('compare the legal representative with the record', () => {
    const heads = all.filter((place) => NAMES_ITS_HEAD.test(place.field.zh) && !isOfFiling(place));
    const byHand = heads.filter(({ field }) => field.source !== 'company.legal_rep_name' || field.mayDiffer);
    expect(byHand.map(({ at }) => at)).toEqual(OTHER_HEADS);
    expect(heads.length).toBeGreaterThan(10);
  });
});
