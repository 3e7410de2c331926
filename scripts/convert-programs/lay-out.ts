import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Plain = Record<string, unknown>;

/** Lays out long expressions as the code of the project is laid out. */
export function layOut(document: Plain): Plain {
  const long: string[] = [];
  const visit = (value: unknown, path: string[]): unknown => {
    if (Array.isArray(value)) return value.map((each) => visit(each, path));
    if (value && typeof value === 'object')
      return Object.fromEntries(
        Object.entries(value).map(([key, each]) => [key, visit(each, [...path, key])]),
      );
    if (typeof value !== 'string' || !isExpression(path) || value.length <= 90) return value;
    long.push(value);
    return { laidOut: long.length - 1 };
  };
  const visited = visit(document, []);
  if (!long.length) return document;
  const file = join('domain', `convert-${process.pid}.ts`);
  writeFileSync(file, long.map((text, i) => `/* ${i} */\nexport const e${i} = ${text};\n`).join(''));
  execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'ignore' });
  const parts = readFileSync(file, 'utf8')
    .split(/^\/\* \d+ \*\/\n/m)
    .slice(1);
  rmSync(file);
  const texts = parts.map((part) => {
    const [head, ...lines] = part
      .trim()
      .replace(/;$/, '')
      .replace(/^export const e\d+ =\s*/, '')
      .split('\n');
    const isIndented = part.trimEnd().split('\n')[0]?.endsWith('=');
    return [head, ...lines.map((line) => (isIndented ? line.replace(/^ {2}/, '') : line))].join('\n');
  });
  const fill = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(fill);
    if (!value || typeof value !== 'object') return value;
    if ('laidOut' in value) return texts[value.laidOut as number];
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fill(each)]));
  };
  return fill(visited) as Plain;
}

const EXPRESSION_KEYS = new Set([
  'fits',
  'showWhen',
  'requiredWhen',
  'computed',
  'applies',
  'figure',
  'check',
  'beside',
  'ofCompany',
  'minFiles',
  'paperYears',
  'base',
  'from',
  'showUntil',
  'when',
  'pick',
  'assess',
  'isShown',
  'text',
]);
const isExpression = (path: string[]): boolean =>
  EXPRESSION_KEYS.has(path.at(-1) ?? '') || EXPRESSION_KEYS.has(path.at(-2) ?? '');
