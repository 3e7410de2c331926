/** Selects, for the build, the texts that the most visited pages can show, by reading their source. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Texts = Record<string, string>;

/** Pages with a chunk of texts of their own: a folder of `src/locales` each. */
export const PAGES_WITH_TEXTS = ['home', 'form', 'queue'] as const;
export type PageWithTexts = (typeof PAGES_WITH_TEXTS)[number];

/** Files of the frame whose texts each page can show, with all that they import. What is opened from there waits for all texts. */
const FRAME = [
  'src/app.tsx',
  'src/global.tsx',
  'src/layouts/BasicLayout/Shell.tsx',
  'src/layouts/components/AntdFrame/index.tsx',
  'src/models/global.ts',
  'src/models/login.ts',
  'src/models/settings.ts',
  'src/models/user.ts',
  'src/utils/feedbackHost.tsx',
];

/** Files of the pages. Of form and queue what is opened from them is read as well. */
const ROOTS: Record<PageWithTexts, string[]> = {
  home: [
    'src/pages/index/index.tsx',
    'src/pages/index/components/FirstDay.tsx',
    'src/pages/index/components/OfficeHome.tsx',
    'src/filling/draft/LocalDrafts/List.tsx',
  ],
  form: [
    'src/pages/forms/ProgramForm/index.tsx',
    'src/filling/draft/filingModel.ts',
    'src/pages/404/index.tsx',
  ],
  queue: ['src/pages/review/filings/index.tsx'],
};

const STATIC_IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^;']*?\bfrom )?'([^']+)';/gm;
/** With the name of its chunk, where it has one. */
const DYNAMIC_IMPORT = /\bimport\((?:\/\*[^*]*\*\/ )?'([^']+)'\)/g;
const QUOTED = /['"`]([\w-]+(?:\.[\w-]+)*)['"`]/g;
/** `menu.${name}` */
const BEGINNING = /`([\w-]+\.[\w.-]*)\$\{/g;
/** `${key}Why`, `${side}.why` */
const ENDING = /\$\{\w+\}(\.?\w+)`/g;
const PLURAL = /_(zero|one|two|few|many|other)$/;

const findFile = (path: string): string | undefined =>
  ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((ending) => path + ending).find((file) => existsSync(file));

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, it]) => it ?? '');

/** Adds a file of the portal and what it imports to `sources`, by path; `isLazy`: with what it imports when it is opened. */
function readClosure(root: string, file: string, sources: Map<string, string>, isLazy: boolean): void {
  if (sources.has(file)) return;
  const text = readFileSync(file, 'utf8');
  sources.set(file, text);
  for (const name of [...found(text, STATIC_IMPORT), ...(isLazy ? found(text, DYNAMIC_IMPORT) : [])]) {
    const path = name.startsWith('@/') ? join(root, 'src', name.slice(2)) : join(dirname(file), name);
    const imported = /^(@\/|\.)/.test(name) ? findFile(path) : undefined;
    if (imported && !imported.includes('/locales/')) readClosure(root, imported, sources, isLazy);
  }
}

/** Returns those texts whose keys the sources of the frame and the page write, whole or in part. */
export function selectPageTexts(root: string, page: PageWithTexts, texts: Texts): Texts {
  const sources = new Map<string, string>();
  for (const file of ROOTS[page]) readClosure(root, join(root, file), sources, page !== 'home');
  for (const file of FRAME) readClosure(root, join(root, file), sources, false);
  const source = [...sources.values()].join('\n');
  const words = new Set(found(source, QUOTED));
  const beginnings = found(source, BEGINNING);
  const endings = [...new Set(found(source, ENDING))];
  const isSaid = (key: string) => words.has(key) || beginnings.some((beginning) => key.startsWith(beginning));
  const isNeeded = (key: string) =>
    isSaid(key) || endings.some((end) => key.endsWith(end) && isSaid(key.slice(0, -end.length)));
  return Object.fromEntries(Object.entries(texts).filter(([key]) => isNeeded(key.replace(PLURAL, ''))));
}
