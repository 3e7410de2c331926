/** Selects, for the build, the texts that the frame and the home page can show, by reading their source. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Texts = Record<string, string>;

/** Files whose texts the home page can show, with all that they import. What is opened from there waits for all texts. */
const ROOTS = [
  'src/app.tsx',
  'src/global.tsx',
  'src/layouts/BasicLayout/Shell.tsx',
  'src/layouts/components/AntdFrame/index.tsx',
  'src/pages/index/index.tsx',
  'src/pages/index/components/FirstDay.tsx',
  'src/pages/index/components/OfficeHome.tsx',
  'src/utils/feedbackHost.tsx',
];

const STATIC_IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^;']*?\bfrom )?'([^']+)';/gm;
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

/** Adds a file of the portal and what it imports statically to `sources`, by path. */
function readClosure(root: string, file: string, sources: Map<string, string>): void {
  if (sources.has(file)) return;
  const text = readFileSync(file, 'utf8');
  sources.set(file, text);
  for (const name of found(text, STATIC_IMPORT)) {
    const path = name.startsWith('@/') ? join(root, 'src', name.slice(2)) : join(dirname(file), name);
    const imported = /^(@\/|\.)/.test(name) ? findFile(path) : undefined;
    if (imported && !imported.includes('/locales/')) readClosure(root, imported, sources);
  }
}

/** Returns those texts whose keys the sources of the home page write, whole or in part. */
export function selectHomeTexts(root: string, texts: Texts): Texts {
  const sources = new Map<string, string>();
  for (const file of ROOTS) readClosure(root, join(root, file), sources);
  const source = [...sources.values()].join('\n');
  const words = new Set(found(source, QUOTED));
  const beginnings = found(source, BEGINNING);
  const endings = [...new Set(found(source, ENDING))];
  const isSaid = (key: string) => words.has(key) || beginnings.some((beginning) => key.startsWith(beginning));
  const isNeeded = (key: string) =>
    isSaid(key) || endings.some((end) => key.endsWith(end) && isSaid(key.slice(0, -end.length)));
  return Object.fromEntries(Object.entries(texts).filter(([key]) => isNeeded(key.replace(PLURAL, ''))));
}
