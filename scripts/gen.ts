/**
 * Writes the generated files of the repository; with `--check` nothing is written, and a stale file is an error.
 *
 * Programs: domain/programs/index.generated.ts from the folders beside it, where a folder with a document (program.yaml) is a
 * program; into each folder body.generated.ts, what the portal and the server compile its form from, and edition.json, the shape of the form of that edition and what judges in it (a form that changes under the same edition
 * is an error, because drafts would not be migrated, and two filings of one edition would be judged differently);
 * answers.generated.ts, the types of answers to report forms; library.generated.ts, what their documents share. Documents: docs/guides/permissions.md from the
 * permission matrix and the calls, docs/specification.md from the facts of the specification, docs/workflow.md from the
 * transition tables, docs/adr/README.md from the heads of the records. Arabic: domain/arabic.generated.ts from the Arabic
 * of the domain's texts. Lists of what rooms contain: calls, features, tables, message templates, texts of pages, icons of the
 * menu.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { compileText } from '../domain/expressions/language/compile-text';
import { outlineForm } from '../domain/filing/form-outline';
import { describeFormShape } from '../domain/filing/form-shape';
import { dropArabic } from '../domain/program-documents/arabic';
import { compileForm } from '../domain/program-documents/compile';
import { describeJudging } from '../domain/program-documents/judging';
import { getProgramBody, getProgramConditions, getProgramHead } from '../domain/program-documents/parts';
import type { ProgramDocument } from '../domain/program-documents/types';
import { sharedReportForms } from '../domain/reports/forms';
import type { ProgramReports } from '../domain/reports/tasks';
import { reportAnswers } from './support/answer-types';
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

const documents = new Map<string, ProgramDocument>();

function documentOf(folder: string): ProgramDocument {
  const document = documents.get(folder) ?? readProgramFile(folder);
  documents.set(folder, document);
  return document;
}

const planOf = (folder: string): string => documentOf(folder).manifest.plan ?? '';

/** The folders in the order in which people look for programs: the plans by their letters, after all others. */
const programFolders = (): string[] =>
  readdirSync(programsFolder)
    .filter(hasProgramFile)
    .sort((a, b) => planOf(a).localeCompare(planOf(b)) || a.localeCompare(b));

const nameOf = (folder: string): string =>
  folder.replace(/[_-]+(\w)/g, (_, letter: string) => letter.toUpperCase());

const WRITTEN = '// Written by `npm run gen`. Do not edit.';

/** A value as a text that is parsed when it is needed: quicker to load than a literal, and nothing to check for types. */
const toParsed = (value: unknown): string =>
  `JSON.parse('${JSON.stringify(value).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}')`;

/** The heads of all programs; what else their documents state is loaded when it is needed. */
function indexOf(folders: string[]): string {
  const bodies = folders.map(
    (folder) => `  ${folder}: async () => (await import('./${folder}/body.generated')).body,`,
  );
  const programs = folders.map((folder) => {
    const head = JSON.stringify(getProgramHead(documentOf(folder)));
    return `  createProgram(${head}, { loadBody: bodies.${folder}, loadConditions: of('${folder}') }),`;
  });
  return [
    WRITTEN,
    "import type { Program } from '../definition';",
    "import { createProgram } from '../program-documents/program';",
    "import type { ProgramBody, ProgramConditions } from '../program-documents/types';",
    '',
    'export const bodies = {',
    ...bodies,
    '} satisfies Record<string, () => Promise<ProgramBody>>;',
    '',
    'const of = (key: string) => async () =>',
    "  (await import('./conditions.generated')).conditions[key] as ProgramConditions;",
    '',
    'export const programs: Program[] = [',
    ...programs,
    '];',
    '',
  ].join('\n');
}

const bodyFile = (folder: string): string =>
  [
    WRITTEN,
    "import type { ProgramBody } from '../../program-documents/types';",
    '',
    `export const body: ProgramBody = ${toParsed(getProgramBody(dropArabic(documentOf(folder))))};`,
    '',
  ].join('\n');

const conditionsFile = (folders: string[]): string =>
  [
    WRITTEN,
    "import type { ProgramConditions } from '../program-documents/types';",
    '',
    'export const conditions: Record<string, ProgramConditions> =',
    `  ${toParsed(Object.fromEntries(folders.map((folder) => [folder, getProgramConditions(documentOf(folder))])))};`,
    '',
  ].join('\n');

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
  const document = documentOf(folder);
  const form = compileForm(document, compileText);
  const { edition } = document;
  const shape = hashText(describeFormShape(form));
  const judging = hashText(describeJudging(document));
  const recorded = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Recorded) : null;
  const isSame = recorded?.shape === shape && (recorded.judging ?? judging) === judging;
  if (recorded?.edition === edition && !isSame) {
    console.error(
      `${folder}: the form asks something else than edition ${edition} did, or judges otherwise. Give its document a new edition ` +
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
    const { key } = documentOf(folder);
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

/** Writes the types of answers to the report forms that are written in TypeScript. */
async function writeAnswers(folders: string[]): Promise<void> {
  for (const folder of folders) {
    const path = join(programsFolder, folder);
    if (!existsSync(join(path, 'reports.ts'))) continue;
    const { reports } = require(join(path, 'reports')) as { reports: ProgramReports };
    const types = await reportAnswers(path, reports.forms ?? []);
    if (types) bring(join(path, ANSWERS), types);
  }
  const reportForms = join(root, 'domain', 'reports', 'forms');
  bring(join(reportForms, ANSWERS), (await reportAnswers(reportForms, sharedReportForms)) ?? '');
}

async function main(): Promise<void> {
  const folders = programFolders();
  bring(indexFile, indexOf(folders));
  bring(join(programsFolder, 'conditions.generated.ts'), conditionsFile(folders));
  for (const folder of folders) bring(join(programsFolder, folder, 'body.generated.ts'), bodyFile(folder));
  await writeAnswers(folders);
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
