import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startTestApp, type TestApp } from '../../tests/support/server/application';

const rules: { alert: string; expr: string }[] = parse(readFileSync('deploy/alerts.yaml', 'utf8')).groups[0]
  .rules;
const dashboard: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(
  readFileSync('deploy/grafana-dashboard.json', 'utf8'),
);

/** Returns the metric names in an expression, without functions, labels, durations and keywords. */
const namesIn = (expression: string): string[] => {
  const bare = expression
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, ' ')
    .replace(/\b\w+\s*\(/g, ' ');
  return [...bare.matchAll(/[a-z_]\w*/g)].map(([word]) => word);
};
const labelsIn = (expression: string): string[] => [
  ...[...expression.matchAll(/(\w+)\s*=~?\s*"/g)].map(([, label]) => label as string),
  ...[...expression.matchAll(/\bby\s*\(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/)),
];

let app: TestApp;
let given: string;
beforeAll(async () => {
  app = await startTestApp();
  await app.app.inject('/api/health');
  given = (await app.app.inject('/api/metrics')).payload;
});
afterAll(() => app.close());

/** True for series that exist from the start, not from their first event, according to their declaration. */
const isGiven = (name: string): boolean =>
  new RegExp(
    `^(# TYPE ${name.replace(/_(bucket|count|sum)$/, '(_(bucket|count|sum))?')} |${name}[ {])`,
    'm',
  ).test(given);

describe('alert rules and dashboards (GET /api/metrics)', () => {
  const expressions: [string, string][] = [
    ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
    ...dashboard.panels.flatMap(({ title, targets }) =>
      targets.map(({ expr }): [string, string] => [title, expr]),
    ),
  ];

  it.each(expressions)('name only figures that exist: %s', (_, expression) => {
    const names = namesIn(expression);
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !isGiven(name))).toEqual([]);
  });

  it('group and filter by labels that the figures have', () => {
    const known = new Set([...given.matchAll(/[{,](\w+)="/g)].map(([, label]) => label));
    // Labels of metrics that begin with their first event.
    for (const label of ['warning', 'route']) known.add(label);
    expect(
      expressions.flatMap(([, expression]) => labelsIn(expression)).filter((label) => !known.has(label)),
    ).toEqual([]);
  });

  it('fail the check with a name that does not exist', () => {
    expect(namesIn('sum by (kind) (rate(calls_lost_total{kind="x"}[5m])) > 0.1')).toEqual([
      'calls_lost_total',
    ]);
    expect(isGiven('calls_lost_total')).toBe(false);
  });
});
