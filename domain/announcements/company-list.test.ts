import { describe, expect, it } from 'vitest';
import { type ListableCompany, matchLines, readPastedLines } from './company-list';

const CODE = '91210112MA0YQ1X2XQ';

const company = (id: string, change: Partial<ListableCompany> = {}): ListableCompany => ({
  id,
  name: `企业${id}`,
  creditCode: `code${id}`,
  formerNames: [],
  formerCodes: [],
  canSignIn: true,
  ...change,
});

describe(readPastedLines, () => {
  it.each([
    ['a column', 'A公司\r\nB公司\r\n', ['A公司', 'B公司']],
    ['blank lines, blanks and repetitions', ' A公司 \n\n\u3000\nＡ公司\na公司', ['A公司']],
    ['rows with a number, a name and a code', `1\tA公司\t${CODE}\n2\tB公司\t`, [CODE, 'B公司']],
    ['a code beside a name', `${CODE} A公司\nB公司，${CODE}`, [CODE]],
    [
      'numbering, quotes and marks of a list',
      '1、A公司；\n(2)“B公司”，\n3. C Co., Ltd.',
      ['A公司', 'B公司', 'C Co., Ltd.'],
    ],
    ['names that begin with a number', '3.14科技公司', ['3.14科技公司']],
    ['full-width codes with a text mark', `’９１210112MA0YQ1X2XQ`, ['’９１210112MA0YQ1X2XQ']],
    ['blanks alone', ' \t \n\u200b', []],
  ])('%s: returns one credit code or name a line', (_, text, lines) => {
    expect(readPastedLines(text).map(({ name }) => name)).toEqual(lines);
  });

  it('returns each line whole, with its number among all lines', () => {
    expect(readPastedLines(`名单\r\n\r\n1\tA公司\t${CODE}`)).toEqual([
      { no: 1, row: '名单', name: '名单' },
      { no: 3, row: `1\tA公司\t${CODE}`, name: CODE },
    ]);
  });
});

describe(matchLines, () => {
  const match = (lines: string[], companies: ListableCompany[]) => {
    const { found, unresolved } = matchLines(lines, companies);
    return [found.map(({ id }) => id), unresolved.map(({ index, reason }) => `${index} ${reason}`)];
  };

  it('returns a company once for its code and its name, in whatever width and case', () => {
    const known = company('1', { name: '示例（沈阳）有限公司', creditCode: CODE });
    expect(match(["'９１210112ma0yq1x2xq", '示例(沈阳) 有限公司', CODE], [known])).toEqual([['1'], []]);
  });

  it('returns a company by a former name or code, unless another has it now', () => {
    const renamed = company('1', { formerNames: ['旧名'], formerCodes: [CODE] });
    expect(match(['旧名', CODE], [renamed])).toEqual([['1'], []]);
    expect(match(['旧名'], [renamed, company('2', { name: '旧名' })])).toEqual([['2'], []]);
  });

  it('returns the lines that find no company, several of one name, or a closed one', () => {
    const companies = [
      company('1', { name: '同名' }),
      company('2', { name: '同名' }),
      company('3', { name: '停用', canSignIn: false }),
    ];
    expect(match(['没有', '同名', '停用'], companies)).toEqual([[], ['0 unknown', '1 several', '2 closed']]);
  });

  it('returns the open one of two companies of one name', () => {
    const companies = [company('1', { name: '同名', canSignIn: false }), company('2', { name: '同名' })];
    expect(match(['同名'], companies)).toEqual([['2'], []]);
  });
});
