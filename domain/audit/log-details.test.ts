import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { detailNames } from './detail-names';
import { describeLogDetails, formatConcernedFilings, joinWordedDetails } from './log-details';

const inChinese = (details: Record<string, unknown>, find?: (id: string) => string | undefined) =>
  joinWordedDetails(describeLogDetails(details, 'zh', find), 'zh');

describe(describeLogDetails, () => {
  it('words keys and codes of a decision', () => {
    expect(
      inChinese({ action: 'reject_city', filings: 1, reasons: ['low_score', 'budget'], level: 'city' }),
    ).toBe('办理结果：不予通过；涉及申报：1；原因：评审未达到要求、经费预算不合理；审核级：市级审核');
  });

  it('names filings and people by their ids', () => {
    const names: Record<string, string> = { f: 'KP2026 · 甲公司', e: '李专家' };
    expect(inChinese({ filing_id: 'f', expert_id: 'e' }, (id) => names[id])).toBe(
      '申报：KP2026 · 甲公司；专家：李专家',
    );
  });

  it('words lists of items, times, days and answers of yes and no', () => {
    expect(
      inChinese({
        changes: [{ field: 'closesAt', before: '2026-06-01T09:00:00.000Z', after: '2026-06-10' }],
        blind: true,
        doc_no: null,
        aside: [],
      }),
    ).toBe(
      '变更内容：字段：截止时间，变更前：2026-06-01 17:00，变更后：2026-06-10；匿名评审：是；文号：无；未能带入的填报项：无',
    );
    expect(describeLogDetails({ due_on: '2026-06-10', blind: false }, 'en')).toEqual([
      { label: 'Due day', value: '10 Jun 2026' },
      { label: 'Blind review', value: 'No' },
    ]);
  });

  it('words languages and second factors as the portal does', () => {
    expect(inChinese({ language: 'ar', kind: 'totp' })).toBe('语言：阿文；类型：验证器应用');
  });

  it('shows what has no words as it is', () => {
    expect(inChinese({ gone: 'x', reasons: ['gone'] })).toBe('gone：x；原因：gone');
  });
});

describe(formatConcernedFilings, () => {
  const filing = { id: 'f', no: 'KP1', company: '甲公司', program: '揭榜挂帅' };

  it('names the first filings and counts the others', () => {
    expect(formatConcernedFilings({ filings: [filing], filing_count: 3 }, 'zh')).toBe(
      'KP1 · 甲公司 · 揭榜挂帅；另有2份申报',
    );
    expect(formatConcernedFilings({ filings: [{ ...filing, no: null }], filing_count: 1 }, 'zh')).toBe(
      '草稿 · 甲公司 · 揭榜挂帅',
    );
    expect(formatConcernedFilings({ filings: [], filing_count: 0 }, 'zh')).toBeNull();
  });
});

/** Keys of the objects that an expression makes, those of its conditions and spreads included, not those inside of its values. */
function listKeys(node: ts.Node): string[] {
  if (!ts.isObjectLiteralExpression(node))
    return ts.isCallExpression(node) || ts.isArrowFunction(node) ? [] : node.getChildren().flatMap(listKeys);
  return node.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) return listKeys(property.expression);
    return property.name && ts.isIdentifier(property.name) ? [property.name.text] : [];
  });
}

function listWrittenKeys(path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): string[] =>
    ts.isPropertyAssignment(node) && node.name.getText() === 'details'
      ? listKeys(node.initializer)
      : node.getChildren().flatMap(visit);
  return visit(file);
}

describe('detailNames', () => {
  it('name every detail that the server writes to the audit log', () => {
    const written = readdirSync('server', { recursive: true, encoding: 'utf8' })
      .map((path) => `server/${path}`)
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .filter((path) => /\bdetails:/.test(readFileSync(path, 'utf8')))
      .flatMap(listWrittenKeys);
    expect(written.length).toBeGreaterThan(60);
    expect([...new Set(written)].filter((key) => !Object.hasOwn(detailNames, key))).toEqual([]);
  });
});
