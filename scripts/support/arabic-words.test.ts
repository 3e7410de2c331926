import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { collectArabic, collectProductArabic } from './arabic-words';

const root = join(__dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'arabic-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe(collectArabic, () => {
  test('finds texts, templates and plural forms, and leaves a text without Arabic out', () => {
    writeFileSync(
      join(folder, 'texts.ts'),
      `export const a = { zh: '草稿', en: 'Draft', ar: 'مسودة' };
       export const b = { zh: '回执', en: 'Receipt' };
       export const c = { zh: '{{count}}天', en: { one: '{{count}} day', other: '{{count}} days' }, ar: { one: 'يوم', other: '{{count}} يومًا' } };
       export const d = { zh: '草稿', en: 'Draft', ar: 'مسوّدة' };`,
    );
    expect([...collectArabic([folder])]).toEqual([
      ['Draft', ['مسودة', 'مسوّدة']],
      ['{{count}} days', [{ one: 'يوم', other: '{{count}} يومًا' }]],
    ]);
  });

  test('finds one Arabic wording for each English text of the product, because it is looked up by the English', () => {
    const wordings = collectProductArabic(root);
    expect(wordings.size).toBeGreaterThan(4_800);
    expect([...wordings].filter(([, each]) => each.length > 1)).toEqual([]);
  });
});
