import type { IApi } from 'umi';
import { expect, test } from 'vitest';
import addPlugin from './plugin-arabic';

/** Names of the properties that are left of an object whose values have these types. */
function listKept(types: Record<string, string>, filename = '/portal/domain/filing/status.ts'): string[] {
  const properties = Object.entries(types).map(([name, type]) => ({
    type: 'ObjectProperty',
    key: { name },
    value: { type },
  }));
  const node = { properties };
  addPlugin({
    addExtraBabelPlugins(
      list: () => (() => { visitor: { ObjectExpression(path: object, file: object): void } })[],
    ) {
      for (const plugin of list()) plugin().visitor.ObjectExpression({ node }, { filename });
    },
  } as unknown as IApi);
  return node.properties.map(({ key }) => key.name);
}

test('The build takes out Arabic that stands in a text, and leaves what code composes', () => {
  const text = { zh: 'StringLiteral', en: 'StringLiteral' };
  expect(listKept({ ...text, ar: 'StringLiteral' })).toEqual(['zh', 'en']);
  expect(listKept({ ...text, ar: 'ObjectExpression' })).toEqual(['zh', 'en']);
  expect(listKept({ ...text, ar: 'CallExpression' })).toEqual(['zh', 'en', 'ar']);
  expect(listKept({ zh: 'StringLiteral', ar: 'StringLiteral' })).toEqual(['zh', 'ar']);
});

test('The build leaves Arabic in topics of help, which no list of words holds', () => {
  const text = { zh: 'StringLiteral', en: 'StringLiteral', ar: 'StringLiteral' };
  expect(listKept(text, '/portal/src/help/topics/company.ts')).toEqual(['zh', 'en', 'ar']);
});
