/**
 * Writes the generated files of the repository; with `--check` nothing is written, and a stale file is an error.
 *
 * Programs: domain/programs/index.generated.ts from the folders beside it, where a folder with a manifest is a program; into each
 * folder edition.json, the shape of the form of that edition and what judges in it (a form that changes under the same edition
 * is an error, because drafts would not be migrated, and two filings of one edition would be judged differently);
 * answers.generated.ts, the types of answers; library.generated.ts, what their documents share. Documents: docs/guides/permissions.md from the
 * permission matrix and the calls, docs/specification.md from the facts of the specification, docs/workflow.md from the
 * transition tables, docs/adr/README.md from the heads of the records. Arabic: domain/arabic.generated.ts from the Arabic
 * of the domain's texts. Lists of what rooms contain: calls, features, tables, message templates, texts of pages, icons of the
 * menu.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Form, Manifest } from '../domain/definition';
import { outlineForm } from '../domain/filing/form-outline';
import { describeFormShape } from '../domain/filing/form-shape';
import { describeJudging } from '../domain/program-documents/judging';
import { sharedReportForms } from '../domain/reports/forms';
import type { ProgramReports } from '../domain/reports/tasks';
import { programAnswers, reportAnswers, sharedAnswers } from './support/answer-types';
import { callIndex, callPaths, callTypes, readCallFiles } from './support/call-lists';
import { featureIndex, tableIndex } from './support/feature-list';
import { pageTexts } from './support/locale-list';
import { hasProgramFile, readLibrary, readProgramFile } from './support/program-files';
import { templateIndex } from './support/template-list';

const root = join(__dirname, '..');
const programsFolder = join(root, 'domain', 'programs');
const indexFile = join(programsFolder, 'index.generated.ts');
const ANSWERS = 'answers.generated.ts';
const recordsFolder = join(root, 'docs', 'adr');
const guideFile = join(root, 'docs', 'guides', 'permissions.md');

const manifestOf = (folder: string): Manifest =>
  (require(join(programsFolder, folder, 'manifest')) as { manifest: Manifest }).manifest;

const planOf = (folder: string): string => manifestOf(folder).plan ?? '';

/** The folders in the order in which people look for programs: the plans by their letters, after all others. */
const programFolders = (): string[] =>
  readdirSync(programsFolder)
    .filter((name) => existsSync(join(programsFolder, name, 'manifest.ts')))
    .sort((a, b) => planOf(a).localeCompare(planOf(b)) || a.localeCompare(b));

const nameOf = (folder: string): string =>
  folder.replace(/[_-]+(\w)/g, (_, letter: string) => letter.toUpperCase());

export function indexOf(folders: string[]): string {
  const imports = folders.map(
    (folder) => `import { manifest as ${nameOf(folder)} } from './${folder}/manifest';`,
  );
  const entries = folders.map(
    (folder) => `  { ...${nameOf(folder)}, load: async () => (await import('./${folder}/form')).form },`,
  );
  return [
    '// Written by `npm run gen`. Do not edit.',
    "import type { Program } from '../definition';",
    ...imports,
    '',
    'export const programs: Program[] = [',
    ...entries,
    '];',
    '',
  ].join('\n');
}

/** Returns the index of the `reports.ts` files, one in the folder of each program whose approvals require reports. */
export function reportsIndexOf(folders: string[]): string {
  const owing = folders.filter((folder) => existsSync(join(programsFolder, folder, 'reports.ts')));
  return [
    '// Written by `npm run gen`. Do not edit.',
    "import type { ProgramReports } from '../reports/tasks';",
    ...owing.map((folder) => `import { reports as ${nameOf(folder)} } from './${folder}/reports';`),
    '',
    'export const programReports: Record<string, ProgramReports> = {',
    ...owing.map((folder) => `  ${folder === nameOf(folder) ? folder : `${folder}: ${nameOf(folder)}`},`),
    '};',
    '',
  ].join('\n');
}

function bring(file: string, wanted: string): void {
  const present = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (wanted === present) return;
  if (process.argv.includes('--check')) {
    console.error(`${relative(root, file)} is stale: run "npm run gen"`);
    process.exitCode = 1;
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, wanted);
  console.log(`wrote ${relative(root, file)}`);
}

interface Recorded {
  edition: string;
  /** Hash of the shape of the form: what it asks. */
  shape: string;
  /** Hash of the expressions and limits of its document: how it judges. */
  judging: string;
}

const hashText = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Hash of the part of a program's document that judges; empty for a program without a document. */
const hashJudging = (folder: string): string =>
  hasProgramFile(folder) ? hashText(describeJudging(readProgramFile(folder))) : '';

/** The items of the library, for the server: documents that an office brings can use them. */
const libraryFile = (): string =>
  [
    '// Written by `npm run gen`. Do not edit.',
    "import type { LibraryItem } from '../program-documents/library-item';",
    '',
    'export const libraryItems: Record<string, LibraryItem> = {',
    ...Object.entries(readLibrary()).map(([name, item]) => `  '${name}': ${JSON.stringify(item)},`),
    '};',
    '',
  ].join('\n');

function recordEdition(folder: string): void {
  const file = join(programsFolder, folder, 'edition.json');
  const { form } = require(join(programsFolder, folder, 'form')) as { form: Form };
  const { edition } = manifestOf(folder);
  const shape = hashText(describeFormShape(form));
  const judging = hashJudging(folder);
  const recorded = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Recorded) : null;
  const isSame = recorded?.shape === shape && (recorded.judging ?? judging) === judging;
  if (recorded?.edition === edition && !isSame) {
    console.error(
      `${folder}: the form asks something else than edition ${edition} did, or judges otherwise. Give its manifest a new edition ` +
        '(docs/guides/add-a-program.md); if nothing was ever filed under this one, delete its edition.json.',
    );
    process.exitCode = 1;
    return;
  }
  bring(file, `${JSON.stringify({ edition, shape, judging } satisfies Recorded, null, 2)}\n`);
  const outline = join(outlineFolder(folder), `${edition}.json`);
  // Written once: it says what the edition asked, whatever is renamed later.
  if (recorded?.edition !== edition || !existsSync(outline))
    bring(outline, `${JSON.stringify(outlineForm(form, edition))}\n`);
}

const outlineFolder = (folder: string): string => join(programsFolder, folder, 'outlines');

/** Returns the index of the outlines of all editions; the portal reads none of them, so they stand apart from the programs. */
export function outlinesIndexOf(folders: string[]): string {
  const entries = folders.flatMap((folder) => {
    const { key } = manifestOf(folder);
    const editions = existsSync(outlineFolder(folder)) ? readdirSync(outlineFolder(folder)).sort() : [];
    return editions.map(
      (file) => `  '${key} ${file.replace('.json', '')}': () => import('./${folder}/outlines/${file}'),`,
    );
  });
  return [
    '// Written by `npm run gen`. Do not edit.',
    '',
    '/** Outlines by program and edition. */',
    'export const outlines: Record<string, () => Promise<unknown>> = {',
    ...entries,
    '};',
    '',
  ].join('\n');
}

/** Writes the types of all answers, before the other files: the definitions that name these types run without them. */
async function writeAnswers(folders: string[]): Promise<void> {
  for (const folder of folders) {
    const path = join(programsFolder, folder);
    const { form } = require(join(path, 'form')) as { form: Form };
    const { reports } = existsSync(join(path, 'reports.ts'))
      ? (require(join(path, 'reports')) as { reports: ProgramReports })
      : {};
    bring(join(path, ANSWERS), await programAnswers(path, folder, form, reports?.forms));
  }
  const common = join(programsFolder, 'common');
  bring(join(common, ANSWERS), sharedAnswers(join(common, 'sections')));
  const reportForms = join(root, 'domain', 'reports', 'forms');
  bring(join(reportForms, ANSWERS), await reportAnswers(reportForms, sharedReportForms));
}

async function main(): Promise<void> {
  const folders = programFolders();
  await writeAnswers(folders);
  bring(indexFile, indexOf(folders));
  bring(join(programsFolder, 'reports.generated.ts'), reportsIndexOf(folders));
  bring(join(programsFolder, 'library.generated.ts'), libraryFile());
  for (const folder of folders) recordEdition(folder);
  bring(join(programsFolder, 'outlines.generated.ts'), outlinesIndexOf(folders));
  const callFiles = readCallFiles(join(root, 'domain'));
  bring(join(root, 'domain', 'api', 'paths.generated.ts'), callPaths(callFiles));
  bring(join(root, 'domain', 'calls', 'types.generated.ts'), callTypes(callFiles));
  bring(join(root, 'domain', 'calls', 'index.generated.ts'), callIndex(callFiles));
  for (const language of ['ar', 'en-US', 'zh-CN']) {
    const folder = join(root, 'src', 'locales', language);
    bring(join(folder, 'pages.generated.ts'), pageTexts(folder));
  }
  bring(join(root, 'domain', 'inbox', 'templates.generated.ts'), templateIndex(join(root, 'domain')));
  bring(join(root, 'server', 'features.generated.ts'), featureIndex(join(root, 'server')));
  bring(join(root, 'server', 'tables.generated.ts'), tableIndex(join(root, 'server')));
  // Generated from the updated index: the table of Arabic words holds titles of the programs, the permissions guide their calls.
  const { arabicWordsFile } = require('./support/arabic-words') as typeof import('./support/arabic-words');
  bring(join(root, 'domain', 'arabic.generated.ts'), arabicWordsFile(root));
  const { permissionsGuide } = require('./permissions-guide') as typeof import('./permissions-guide');
  bring(guideFile, permissionsGuide());
  const { specificationPage, workflowPage, decisionsPage, readRecord } =
    require('./generated-pages') as typeof import('./generated-pages');
  bring(join(root, 'docs', 'specification.md'), specificationPage());
  bring(join(root, 'docs', 'workflow.md'), workflowPage());
  const records = readdirSync(recordsFolder)
    .filter((file) => /^\d{4}-/.test(file))
    .sort()
    .map((file) => readRecord(file, readFileSync(join(recordsFolder, file), 'utf8')));
  bring(join(recordsFolder, 'README.md'), decisionsPage(records));
}

if (require.main === module) void main();
