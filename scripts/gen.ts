/**
 * Writes the generated files of the repository; with `--check` nothing is written, and a stale file is an error.
 *
 * Programs: domain/programs/index.generated.ts from the folders beside it, where a folder with a document (program.yaml) is a
 * program; into each folder body.generated.ts, what the portal and the server compile its form from, and edition.json, the shape of the form of that edition and what judges in it (a form that changes under the same edition
 * is an error, because drafts would not be migrated, and two filings of one edition would be judged differently);
 * library.generated.ts, what their documents share; what approvals owe apart from it all, in reports.generated.ts the tasks and in a folder's reports-body.generated.ts the forms. Documents: docs/guides/permissions.md from the
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
import { describeJudging, describeReports } from '../domain/program-documents/judging';
import {
  getProgramBody,
  getProgramConditions,
  getProgramHead,
  getReportsBody,
} from '../domain/program-documents/parts';
import { getReportsHead } from '../domain/program-documents/reports/head';
import type { ProgramDocument } from '../domain/program-documents/types';
import { callIndex, callPaths, callTypes, readCallFiles } from './support/call-lists';
import { featureIndex, tableIndex } from './support/feature-list';
import { libraryUsesFile } from './support/library-uses';
import { pageTexts } from './support/locale-list';
import { hasProgramFile, readLibrary, readProgramFile } from './support/program-files';
import { scenarioIndex } from './support/scenario-list';
import { templateIndex } from './support/template-list';

const root = join(__dirname, '..');
const programsFolder = join(root, 'domain', 'programs');
const indexFile = join(programsFolder, 'index.generated.ts');
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

const WRITTEN = '// Written by `npm run gen`. Do not edit.';

/** A value as a text that is parsed when it is needed: quicker to load than a literal, and nothing to check for types. */
const toParsed = (value: unknown): string =>
  `JSON.parse('${JSON.stringify(value).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}')`;

/** The document without its reports, which stand apart: menus, lists and forms need none. */
function withoutReports(folder: string): ProgramDocument {
  const { reports: _, ...document } = documentOf(folder);
  return document;
}

/** The heads of all programs; what else their documents state is loaded when it is needed. */
function indexOf(folders: string[]): string {
  const bodies = folders.map(
    (folder) => `  ${folder}: async () => (await import('./${folder}/body.generated')).body,`,
  );
  const programs = folders.map((folder) => {
    const head = JSON.stringify(getProgramHead(withoutReports(folder)));
    const reports = documentOf(folder).reports ? `, loadReports: reportsOf('${folder}')` : '';
    return `  createProgram(${head}, { loadBody: bodies.${folder}, loadConditions: of('${folder}')${reports} }),`;
  });
  return [
    WRITTEN,
    "import type { Program } from '../definition';",
    "import { createProgram } from '../program-documents/program';",
    "import type { ReportsBody } from '../program-documents/types';",
    "import type { ProgramBody, ProgramConditions } from '../program-documents/types';",
    '',
    'export const bodies = {',
    ...bodies,
    '} satisfies Record<string, () => Promise<ProgramBody>>;',
    '',
    'const of = (key: string) => async () =>',
    "  (await import('./conditions.generated')).conditions[key] as ProgramConditions;",
    '',
    'const reportsOf = (key: string) => async () =>',
    "  (await (await import('./report-bodies.generated')).reportBodies[key]?.()) as ReportsBody;",
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
    `export const body: ProgramBody = ${toParsed(getProgramBody(dropArabic(withoutReports(folder))))};`,
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

const listOwing = (folders: string[]): string[] => folders.filter((folder) => documentOf(folder).reports);

/** Reports that the approvals of the shipped programs owe, without the content of the forms. */
const reportsFile = (folders: string[]): string =>
  [
    WRITTEN,
    "import type { ReportsHead } from '../definition';",
    '',
    'export const shippedReports: Readonly<Record<string, ReportsHead>> = {',
    ...listOwing(folders).map((folder) => {
      const { reports } = dropArabic(documentOf(folder));
      return `  ${folder}: ${JSON.stringify(reports && getReportsHead(reports))},`;
    }),
    '};',
    '',
  ].join('\n');

const reportBodiesFile = (folders: string[]): string =>
  [
    WRITTEN,
    "import type { ReportsBody } from '../program-documents/types';",
    '',
    'export const reportBodies: Readonly<Record<string, () => Promise<ReportsBody>>> = {',
    ...listOwing(folders).map(
      (folder) => `  ${folder}: async () => (await import('./${folder}/reports-body.generated')).body,`,
    ),
    '};',
    '',
  ].join('\n');

const reportsBodyFile = (folder: string): string =>
  [
    WRITTEN,
    "import type { ReportsBody } from '../../program-documents/types';",
    '',
    `export const body: ReportsBody = ${toParsed(getReportsBody(dropArabic(documentOf(folder))))};`,
    '',
  ].join('\n');

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
  /** Hash of the reports that its approvals owe; absent: none. */
  reports?: string | undefined;
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

/** Hashes of the documents, for the server: the same edition is never brought with another document. */
const documentHashesFile = (folders: string[]): string =>
  [
    WRITTEN,
    '/** SHA-256 of each document as the release stores it, by program. */',
    'export const documentHashes: Readonly<Record<string, string>> = {',
    ...folders.map((folder) => {
      const { scenarios: _, reports, ...document } = dropArabic(documentOf(folder));
      return `  ${document.key}: '${hashText(JSON.stringify({ ...document, ...(reports && { reports }) }))}',`;
    }),
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
  const reports = document.reports && hashText(describeReports(document));
  const recorded = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Recorded) : null;
  const isSame = recorded?.shape === shape && recorded.judging === judging && recorded.reports === reports;
  if (recorded?.edition === edition && !isSame) {
    console.error(
      `${folder}: the form asks something else than edition ${edition} did, judges otherwise, or its approvals owe other reports. Give its document a new edition ` +
        '(docs/guides/add-a-program.md); if nothing was ever filed under this one, delete its edition.json.',
    );
    process.exitCode = 1;
    return;
  }
  bring(file, `${JSON.stringify({ edition, shape, judging, reports } satisfies Recorded, null, 2)}\n`);
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

async function main(): Promise<void> {
  const folders = programFolders();
  bring(indexFile, indexOf(folders));
  bring(join(programsFolder, 'conditions.generated.ts'), conditionsFile(folders));
  for (const folder of folders) bring(join(programsFolder, folder, 'body.generated.ts'), bodyFile(folder));
  bring(join(programsFolder, 'reports.generated.ts'), reportsFile(folders));
  bring(join(programsFolder, 'report-bodies.generated.ts'), reportBodiesFile(folders));
  for (const folder of listOwing(folders))
    bring(join(programsFolder, folder, 'reports-body.generated.ts'), reportsBodyFile(folder));
  bring(join(programsFolder, 'library.generated.ts'), libraryFile());
  bring(join(programsFolder, 'document-hashes.generated.ts'), documentHashesFile(folders));
  for (const folder of folders) recordEdition(folder);
  bring(join(programsFolder, 'outlines.generated.ts'), outlinesIndexOf(folders));
  const keys = folders.map((folder) => [documentOf(folder).key, folder] as const);
  bring(join(programsFolder, 'scenarios.generated.ts'), scenarioIndex(programsFolder, keys));
  bring(join(programsFolder, 'library-uses.generated.ts'), libraryUsesFile(keys));
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
