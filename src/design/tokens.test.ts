import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(__dirname, '..');
const TOKENS = join(ROOT, 'design', 'tokens.ts');

const sources = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((path) => !path.startsWith('.umi') && !/\.test\.tsx?$/.test(path))
  .map((path) => join(ROOT, path))
  .filter((path) => path !== TOKENS);

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '');

/** Lines of the files that a pattern finds, each with its file. */
function findLines(ending: RegExp, pattern: RegExp): string[] {
  return sources
    .filter((path) => ending.test(path))
    .flatMap((path) =>
      withoutComments(readFileSync(path, 'utf8'))
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${path.slice(ROOT.length)}: ${line.trim()}`),
    );
}

describe('style sheets of the portal', () => {
  it('take their colours from the tokens', () => {
    expect(findLines(/\.css$/, /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/i)).toEqual([]);
  });

  /** Points are for paper; `--font-height` is that of a PDF's own text layer. */
  it('take their font sizes from the tokens, but for those of paper', () => {
    const allowed = /var\(--portal-size-|var\(--control-font|inherit|\dpt;|--font-height/;
    expect(findLines(/\.css$/, /(?<![-\w])font-size:/).filter((line) => !allowed.test(line))).toEqual([]);
  });

  it('have one corner, round things apart', () => {
    const allowed = /var\(--portal-radius\)|: 50%|: 999px|: inherit|: 0\b/;
    expect(findLines(/\.css$/, /border-(?:[a-z-]+-)?radius:/).filter((line) => !allowed.test(line))).toEqual(
      [],
    );
  });
});

describe('components of the portal', () => {
  /** A QR code is black on white for every camera; a placeholder shows how a colour is written. */
  it('take their colours from the tokens', () => {
    const allowed = /<QRCode|placeholder=/;
    const found = findLines(/\.tsx$/, /['"`]#[0-9a-f]{6}['"`]|['"`]rgba?\(/i);
    expect(found.filter((line) => !allowed.test(line))).toEqual([]);
  });
});
