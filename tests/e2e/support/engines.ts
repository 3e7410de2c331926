/**
 * Three engines that look for barriers on a page: axe, HTML_CodeSniffer and IBM's checker. Each sees what the others do
 * not; what one of them takes for a barrier though it is none stands in `false-positives.ts`, with the reason.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { type Finding, isFalsePositive } from './false-positives';

interface SnifferMessage {
  type: number;
  code: string;
  msg: string;
  element: Element;
}

interface IbmResult {
  ruleId: string;
  reasonId: string;
  /** The kind of rule, and what came of it. */
  value: [string, string];
  message: string;
  snippet: string;
  path: { dom: string };
}

/** The colour that axe reads from a text. */
interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): Colour;
}

declare global {
  interface Window {
    axe: typeof axe & { commons: { color: { Color: { prototype: Colour } } } };
    HTMLCS: {
      process(standard: string, content: Document, done: () => void): void;
      getMessages(): SnifferMessage[];
    };
    ace: {
      Checker: new () => {
        rulesetRules: Record<string, string[]>;
        check(content: Document, rules: string[]): Promise<{ results: IbmResult[] }>;
      };
    };
  }
}

const read = (path: string) => readFileSync(`node_modules/${path}`, 'utf8');

/** Passed rules and style sheets of other origins are left out: either takes longer than the check itself. */
const LOOKED_FOR: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  preload: false,
};

const byAxe = (page: Page): Promise<Finding[]> =>
  page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html, any, all, none }) => ({
        rule: `axe ${id}`,
        where: target.join(' '),
        html,
        why: [...any, ...all, ...none].at(0)?.message ?? '',
      })),
    );
  }, LOOKED_FOR);

/**
 * Its errors; warnings and notices are questions to a person. It breaks off at a form whose box to tick has no name: what it
 * found until then counts, and the others look at such forms, too.
 */
const bySniffer = (page: Page): Promise<Finding[]> =>
  page.evaluate(async () => {
    const ERROR = 1;
    const look = new Promise<void>((done) => window.HTMLCS.process('WCAG2AA', document, done));
    await look.catch(() => undefined);
    return window.HTMLCS.getMessages()
      .filter(({ type }) => type === ERROR)
      .map(({ code, msg, element }) => ({
        rule: `htmlcs ${code.split('.').slice(3).join('.')}`,
        where: element.id ? `#${element.id}` : (element.parentElement?.outerHTML.slice(0, 120) ?? ''),
        html: element.outerHTML ?? '',
        why: msg,
      }));
  });

/**
 * Rules of IBM's that only ask a person, or that axe judges as well: they take nine tenths of its time, most of it by
 * putting the focus on everything.
 */
const LEFT_OUT = [
  'element_tabbable_unobscured',
  'element_tabbable_visible',
  'style_color_misuse',
  'style_focus_visible',
  'style_viewport_resizable',
  'target_spacing_sufficient',
  'text_contrast_sufficient',
  'text_quoted_correctly',
  'text_spacing_valid',
  'text_whitespace_valid',
];

/** What it is sure of; the rest are questions to a person. */
const byIbm = (page: Page): Promise<Finding[]> =>
  page.evaluate(async (leftOut) => {
    const STANDARD = 'WCAG_2_2';
    const checker = new window.ace.Checker();
    const rules = checker.rulesetRules[STANDARD] ?? [];
    checker.rulesetRules[STANDARD] = rules.filter((rule) => !leftOut.includes(rule));
    const { results } = await checker.check(document, [STANDARD]);
    return results
      .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, reasonId, path, snippet, message }) => ({
        rule: `ibm ${ruleId} ${reasonId}`,
        where: path.dom,
        html: snippet,
        why: message,
      }));
  }, LEFT_OUT);

/**
 * Runs in the page: axe parses the colour of each text and of all that lies behind it, a third of its time. They are few: each
 * is parsed once.
 */
function parseColoursOnce(): void {
  const { prototype } = window.axe.commons.color.Color;
  const parse = prototype.parseString;
  const parsed = new Map<string, [r: number, g: number, b: number, alpha: number]>();
  prototype.parseString = function (text) {
    const known = parsed.get(text);
    if (known) [this.r, this.g, this.b, this.alpha] = known;
    else {
      parse.call(this, text);
      parsed.set(text, [this.r, this.g, this.b, this.alpha]);
    }
    return this;
  };
}

const ENGINES = [
  { key: 'axe', source: `${axe.source}(${parseColoursOnce})();`, findings: byAxe },
  { key: 'HTMLCS', source: read('html_codesniffer/build/HTMLCS.js'), findings: bySniffer },
  { key: 'ace', source: read('accessibility-checker-engine/ace-window.js'), findings: byIbm },
];

/** Brought once into a document: read in for each look, an engine would take longer than the look, and fill the page's memory. */
async function bring(page: Page, key: string, source: string): Promise<void> {
  if (await page.evaluate((name) => name in window, key)) return;
  await page.evaluate(source);
}

/** What the engines find on the page as it stands: axe alone, or all three. */
export async function collectFindings(page: Page, all: boolean): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { key, source, findings } of all ? ENGINES : ENGINES.slice(0, 1)) {
    await bring(page, key, source);
    found.push(...(await findings(page)));
  }
  return found.filter((finding) => !isFalsePositive(finding));
}
