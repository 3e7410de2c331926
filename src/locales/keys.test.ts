/** Finds missing and unused text keys by reading the source. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import routes from '../../config/routes';
import { locales } from '.';

const SAYS = new Set(['t', 'translate']);

/** Text keys used in the source. A template such as `menu.${name}` becomes a pattern. */
interface Uses {
  /** Strings and patterns passed directly to t(…) or translate(…). */
  asked: { key: RegExp; written: string }[];
  /** Every string of the source: a key may be chosen in one file and used in another. */
  strings: Set<string>;
  patterns: RegExp[];
  endings: string[];
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^\.umi|^locales$/.test(entry.name) ? [] : filesBelow(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.') ? [path] : [];
  });

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Pattern of a template. A placeholder after a dot matches at least one character; one after a word may be empty:
 * `forms.save.offline${unkept}`.
 */
function patternOf({ head, templateSpans }: ts.TemplateExpression): RegExp {
  const texts = [head, ...templateSpans.map(({ literal }) => literal)].map(({ text }) => text);
  const rest = texts
    .slice(1)
    .map((text, i) => `[\\w.-]${texts[i]?.endsWith('.') ? '+' : '*'}${escaped(text)}`);
  return new RegExp(`^${escaped(head.text)}${rest.join('')}$`);
}

/** The expressions that a conditional can evaluate to. */
function outcomes(node: ts.Expression): ts.Expression[] {
  if (ts.isConditionalExpression(node)) return [...outcomes(node.whenTrue), ...outcomes(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return outcomes(node.expression);
  return [node];
}

/**
 * A template with a prefix is a pattern; `${key}Why` is an ending of a key used elsewhere; a template without fixed text is
 * ignored.
 */
function readTemplate(node: ts.TemplateExpression, uses: Uses): void {
  if (/^[a-z]\w*\./i.test(node.head.text)) uses.patterns.push(patternOf(node));
  const [only, more] = node.templateSpans;
  if (only && !more && !node.head.text && /^\.?\w+$/.test(only.literal.text))
    uses.endings.push(only.literal.text);
}

function read(node: ts.Node, uses: Uses): void {
  if (ts.isStringLiteralLike(node)) uses.strings.add(node.text);
  if (ts.isTemplateExpression(node)) readTemplate(node, uses);
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && SAYS.has(node.expression.text)) {
    for (const said of node.arguments[0] ? outcomes(node.arguments[0]) : []) {
      if (ts.isStringLiteralLike(said))
        uses.asked.push({ key: new RegExp(`^${escaped(said.text)}$`), written: said.text });
      if (ts.isTemplateExpression(said) && said.head.text)
        uses.asked.push({ key: patternOf(said), written: said.getText() });
    }
  }
  ts.forEachChild(node, (child) => read(child, uses));
}

function usesOf(folders: string[]): Uses {
  const uses: Uses = { asked: [], strings: new Set(), patterns: [], endings: [] };
  for (const path of folders.flatMap(filesBelow)) {
    const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    read(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, kind), uses);
  }
  return uses;
}

const namesOf = (list: typeof routes): string[] =>
  list.flatMap(({ name, routes: inner }) => [...(name ? [`menu.${name}`] : []), ...namesOf(inner ?? [])]);

const uses = usesOf(['src', 'config']);
const load = async (tag: string) => {
  const found = locales.find((locale) => locale.tag === tag);
  return (await found?.load())?.default.messages ?? {};
};
const chinese = Object.keys(await load('zh-CN'));
const routeNames = namesOf(routes);

describe('keys of texts (locales)', () => {
  test('are read from more than 300 places of the source', () => {
    expect(uses.asked.length).toBeGreaterThan(300);
    expect(uses.patterns.length).toBeGreaterThan(10);
  });

  test('exist for every text that is requested', () => {
    const missing = uses.asked.filter(({ key }) => !chinese.some((text) => key.test(text)));
    expect(missing.map(({ written }) => written)).toEqual([]);
  });

  test('exist for every string that looks like one', () => {
    const families = new Set(
      chinese.filter((key) => key.includes('.')).map((key) => key.split('.', 2).join('.')),
    );
    const isFamiliar = (text: string) => families.has(text.split('.', 2).join('.')) && /^[\w.-]+$/.test(text);
    const starts = (text: string) =>
      chinese.some((key) => key.startsWith(`${text}.`) || key === `${text}Why`);
    const unknown = [...uses.strings].filter(
      (text) => isFamiliar(text) && !chinese.includes(text) && !starts(text),
    );
    expect(unknown).toEqual([]);
  });

  test('exist for every route and menu entry', () => {
    expect(routeNames.filter((key) => !chinese.includes(key))).toEqual([]);
  });

  test('are all used', () => {
    const menu = (key: string) => routeNames.includes(key) || uses.strings.has(key.replace('menu.', ''));
    const isUsed = (key: string) =>
      uses.strings.has(key) ||
      uses.endings.some((end) => key.endsWith(end) && uses.strings.has(key.slice(0, -end.length))) ||
      (key.startsWith('menu.') ? menu(key) : uses.patterns.some((pattern) => pattern.test(key)));
    expect(chinese.filter((key) => !isUsed(key))).toEqual([]);
  });

  /** Proper names, which are the same in every language. */
  const NAMES = ['system.version.node'];

  /** Singular form, which a language may have beside the text for other counts. */
  const isSingular = (key: string) => key.endsWith('_one');

  const places = (text = '') => (text.match(/{{\w+}}/g) ?? []).sort().join();

  test.each([
    ['en-US', /\p{Script=Latin}/u],
    ['ar', /\p{Script=Arabic}/u],
  ])('exist in %s, with texts in its script and the same placeholders', async (tag, letters) => {
    const [texts, own] = await Promise.all([load('zh-CN'), load(tag)]);
    const isOwn = (text = '') => letters.test(text) || !/\p{L}/u.test(text.replace(/{{\w+}}/g, ''));
    expect(
      Object.keys(own)
        .filter((key) => !isSingular(key))
        .sort(),
    ).toEqual([...chinese].sort());
    expect(chinese.filter((key) => !isOwn(own[key]) && !NAMES.includes(key))).toEqual([]);
    expect(chinese.filter((key) => places(own[key]) !== places(texts[key]))).toEqual([]);
  });

  /**
   * Texts that more than two keys have in every language: some of these keys are composed, others belong to the login, which
   * does not load common.ts.
   */
  const SAID_BY_SEVERAL = [
    '登录',
    '我的申报',
    '统一社会信用代码',
    '企业名称',
    '申报项目',
    '申报单位',
    '防伪校验码（SHA-256）',
    '专家评审',
    '帮助',
  ];

  test('say a text by one key of common.ts where three would say the same in every language', async () => {
    const [texts = {}, ...others] = await Promise.all(['zh-CN', 'en-US', 'ar'].map(load));
    const said = chinese.map((key) => [texts[key], ...others.map((own) => own[key])].join('\n'));
    const counts = new Map<string, number>();
    for (const text of said) counts.set(text, (counts.get(text) ?? 0) + 1);
    const often = [...counts].flatMap(([text, count]) =>
      count > 2 ? (text.split('\n', 1) as string[]) : [],
    );
    expect(often.sort()).toEqual(SAID_BY_SEVERAL.sort());
  });

  test('have an English singular beside texts that count', async () => {
    const english = await load('en-US');
    const forms = Object.keys(english).filter(isSingular);
    expect(forms.length).toBeGreaterThan(40);
    expect(
      forms.filter((key) => !places(english[key.slice(0, -'_one'.length)]).includes('{{count}}')),
    ).toEqual([]);
  });

  test('have no Chinese text with a space between a number and its measure word', async () => {
    const measured =
      / {{\w+}} ?[个行项件处条天次步秒家种份页层版]|{{\w+}} [个行项件处条天次步秒家种份页层版]/;
    const texts = Object.entries(await load('zh-CN'));
    expect(texts.filter(([, text]) => measured.test(text)).map(([key]) => key)).toEqual([]);
  });

  test('occur in one file of a language only', () => {
    const folders = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const twice = folders.flatMap(({ name: language }) => {
      const folder = join(__dirname, language);
      const written = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
      const keys = written.flatMap((source) => source.match(/^ {2}'[\w.]+'(?=:)/gm) ?? []);
      return keys
        .filter((key, place) => keys.indexOf(key) < place)
        .map((key) => `${language}: ${key.trim()}`);
    });
    expect(twice).toEqual([]);
  });
});
