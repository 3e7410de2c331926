import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { extractAntdStyles, UNDRAWN, withoutStyleFunctions } from './plugin-antd-styles';

const compute = { type: 'ArrowFunctionExpression' };

/** Returns what is left of the function that computes a style, registered by this function under this name. */
function takeOut(registrar: string, name: string | string[], covered: string[]) {
  const named =
    typeof name === 'string'
      ? { type: 'StringLiteral', value: name }
      : { type: 'ArrayExpression', elements: name.map((value) => ({ type: 'StringLiteral', value })) };
  const node = { callee: { name: registrar }, arguments: [named, compute] };
  withoutStyleFunctions(() => new Set(covered))().visitor.CallExpression({ node });
  return node.arguments[1];
}

test('The build takes out functions of styles that are precomputed, and no others', () => {
  const covered = ['Button-Button', 'Layout-Sider'];
  expect(takeOut('genStyleHooks', 'Button', covered)).not.toBe(compute);
  expect(takeOut('genStyleHooks', ['Layout', 'Sider'], covered)).not.toBe(compute);
  expect(takeOut('genSubStyleComponent', ['Button', 'compact'], covered)).toBe(compute);
  expect(takeOut('genStyleHooks', 'Table', covered)).toBe(compute);
  expect(takeOut('createMenu', 'Button', covered)).toBe(compute);
});

/** Styles of icons in the menu have names by the look; antd computes these. */
const ICONS = /\w+\|ant-design-icons\|anticon:\w+;/g;

test('Precomputed styles are those of every look: antd finds them by the same names', () => {
  const usual = extractAntdStyles();
  const other = extractAntdStyles({
    largeText: true,
    highContrast: true,
    isDark: true,
    isStill: true,
    isNavigationLight: true,
    textScale: 1.25,
    accent: '#c00000',
  });
  expect(usual.names).toContain('Button-Button');
  expect(other.frame.replace(ICONS, '')).toBe(usual.frame.replace(ICONS, ''));
  expect(other.others).toBe(usual.others);
});

test('Rules that nothing draws are left out, and no source would need them', () => {
  const { frame, others } = extractAntdStyles();
  for (const { selectors } of UNDRAWN) expect(`${frame}${others}`).not.toMatch(selectors);
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('.umi'))
    .map((file) => readFileSync(`src/${file}`, 'utf8'));
  const needed = UNDRAWN.filter(({ neededBy }) => sources.some((source) => neededBy.test(source)));
  expect(needed).toEqual([]);
});
