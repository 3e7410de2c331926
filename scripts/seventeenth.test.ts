/**
 * Checks that an added program is one added folder, with reports that its approvals require. It is
 * added to a copy of the project, so that a killed test leaves nothing behind and parallel tests never see the program.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(__dirname, '..');
const KEY = 'seventeenth';
const COPIED = [
  'config',
  'docs',
  'domain',
  'scripts',
  'server',
  'src',
  'tests',
  'package.json',
  'tsconfig.json',
];

let copy: string;

/** Replacements that make the document of another program that of a new one; `route` and `calls` stay out. */
const OWN: [RegExp, string][] = [
  [/^key: gazelle$/m, `key: ${KEY}`],
  [/^ {2}title: .*$/m, '  title: { zh: 第十七项申报, en: Seventeenth program }'],
  [/^ {2}summary: .*$/m, '  summary: { zh: 第十七项的用途, en: What the seventeenth is for }'],
  [/^ {2}route: .*\n/m, ''],
  [/^ {2}calls:\n(?: {4}.*\n)+/m, ''],
  [/^ {2}lookups:\n(?: {4}.*\n)+/m, ''],
  [/^ {2}receiptPrefix: .*$/m, '  receiptPrefix: ST'],
  [/^ {2}review: .*$/m, '  review: { expertReview: false, publicNotice: false }'],
  [/code: gazelle_annual$/m, `code: ${KEY}_annual`],
  [
    /zh: 瞪羚企业年度数据\n( +)en: Gazelle annual data\n +ar: .*$/m,
    'zh: 第十七项年度报告\n$1en: Seventeenth annual report',
  ],
  [/: report_gazelle$/gm, `: report_${KEY}`],
  [/schedule: .*$/m, 'schedule: { calendar: last_year, open: 06-01, due: 06-30 }'],
];

/** The folder of the program: a copy of another one under its own names. */
function addProgram(folder: string): void {
  cpSync(join(copy, 'domain', 'programs', 'gazelle'), folder, { recursive: true });
  const file = join(folder, 'program.yaml');
  writeFileSync(
    file,
    OWN.reduce((text, [pattern, own]) => text.replace(pattern, own), readFileSync(file, 'utf8')),
  );
  rmSync(join(folder, 'body.generated.ts'));
  rmSync(join(folder, 'reports-body.generated.ts'));
  rmSync(join(folder, 'edition.json'));
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'portal-seventeenth-'));
  for (const name of COPIED)
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !basename(path).startsWith('.umi'),
    });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const tsx = (...args: string[]) =>
  promisify(execFile)(process.execPath, [join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs'), ...args], {
    cwd: copy,
  });

/** Returns every file of the copy with a hash of its content, by path. */
function files(folder = copy): [string, string][] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry): [string, string][] => {
    const path = join(folder, entry.name);
    if (entry.isSymbolicLink()) return [];
    if (entry.isDirectory()) return files(path);
    return [[relative(copy, path), createHash('sha256').update(readFileSync(path)).digest('hex')]];
  });
}

function changedSince(before: Map<string, string>): string[] {
  const after = new Map(files());
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}

it('a folder gives route, menu, calls, form, checks, tables, document, description, log, and the reports owed after approval', async () => {
  const before = new Map(files());
  const folder = join('domain', 'programs', KEY);
  addProgram(join(copy, folder));
  await tsx('scripts/gen.ts');
  const outside = changedSince(before).filter((path) => !path.startsWith(folder));
  const generated = [
    'conditions',
    'document-hashes',
    'index',
    'library-uses',
    'outlines',
    'report-bodies',
    'reports',
    'scenarios',
  ].map((name) => join('domain', 'programs', `${name}.generated.ts`));
  expect(outside).toEqual(generated);

  const out = join(copy, 'found.json');
  await tsx('tests/support/seventeenth-probe.ts', KEY, out);
  const found = JSON.parse(readFileSync(out, 'utf8'));
  expect(found).toMatchObject({
    page: '@/pages/forms/ProgramForm',
    about: '@/pages/forms/programs/Program',
    catalogue: 'recognition',
    byRoute: KEY,
    menu: '/forms/programs',
    computedAsSample: true,
    percent: 100,
    status: 'submitted',
    receipt: 'ST20260610-000001',
    log: ['create', 'submit'],
    approved: 'approved',
    owed: [
      {
        code: `${KEY}_annual`,
        program: KEY,
        title: 'Seventeenth annual report',
        period: '2025',
        status: 'open',
      },
    ],
    reportSections: ['operationData'],
    document: expect.stringContaining('第十七项申报'),
  });
  expect(found.dictionaries).toContain('gazelle_track');
  expect(found.sections).toBeGreaterThan(5);
  expect(found.missingAtFirst).toBeGreaterThan(20);
  expect(found.described).toBe(6);
  expect(found.sheets.every((columns: number) => columns > 1)).toBe(true);

  rmSync(join(copy, folder), { recursive: true });
  rmSync(out);
  await tsx('scripts/gen.ts');
  expect(changedSince(before)).toEqual([]);
}, 240_000);
