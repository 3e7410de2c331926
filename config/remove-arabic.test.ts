import { expect, test } from 'vitest';
import { removeArabic } from './remove-arabic.mjs';

/** Returns the text that is left of one in the sources, as the build would run it. */
const read = (text: string, path = '/portal/domain/filing/status.ts'): unknown => {
  const code = removeArabic(`export default ${text};`, path);
  return new Function('compose', code.replace('export default', 'return'))(() => 'composed');
};

test('The build takes out Arabic that stands in a text, and leaves what code composes', () => {
  expect(read(`{ zh: '草稿', en: 'Draft', ar: 'مسودة' }`)).toEqual({ zh: '草稿', en: 'Draft' });
  expect(read(`{ ar: \`مسودة\`, "en": 'Draft' }`)).toEqual({ en: 'Draft' });
  expect(read(`{ en: 'days', 'ar': { one: 'يوم', other: 'يومًا' }, zh: '天' }`)).toEqual({
    en: 'days',
    zh: '天',
  });
  expect(read(`[{ en: 'a', ar: 'أ' }, { inner: { en: 'b', ar: 'ب' } }]`)).toEqual([
    { en: 'a' },
    { inner: { en: 'b' } },
  ]);
  expect(read(`{ en: 'Draft', ar: compose() }`)).toEqual({ en: 'Draft', ar: 'composed' });
  const amount = read(`{ en: \`CNY \${1 + 1}\`, ar: \`\${1 + 1} يوان\` }`);
  expect(amount).toEqual({ en: 'CNY 2', ar: '2 يوان' });
  expect(read(`{ zh: '草稿', ar: 'مسودة' }`)).toEqual({ zh: '草稿', ar: 'مسودة' });
});

test('What follows stays in its line and column, where source maps look for it', () => {
  const code = `const text = { en: 'Draft',\n  ar: 'مسودة',\n  zh: '草稿' }; fail();`;
  const left = removeArabic(code, '/portal/src/a.ts');
  expect(left).not.toContain('مسودة');
  expect(left.indexOf('fail()')).toBe(code.indexOf('fail()'));
  expect(left.split('\n')).toHaveLength(3);
});

test('The build leaves what is no text of the language, as the locale in which days are written', () => {
  const locales = { zh: null, en: 'en-GB', ar: 'ar-u-nu-latn' };
  expect(read(JSON.stringify(locales))).toEqual(locales);
});

test('The build leaves Arabic in topics of help, which no list of words holds', () => {
  const text = `{ zh: '公司', en: 'Company', ar: 'شركة' }`;
  expect(read(text, '/portal/src/help/topics/company.ts')).toHaveProperty('ar');
});
