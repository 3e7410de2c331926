import { describe, expect, it } from 'vitest';
import { readProgramDocument } from '../../../tests/support/program-documents';
import { programs } from '../../programs/index.generated';
import { parseExpression } from '../language/parse';
import { printExpression } from '../language/print';
import type { ConditionTree } from './condition';
import { readCondition } from './read-condition';
import { writeCondition } from './write-condition';

const CONDITION_PROPERTIES = new Set(['showWhen', 'requiredWhen', 'applies', 'when', 'isShown']);

function listConditions(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return CONDITION_PROPERTIES.has(key) ? [value] : [];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, each]) =>
    listConditions(each, Array.isArray(value) ? key : name),
  );
}

const conditions = [...new Set(programs.flatMap(({ key }) => listConditions(readProgramDocument(key).form)))];
const open = (text: string) => readCondition(parseExpression(text));

const listRows = (condition: ConditionTree): ConditionTree[] => {
  if (condition.kind === 'rows') return [condition, ...listRows(condition.of)];
  return 'parts' in condition ? condition.parts.flatMap(listRows) : [condition];
};

describe('conditions as rows', () => {
  it.each(conditions)('give back %s', (text) => {
    expect(writeCondition(open(text))).toBe(printExpression(parseExpression(text)));
  });

  it('open in rows of subject, operator and value, except where a program asks something of its own', () => {
    const named = conditions.filter((text) =>
      listRows(open(text)).some((row) => row.kind === 'subject' && /[(?]/.test(row.subject)),
    );
    expect(named).toEqual([
      "setting('GZ-A10')",
      "getOptionAttribute('registration_type', registration.registration_type, 'capital') !== 'domestic'",
      'thresholds.some(name => T(name) !== null)',
      'needsReview(ethics)',
      '!isSenior(leader)',
      'bidder_terms.intended_bidder?.includes(reader.name)',
    ]);
  });

  it.each<[string, ConditionTree]>([
    [
      "basic.kind === 'first' && (basic.staff >= 10 || !isFilledIn(basic.reason))",
      {
        kind: 'all',
        parts: [
          { kind: 'subject', subject: 'basic.kind', operator: 'is', value: { literal: 'first' } },
          {
            kind: 'any',
            parts: [
              { kind: 'subject', subject: 'basic.staff', operator: 'atLeast', value: { literal: 10 } },
              { kind: 'subject', subject: 'basic.reason', operator: 'isMissing' },
            ],
          },
        ],
      },
    ],
    [
      'staff.filter((row) => row.age < -1 || row.left === true).length > basic.planned',
      {
        kind: 'rows',
        table: 'staff',
        quantifier: 'number',
        comparison: { operator: 'more', value: { formula: 'basic.planned' } },
        parameter: 'row',
        of: {
          kind: 'any',
          parts: [
            { kind: 'subject', subject: 'row.age', operator: 'less', value: { literal: -1 } },
            { kind: 'subject', subject: 'row.left', operator: 'is', value: { literal: true } },
          ],
        },
      },
    ],
    [
      "!staff.some((row) => hasAny(row.roles, ['a', 'b']))",
      {
        kind: 'rows',
        table: 'staff',
        quantifier: 'none',
        parameter: 'row',
        of: {
          kind: 'subject',
          subject: 'row.roles',
          operator: 'includesAny',
          value: { list: ['a', 'b'] },
        },
      },
    ],
    ["['area'].some((name) => T(name) !== null)", { kind: 'thresholds', names: ['area'] }],
  ])('read %s', (text, condition) => {
    expect(open(text)).toEqual(condition);
    expect(writeCondition(condition)).toBe(text);
  });

  it('keep a formula whole that is no row', () => {
    expect(open('(basic.a ?? basic.b) > 1 ? basic.c : basic.d')).toEqual({
      kind: 'subject',
      subject: '(basic.a ?? basic.b) > 1 ? basic.c : basic.d',
      operator: 'holds',
    });
  });

  it('put brackets around the formula of a subject where its place needs them', () => {
    const row: ConditionTree = {
      kind: 'subject',
      subject: 'basic.a || basic.b',
      operator: 'is',
      value: { literal: true },
    };
    expect(writeCondition(row)).toBe('(basic.a || basic.b) === true');
  });

  it('are always met without any row, and never with none of any', () => {
    expect(writeCondition({ kind: 'all', parts: [] })).toBe('true');
    expect(writeCondition({ kind: 'any', parts: [] })).toBe('false');
  });
});
