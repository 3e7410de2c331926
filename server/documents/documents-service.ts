/** Filings as documents: the PDF of a filing, alone or with its attachments. */
import type { Readable } from 'node:stream';
import type { Program } from '../../domain/definition';
import { createBlankPaper } from '../../domain/document/blank-paper';
import {
  createFilingDocument,
  type FilingDocumentFacts,
  listDocumentAttachments,
} from '../../domain/document/filing-document';
import type { FilingDocument } from '../../domain/document/model';
import { createSeparateDocument } from '../../domain/document/separate';
import { documentWords } from '../../domain/document/words';
import { toFileName } from '../../domain/files/names';
import { createFormScope } from '../../domain/filing/scope';
import { isEditable } from '../../domain/filing/status';
import { createPrintedAnswers, PRINTED_ANSWERS_FILE } from '../../domain/papers/printed-answers';
import { loadEditionForm } from '../../domain/programs/edition-forms';
import { say } from '../../domain/text';
import { assertOwn, type Caller } from '../core/access';
import { problems } from '../core/errors';
import { openFile } from '../files/files-service';
import type { FilingRow } from '../filings/filings-store';
import { findReviewed } from '../review/review-service';
import { type BundledFile, createBundle } from './bundle';
import { logCopy } from './copies-log';
import type { DocumentDeps } from './document-deps';
import {
  type CopyOptions,
  type FoundFiling,
  findProgramByKey,
  type LoadedDocument,
  loadDocumentFacts,
} from './document-facts';
import { type PrintedDocument, printToPdf } from './printing';

/** Maximum characters of the folder name of an attachment, which is the name of the item that it proves. */
const FOLDER_AT_MOST = 40;
const NAME_AT_MOST = 255;

/** The answers that the pages show, for a later filing to read from the PDF. */
function associateAnswers(filing: FilingDocumentFacts): Pick<FilingDocument, 'associated'> {
  const { program, form, answers, isWhole, ctx, company, language } = filing;
  const title = say(program.title, 'zh');
  const { creditCode } = company;
  const text = createPrintedAnswers({ program: program.key, title, creditCode, form, answers, isWhole, ctx });
  if (text === null) return {};
  return {
    associated: { name: PRINTED_ANSWERS_FILE, text, description: say(documentWords.associated, language) },
  };
}

/** Prints a document of a filing; the PDF of a submission with a receipt is stored and reused. */
function print(
  { printing }: DocumentDeps,
  caller: Caller,
  filing: FilingDocumentFacts,
): Promise<PrintedDocument> {
  const isKept = filing.receipt !== null && (filing.isSigned || !isEditable(filing.status));
  const paper = { ...createFilingDocument(filing), ...associateAnswers(filing) };
  return printToPdf(printing, caller, paper, filing.program.key, isKept);
}

async function printSeparate(
  { programs, printing }: DocumentDeps,
  caller: Caller,
  filing: LoadedDocument,
  key: string,
): Promise<PrintedDocument> {
  const program = programs.find((each) => each.key === filing.program.key);
  if (!program) throw problems.notFound();
  const present = await program.load();
  const { edition, batch } = filing;
  const own = await loadEditionForm(program, { edition, batchYear: batch.batchYear });
  const plan = (own ?? present).separatePapers?.find((each) => each.key === key);
  const document = plan ? createSeparateDocument(filing, plan, present) : createBlankPaper(filing, key);
  if (!document) throw problems.notFound();
  return printToPdf(printing, caller, document, filing.program.key);
}

const formatNumber = (place: number): string => `${String(place + 1).padStart(3, '0')}_`;

function listBundledFiles(
  { files }: DocumentDeps,
  caller: Caller,
  filing: FilingDocumentFacts,
): BundledFile[] {
  const scope = createFormScope(filing.form, filing.answers, filing.ctx);
  const folder = say(documentWords.attachmentFolder, filing.language);
  // Prefixed with the number in the list of attachments, because folders are sorted by name.
  return listDocumentAttachments({ ...filing, scope }).map(({ id, name, group, row }, place) => ({
    folder: `${folder}/${toFileName(group, FOLDER_AT_MOST)}`,
    name: toFileName(`${formatNumber(place)}${row ? `${row}_` : ''}${name}`, NAME_AT_MOST),
    open: async () => (await openFile(files, caller, id)).stream,
  }));
}

async function printFiling(
  deps: DocumentDeps,
  caller: Caller,
  found: FoundFiling,
  options: CopyOptions,
): Promise<PrintedDocument> {
  const filing = await loadDocumentFacts(deps, caller, found, options);
  const { language, paper } = options;
  const document = await (paper ? printSeparate(deps, caller, filing, paper) : print(deps, caller, filing));
  const details = { language, whole: filing.isWhole, ...(paper && { paper }) };
  await logCopy(deps, caller, found.row, 'download_document', details);
  return document;
}

const findOwnFiling = async (
  { filingsStore }: DocumentDeps,
  caller: Caller,
  id: string,
): Promise<FilingRow> => assertOwn(caller, await filingsStore.find(id), 'filing');

/** Side of the caller: its own company's filing, or one that the office reviews. */
export type DocumentSide = 'own' | 'reviewed';

const find = async (
  deps: DocumentDeps,
  caller: Caller,
  id: string,
  side: DocumentSide,
): Promise<FoundFiling> =>
  side === 'own'
    ? { row: await findOwnFiling(deps, caller, id) }
    : { row: (await findReviewed({ ...deps, filings: deps.filingsStore }, caller, id)).row, isSigned: true };

export async function printDocument(
  deps: DocumentDeps,
  caller: Caller,
  id: string,
  options: CopyOptions,
  side: DocumentSide = 'own',
): Promise<PrintedDocument> {
  return printFiling(deps, caller, await find(deps, caller, id, side), options);
}

/** Downloads the document of the filing with the given id, or else of the filing in the current batch. */
export async function downloadDocument(
  deps: DocumentDeps,
  program: Program,
  caller: Caller,
  asked: { id?: string | null | undefined; selectIndex: number },
  options: CopyOptions,
): Promise<PrintedDocument> {
  const { filings } = deps;
  const row = await findOwnFiling(
    deps,
    caller,
    asked.id ?? (await filings.currentId(program, caller, asked.selectIndex)),
  );
  if (row.program !== program.key) throw problems.notFound();
  return printFiling(deps, caller, { row }, options);
}

/** Returns document and attachments of a filing, and logs that they were downloaded together. */
export async function takeWhole(
  deps: DocumentDeps,
  caller: Caller,
  id: string,
  options: CopyOptions,
  side: DocumentSide,
): Promise<{ row: FilingRow; document: PrintedDocument; attached: BundledFile[] }> {
  const found = await find(deps, caller, id, side);
  const filing = await loadDocumentFacts(deps, caller, found, options);
  const document = await print(deps, caller, filing);
  const attached = listBundledFiles(deps, caller, filing);
  const details = { language: options.language, whole: filing.isWhole, files: attached.length };
  await logCopy(deps, caller, found.row, 'download_bundle', details);
  return { row: found.row, document, attached };
}

export async function bundleDocuments(
  deps: DocumentDeps,
  caller: Caller,
  id: string,
  options: CopyOptions,
  side: DocumentSide = 'own',
): Promise<{ name: string; stream: Readable }> {
  const { document, attached } = await takeWhole(deps, caller, id, options, side);
  const { name, pdf } = document;
  return { name, stream: createBundle({ name: `${name}.pdf`, bytes: pdf }, attached, deps.clock()) };
}

/** Logs that a section was exported as a spreadsheet by the browser. */
export async function noteTableExport(
  deps: DocumentDeps,
  caller: Caller,
  id: string,
  section: string,
): Promise<null> {
  const row = await findOwnFiling(deps, caller, id);
  const { sections } = await findProgramByKey(deps, row.program).load();
  if (!sections.some((each) => each.key === section)) throw problems.notFound();
  await logCopy(deps, caller, row, 'export_table', { section });
  return null;
}
