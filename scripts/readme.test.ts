/** Checks that the two READMEs agree: same headings, folders, commands and links, in the same order. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const english = readFileSync(join(__dirname, '../README.md'), 'utf8');
const chinese = readFileSync(join(__dirname, '../README.zh-CN.md'), 'utf8');

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Extractors of the compared parts, by kind of part; each part is identical in both languages except for names of arguments. */
const parts: Record<string, (text: string) => string[]> = {
  headings: (text) => all(text, /^(#+) /gm),
  links: (text) => all(text, /\]\(([^)]+)\)/g).filter((link) => !link.startsWith('README')),
  commands: (text) =>
    all(text, /`((?:npm|npx|node|-- )[^`]*)`/g).map((command) => command.replace(/<[^>]*>/g, '<>').trim()),
  'rows of commands': (text) => all(text, /^\| (`[^|]*) \|/gm).map((row) => row.replace(/<[^>]*>/g, '<>')),
  folders: (text) => all(text.split('```')[3] ?? '', /^ *([\w./]+(?:, [\w./]+)*) {2,}/gm),
  faults: (text) => all(text.split('?fault=')[1]?.split('##')[0] ?? '', /`([\w-]+)`/g),
  accounts: (text) => all(text.split('Portal#2026')[1]?.split('data/outbox')[0] ?? '', /`([\w.]+)`/g),
};

it.each(Object.keys(parts))('%s', (name) => {
  const found = parts[name]?.(english) ?? [];
  expect(found.length).toBeGreaterThan(3);
  expect(parts[name]?.(chinese).sort()).toEqual(found.sort());
});
