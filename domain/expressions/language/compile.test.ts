import { describe, expect, it } from 'vitest';
import { compileText } from './compile-text';
import { runWithinCheck } from './evaluation';
import { EvaluationLimitExceeded } from './faults';

const ENVIRONMENT = { parameters: [], resolve: () => undefined };

const SCOPE = {
  basic: { listed: true, name: '沈阳示例', capital: 12.5, empty: null },
  rows: [
    { year: 2023, amount: 3 },
    { year: 2024, amount: 4.5 },
  ],
  double: (value: number) => value * 2,
  all: <R>(rows: R[], test: (row: R) => boolean) => rows.every(test),
};

const evaluate = (text: string, scope: object = SCOPE) => compileText(text, ENVIRONMENT)(scope);

describe('compileExpression', () => {
  /** The same text as a function of JavaScript, which the language is a subset of. */
  it.each([
    ['basic.listed === true && basic.capital > 10', true],
    ['rows.map((row) => row.amount)', [3, 4.5]],
    ['rows.filter((row) => row.year >= 2024).length', 1],
    ['rows.reduce((total, row) => total + row.amount, 0)', 7.5],
    ['all(rows, (row) => row.amount > double(1))', true],
    ['((first) => first.amount * 2)(rows[0])', 6],
    ['rows.map((row) => rows.filter((other) => other.year > row.year).length)', [1, 0]],
    ['basic.empty ?? "无"', '无'],
    ['basic.empty?.deeper.still', undefined],
    ['basic.missing', undefined],
    [`\`共\${rows.length}行，\${basic.name}\``, '共2行，沈阳示例'],
    ['[basic.name, ...rows.map((row) => row.year)]', ['沈阳示例', 2023, 2024]],
    ['({ total: rows.length, ...rows[1] })', { total: 2, year: 2024, amount: 4.5 }],
    ['-basic.capital + 1', -11.5],
    ['typeof basic.listed === "boolean" ? !basic.listed : null', false],
    ['Math.max(...rows.map((row) => row.amount))', 4.5],
    ['[0, 1, null, 2].filter(Boolean)', [1, 2]],
    ['(basic.listed ? double : all)(4)', 8],
    // A call within a call of the same function keeps the parameter of the outer one.
    ["((f) => f(f))((g) => (typeof g === 'number' ? g : g(1) + (typeof g === 'number' ? 0 : 2)))", 3],
    ['rows.map((row) => rows.some((other) => other.amount > row.amount))', [true, false]],
    ['undefined > 1', false],
  ])('evaluates %s as JavaScript does', (text, expected) => {
    expect(evaluate(text)).toEqual(expected);
  });

  it('shares its steps with the expressions that it needs', () => {
    const many = Array.from({ length: 1_000 }, (_, i) => i);
    const inner = compileText('rows.map((row) => row + 1).length', ENVIRONMENT);
    const outer = compileText('rows.map((row) => inner).length', {
      parameters: [],
      resolve: (name) => (name === 'inner' ? { parameters: [], getCompiled: () => inner } : undefined),
    });
    expect(() => outer({ rows: many })).toThrow(EvaluationLimitExceeded);
    expect(inner({ rows: many })).toBe(1_000);
  });

  it.each([
    'rows.flatMap(() => rows.flatMap(() => rows)).length',
    'rows.map(() => rows.reduce((all, row) => ({ ...all, ...wide }), {})).length',
    'rows.map(() => rows.map(() => sum(rows))).length',
    'rows.map(() => rows.map(() => text.includes("none"))).length',
    `rows.map(() => rows.map(() => sum("${'字'.repeat(9_000)}"))).length`,
  ])('counts what it goes over, not the calls alone: %s', (text) => {
    const scope = {
      rows: Array.from({ length: 300 }, (_, i) => i),
      wide: Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`key${i}`, i])),
      text: '字'.repeat(10_000),
      sum: (rows: number[]) => rows.length,
    };
    expect(() => evaluate(text, scope)).toThrow(EvaluationLimitExceeded);
  });

  it('refuses texts and lists that hold each other many times over', () => {
    const rows = Array.from({ length: 100 }, (_, i) => i);
    const text = '字'.repeat(90_000);
    for (const each of [
      'rows.reduce((all) => [all, all], [1]).length',
      'rows.reduce((all) => ({ left: [all.left, all.left] }), { left: [1] })',
      'String(rows.map(() => text))',
      `\`\${rows.map(() => text)}\``,
      'rows.map(() => text) + ""',
      'rows.map(() => text) > 1',
      'rows.map(() => text).join("")',
      'rows.map(() => rows.map(() => rows.map(() => text === other)))',
      'rows.map(() => rows.map(() => text.slice(1).includes(other.slice(50000))))',
    ])
      expect(() => evaluate(each, { rows, text, other: `${text}。` }), each).toThrow(EvaluationLimitExceeded);
  });

  it('gives the evaluations of one check their steps together, and each its own outside of it', () => {
    const rows = Array.from({ length: 900 }, (_, i) => i);
    const heavy = compileText('rows.map((row) => rows.map((other) => other).length).length', ENVIRONMENT);
    const count = () => {
      let done = 0;
      try {
        for (; done < 9; done += 1) heavy({ rows });
      } catch (fault) {
        expect(fault).toBeInstanceOf(EvaluationLimitExceeded);
      }
      return done;
    };
    expect(runWithinCheck(count)).toBe(6);
    expect(count()).toBe(9);
  });

  it('counts large expressions for more than small ones', () => {
    const rows = Array.from({ length: 2_000 }, (_, i) => i);
    const large = `rows.map((row) => rows.slice(0, 9).map((each) => [${'1, '.repeat(3_000)}].length))`;
    expect(() => evaluate(large, { rows })).toThrow(EvaluationLimitExceeded);
  });

  it('evaluates each part of an optional call once', () => {
    let calls = 0;
    const next = () => {
      calls += 1;
      return null;
    };
    expect(evaluate('next?.()?.x?.()?.x?.()', { next })).toBeUndefined();
    expect(calls).toBe(1);
  });

  it('reads nothing of functions, and ends a chain at a method that is not there', () => {
    expect(evaluate('String.fromCharCode')).toBeUndefined();
    expect(evaluate('basic.name.missing?.(1)')).toBeUndefined();
    expect(evaluate('rows.map?.((row) => row.year)')).toEqual([2023, 2024]);
  });

  it('throws where a value is missing that the expression needs', () => {
    expect(() => evaluate('basic.empty.deeper')).toThrow(TypeError);
    expect(() => evaluate('absent.field')).toThrow(TypeError);
  });

  it('takes parameters, and names of the environment before those of the scope', () => {
    const compiled = compileText('limit(row.amount) + 1', {
      parameters: ['row'],
      resolve: (name) => (name === 'limit' ? { helper: (value: number) => Math.min(value, 2) } : undefined),
    });
    expect(compiled({ limit: () => 99 }, { amount: 7 })).toBe(3);
  });

  it.each([
    "rows['const' + 'ructor']",
    "basic['__pro' + 'to__']",
    "basic.name['construct' + 'or']",
    "double['call']",
    "(() => 1)['construct' + 'or']",
  ])('reads nothing that a value inherits: %s', (text) => {
    expect(evaluate(text)).toBeUndefined();
  });

  it.each(['rows.push(1)', 'rows.sort()', 'basic.name.repeat(9)', 'double.call(null, 1)', 'Math.random()'])(
    'calls no method that is not listed: %s',
    (text) => {
      expect(() => evaluate(text)).toThrow(TypeError);
    },
  );

  it('neither changes a prototype nor lets a record carry one', () => {
    const polluted = JSON.parse('{"rows": [{"__proto__": {"isAdmin": true}}]}');
    expect(evaluate('({ ...rows[0] }).isAdmin', polluted)).toBeUndefined();
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('ends an evaluation that goes on and on', () => {
    const long = { rows: Array.from({ length: 2_000 }, (_, index) => index) };
    expect(() => evaluate('rows.map((a) => rows.map((b) => rows.map((c) => a + b + c)))', long)).toThrow(
      EvaluationLimitExceeded,
    );
    expect(() => evaluate('rows.reduce((text, row) => text + text + "……", "…")', long)).toThrow(
      EvaluationLimitExceeded,
    );
  });
});
