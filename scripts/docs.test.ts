/** Checks the documents against the code: files that they name exist, and names of the glossary occur in the code. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(__dirname, '..');
const tracked = (...paths: string[]) =>
  execFileSync('git', ['-C', ROOT, 'ls-files', ...paths], { encoding: 'utf8' })
    .trim()
    .split('\n');
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const quoted = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);

/** A path within the repository as documents write it: no wildcard, no placeholder, no URL. */
const PATH = /^(?:config|docs|domain|mock|public|scripts|server|src|tests)\/[\w./@-]*\w\/?$/;

describe.each(tracked('README.md', 'README.zh-CN.md', 'docs/*.md'))('%s', (document) => {
  it('names files and folders that exist', () => {
    const gone = quoted(textOf(document)).filter((name) => PATH.test(name) && !existsSync(join(ROOT, name)));
    expect(gone).toEqual([]);
  });
});

it('each name of the glossary stands in the code', () => {
  const code = tracked('domain', 'server', 'src')
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${path}\n${textOf(path)}`)
    .join('\n');
  const words = new Set(code.split(/\W+/));
  const names = quoted(textOf('docs/glossary.md')).filter((name) => !PATH.test(name));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !name.split(/\W+/).every((word) => words.has(word)))).toEqual([]);
});

it('no replaced word of the glossary comes back', () => {
  const [, table = ''] = textOf('docs/glossary.md').split('## Replaced words');
  const replaced = [...table.matchAll(/^\| [^|\n]+ \| ([^|\n]+) \|$/gm)]
    .flatMap(([, words = '']) => words.split('、'))
    .filter((word) => word !== 'Not');
  expect(replaced.length).toBeGreaterThan(10);
  const found = tracked('src/locales', 'domain', 'docs', 'README.zh-CN.md')
    .filter((path) => /\.(?:tsx?|md)$/.test(path) && path !== 'docs/glossary.md')
    .flatMap((path) => {
      const text = textOf(path);
      return replaced.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`);
    });
  expect(found).toEqual([]);
});

it('each record of a decision has a number of its own, in its name as in its title', () => {
  const records = tracked('docs/adr/0*.md');
  const numbers = records.map((path) => Number(path.match(/\/(\d{4})-/)?.[1]));
  expect(numbers).toEqual(records.map((_, index) => index + 1));
  expect(records.map((path) => Number(textOf(path).match(/^# (\d+)\. /)?.[1]))).toEqual(numbers);
});

it('the newest snapshot of the tables is the only one that is kept', () => {
  expect(tracked('server/core/db/migrations/meta/*_snapshot.json')).toHaveLength(1);
});

it('each line on where the focus is has a test, and each such test a line', () => {
  const ids = [...textOf('docs/guides/focus.md').matchAll(/^\| ([a-z]\w+) \|/gim)].flatMap(
    ([, id = '']) => id,
  );
  const titles = tracked('src', 'tests')
    .filter((path) => /\.(?:test|spec)\.tsx?$/.test(path))
    .flatMap((path) => [...textOf(path).matchAll(/\b(?:it|test)\(\s*['`][^'`\n]*\[focus ([\w ]+)\]/g)])
    .flatMap(([, named = '']) => named.split(' '));
  const lines = ids.filter((id) => id !== 'Id');
  expect(lines.length).toBeGreaterThan(10);
  expect([...new Set(titles)].sort()).toEqual(lines.toSorted());
});

/**
 * Documents whose every line is shown by tests: path, number of lines, and numbers of lines about what the portal does not have.
 */
const SHOWN: [string, number, number[]][] = [
  ['docs/expectations.md', 70, []],
  ['docs/features.md', 100, []],
];

it.each(SHOWN)('each line of %s is shown by tests that are there', (document, count, absent) => {
  const lines = [...textOf(document).matchAll(/^\| (\d+) \|(.+)\|$/gm)];
  expect(lines.map(([, number]) => Number(number))).toEqual(Array.from({ length: count }, (_, i) => i + 1));
  const faults = lines.flatMap(([, number, line = '']) => {
    const shown = [...line.matchAll(/`([^`]+)` “([^”]+)”/g)];
    if (absent.includes(Number(number))) return line.includes('not here:') ? [] : [`${number}: says not why`];
    if (shown.length === 0) return [`${number}: nothing shows it`];
    const isThere = (path: string, title: string) =>
      existsSync(join(ROOT, path)) && textOf(path).includes(title);
    return shown.flatMap(([, path = '', title = '']) =>
      isThere(path, title) ? [] : [`${number}: ${path}: ${title}`],
    );
  });
  expect(faults).toEqual([]);
});
