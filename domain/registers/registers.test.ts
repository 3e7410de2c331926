import { describe, expect, it } from 'vitest';
import { toPatentKey } from '../checks/patent-no';
import type { Form } from '../definition';
import { readEntry } from './entry';
import type { RegisterEntry, RegisterKind } from './kinds';
import {
  computeNextCheckTime,
  deriveRegisterFact,
  listRegisterQuestions,
  mergeLaterFacts,
  type RegisterAnswer,
  type RegisterCheckResult,
} from './register-checks';

const CODE = '91210102MA0YK100XU';
const FORMER_CODE = '91210102MA0YK1010L';
const origin = { source: '登记机关', asOf: '2026-06-01', version: 1, askedAt: '2026-06-10T00:00:00Z' };
const company = { name: '和平示例（沈阳）软件有限公司', legalRep: '张伟' };
const TODAY = '2026-06-10';

const know = (entry: RegisterEntry): RegisterAnswer => ({ is: 'known', entry, origin });
const about = (register: RegisterKind, answer: RegisterAnswer, said = company): RegisterCheckResult =>
  deriveRegisterFact({ register, key: CODE, path: null, company: said }, answer, TODAY);

describe(readEntry, () => {
  it('returns a row of a register in its stored form', () => {
    const given = {
      credit_code: ' 91210102ma0yk100xu',
      name: ' 和平示例 ',
      reason: '失信',
      listed_on: '2026/3/1',
      removed_on: '2026年4月2日',
      more: 'x',
    };
    expect(readEntry('blacklist', given)).toEqual({
      entry: {
        credit_code: CODE,
        name: '和平示例',
        reason: '失信',
        listed_on: '2026-03-01',
        removed_on: '2026-04-02',
      },
      faults: [],
    });
  });

  it('names the letters that no credit code has', () => {
    const { faults } = readEntry('company', { credit_code: '91210112MA0YQ1X2XZ', name: 'A' });
    expect(faults.map(({ message }) => message.zh)).toEqual([
      '统一社会信用代码应为18位数字或大写字母（不含I、O、S、V、Z），请核对',
    ]);
  });

  it.each([
    ['company', { credit_code: CODE }, 'name'],
    ['company', { credit_code: '123', name: 'A' }, 'credit_code'],
    ['company', { credit_code: '91210102MA0YK100XA', name: 'A' }, 'credit_code'],
    ['company', { credit_code: [CODE], name: 'A' }, 'credit_code'],
    ['company', { credit_code: CODE, name: ['A'] }, 'name'],
    ['company', { credit_code: CODE, name: 'x'.repeat(101) }, 'name'],
    ['company', { credit_code: CODE, name: 'A\u202eB' }, 'name'],
    ['company', { credit_code: CODE, name: 'A', check_digit_exception: 'maybe' }, 'check_digit_exception'],
    ['blacklist', { credit_code: CODE, reason: 'r', listed_on: '2026-02-30' }, 'listed_on'],
    ['patent', { patent_no: '2024SR0123456', holder: 'A' }, 'patent_no'],
  ] as [RegisterKind, Record<string, unknown>, string][])(
    'refuses, for %s, %o at %s',
    (kind, given, column) => {
      expect(readEntry(kind, given).faults.map((fault) => fault.column)).toEqual([column]);
    },
  );

  it('accepts a code that fails its check digit where the row says so', () => {
    const given = { credit_code: '91210112MA0Y000010', name: 'A' };
    expect(readEntry('company', given).faults).toHaveLength(1);
    expect(readEntry('company', { ...given, check_digit_exception: '是' }).faults).toEqual([]);
  });
});

describe(toPatentKey, () => {
  it('returns one number for every notation of a patent, and null for others', () => {
    const written = [
      'ZL202110000001.6',
      'zl 2021 1000 0001.6',
      'ＺＬ２０２１１００００００１．６',
      'CN202110000001.6',
      '2021100000016',
    ];
    expect(new Set(written.map(toPatentKey))).toEqual(new Set(['2021100000016']));
    expect(['2024SR0123456', '', '20211000000', 'GB/T 1234'].map(toPatentKey)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe(deriveRegisterFact, () => {
  it('returns "agrees" for the company register, whatever the width of brackets', () => {
    const entry = {
      credit_code: CODE,
      name: '和平示例(沈阳)软件有限公司',
      legal_rep: '张伟',
      status: '存续（在营）',
    };
    expect(about('company', know(entry))).toMatchObject({ state: 'agrees', differences: [], origin });
  });

  it('returns "differs" with both values', () => {
    const entry = { credit_code: CODE, name: '和平样例软件有限公司', legal_rep: '李丽', status: '吊销' };
    expect(about('company', know(entry))).toMatchObject({
      state: 'differs',
      differences: [
        { column: 'name', given: company.name, recorded: '和平样例软件有限公司' },
        { column: 'legal_rep', given: '张伟', recorded: '李丽' },
        { column: 'status', given: null, recorded: '吊销' },
      ],
    });
  });

  it('returns "agrees" where one side is empty', () => {
    const entry = { credit_code: CODE, name: company.name, legal_rep: '李丽' };
    expect(about('company', know(entry), { ...company, legalRep: null as never }).state).toBe('agrees');
  });

  it('returns "listed" for the blacklist from the day of listing until the removal', () => {
    const listed = { credit_code: CODE, reason: '失信', listed_on: '2026-03-01' };
    const states = [
      listed,
      { ...listed, removed_on: '2026-06-11' },
      { ...listed, removed_on: TODAY },
      { ...listed, listed_on: '2026-07-01' },
    ].map((entry) => about('blacklist', know(entry)).state);
    expect(states).toEqual(['listed', 'listed', 'agrees', 'agrees']);
  });

  it('returns "missing" for an unknown company, and "agrees" if it is not on the blacklist', () => {
    expect(about('company', { is: 'unknown', origin }).state).toBe('missing');
    expect(about('blacklist', { is: 'unknown', origin }).state).toBe('agrees');
  });

  it('returns "agrees" for a patent in force that the company holds alone or with others', () => {
    const entry = { patent_no: '2021100000016', holder: `示例大学；${company.name}` };
    expect(about('patent', know(entry)).state).toBe('agrees');
    expect(about('patent', know({ ...entry, status: '未缴年费专利权终止' })).differences).toEqual([
      { column: 'status', given: null, recorded: '未缴年费专利权终止' },
    ]);
    expect(about('patent', know({ ...entry, holder: '示例大学' })).state).toBe('differs');
  });

  it('returns "unchecked" where no register could be asked', () => {
    expect(about('blacklist', { is: 'unchecked', reason: 'slow' })).toMatchObject({
      state: 'unchecked',
      reason: 'slow',
      origin: null,
    });
  });
});

describe(listRegisterQuestions, () => {
  it('returns questions about the company, each of its credit codes, and each patent that a form names', () => {
    const form = {
      sections: [
        { key: 'a', kind: 'fields', title: { zh: '', en: '' }, fields: [] },
        {
          key: 'rights',
          kind: 'table',
          title: { zh: '', en: '' },
          columns: [
            { key: 'kind', type: 'text', zh: '', en: '' },
            { key: 'no', type: 'text', zh: '', en: '', register: 'patent' },
          ],
        },
      ],
    } as unknown as Form;
    const rows = [{ kind: '专利', no: 'ZL202110000001.6' }, { no: '2024SR0123456' }, { no: undefined }];
    const asked = listRegisterQuestions(
      form,
      { rights: rows as never },
      { creditCode: CODE, formerCodes: [FORMER_CODE], ...company },
    );
    expect(asked.map(({ register, key, path }) => [register, key, path])).toEqual([
      ['company', CODE, null],
      ['blacklist', CODE, null],
      ['blacklist', FORMER_CODE, null],
      ['patent', '2021100000016', 'rights[0].no'],
    ]);
  });
});

describe(mergeLaterFacts, () => {
  const known = about('company', { is: 'unknown', origin });
  const unchecked = about('company', { is: 'unchecked', reason: 'away' });

  it('keep what was known when the register cannot be asked any more', () => {
    expect(mergeLaterFacts([known], [unchecked])).toEqual([known]);
    expect(mergeLaterFacts([unchecked], [known])).toEqual([known]);
    expect(mergeLaterFacts([], [unchecked])).toEqual([unchecked]);
  });

  it('nextLook comes later each time, and never for a register that is off', () => {
    const now = new Date('2026-06-10T00:00:00Z');
    const minutes = [0, 1, 5, 6].map((tries) => {
      const next = computeNextCheckTime([unchecked], tries, now);
      return next && (next.getTime() - now.getTime()) / 60_000;
    });
    expect(minutes).toEqual([1, 5, 1_440, null]);
    expect(
      computeNextCheckTime([known, about('company', { is: 'unchecked', reason: 'off' })], 0, now),
    ).toBeNull();
  });
});
