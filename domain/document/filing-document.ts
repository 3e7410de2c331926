/** Creates the document of a filing: first page, sections, signature pages, attachments, and the proof for checking a copy. */

import type { Answers, Field, Form, FormContext, FormScope, Manifest, Row, Section } from '../definition';
import { joinFileName } from '../files/names';
import { formatBytes } from '../files/size';
import { adaptFormToBatch } from '../filing/dated-form';
import { formatValue } from '../filing/input';
import { getStatusWords } from '../filing/outcome';
import { createVerdictTable } from '../filing/rule-words';
import { runRules } from '../filing/rules';
import { createFormScope, isVisible, listVisibleSections } from '../filing/scope';
import {
  getSectionAnswers,
  isEmpty,
  isRowSection,
  listSectionFields,
  listSectionRecords,
} from '../filing/sections';
import { settleSubmittedRules } from '../filing/server-verdicts';
import type { FilingStatus } from '../filing/status';
import type { FilingReceipt } from '../filing/types';
import { type DocumentAgent, describeDocumentAgent } from '../mandates/mandate';
import { type FileLanguage, fillText, say, type Text } from '../text';
import { nameBatch } from '../windows/batch-name';
import { formatBeijingDay, formatBeijingMinute } from '../windows/calendar';
import { type DocumentSignature, signatoryNames } from '../workflow/signatories';
import { buildSectionBlocks } from './blocks';
import { orderFilesByYear } from './file-order';
import type { DocumentAttachment, DocumentProof, DocumentSection, FilingDocument } from './model';
import { type CheckAddress, labelDocumentProof } from './proof';
import { createReasonsSection, type ExplainedFigure } from './reasons';
import {
  type CopyPurpose,
  describeReceiptNumber,
  findValidReceipt,
  getFootMark,
  getNameMark,
  getWatermarkText,
} from './watermark';
import { documentWords } from './words';

const NAME_AT_MOST = 80;

export interface AttachedFile {
  id: string;
  name: string;
  /** Size in bytes. */
  size: number;
  sha256: string;
}

export interface FilingDocumentFacts {
  program: Pick<Manifest, 'key' | 'title' | 'group' | 'decides'>;
  form: Form;
  /** Answers with every computed value filled in. */
  answers: Answers;
  /** False where sensitive answers are masked; each page then says so. */
  isWhole: boolean;
  ctx: FormContext;
  language: FileLanguage;
  company: { name: string; creditCode: string; department: Text };
  batch: { batchYear: number; batchNo: number };
  status: FilingStatus;
  receipt: FilingReceipt | null;
  /** True for the document of a submission, which stays the same whatever the company changes later. */
  isSigned?: boolean;
  purpose?: CopyPurpose;
  /** Figures that differ from earlier filings of the company. */
  figures?: readonly ExplainedFigure[];
  /** Signatures of the company's people. */
  signatures?: readonly DocumentSignature[];
  /** Ids of the warnings of the submission; absent for a draft, whose rules the server has not judged. */
  warned?: readonly string[];
  /** The agent who submitted it for the company, if one did. */
  agent?: DocumentAgent | null;
  files: AttachedFile[];
  /** Creates the address at which a printed copy with a receipt is checked. */
  checkAddress: CheckAddress;
}

/** Returns the value of a template placeholder: a fact of the filing, or the answer to the field with that key. */
function placesOf(filing: FilingDocumentFacts, receipt: FilingReceipt | null): (place: string) => string {
  const { program, form, answers, language, company, batch } = filing;
  const facts: Record<string, string> = {
    batch_year: String(batch.batchYear),
    declare_year: String(batch.batchYear),
    company_name: company.name,
    department: say(company.department, language),
    program: say(program.title, language),
    declaration_no: receipt?.no ?? '',
    submitted_on: receipt ? formatBeijingDay(new Date(receipt.submitted_at)) : '',
  };
  const answerTo = (key: string): string => {
    for (const section of form.sections) {
      if (isRowSection(section)) continue;
      const field = listSectionFields(section).find((each) => each.key === key);
      const value = getSectionAnswers(answers, section)[key];
      if (field && !isEmpty(value)) return formatValue(field, value, language);
    }
    return '';
  };
  return (place) => facts[place] ?? answerTo(place);
}

/** Fills the first template whose placeholders all have a value; empty where there is none. */
function fillFirst(templates: string[], valueAt: (place: string) => string): string {
  for (const template of templates) {
    const places = [...template.matchAll(/\{\{(\w+)\}\}/g)].map(([, place]) => valueAt(place ?? ''));
    if (places.every((value) => value !== ''))
      return template.replace(/\{\{\w+\}\}/g, () => places.shift() ?? '');
  }
  return '';
}

/** Row of a table that an attachment belongs to, as the paper names it; null outside of tables. */
function nameRow(section: Section, record: Row, place: number): Text | null {
  if (!isRowSection(section)) return null;
  const year = record.affiliation_year;
  if (year) return fillText(documentWords.crossedYear, { year: String(year) });
  return fillText(documentWords.record, { number: place + 1 });
}

/** Subject of an attachment. In a table it starts with the section title, as several tables use the same field names. */
const itemOf = (section: Section, row: Text | null, field: Field, language: FileLanguage): string =>
  [...(isRowSection(section) ? [section.title] : []), ...(row ? [row] : []), field]
    .map((text) => say(text, language))
    .join(' · ');

/** Attachments in the order of the form, each with the name of its field; `group`: that name without the row of a table. */
export function listDocumentAttachments({
  form,
  answers,
  files,
  language,
  scope,
}: Pick<FilingDocumentFacts, 'form' | 'answers' | 'files' | 'language'> & {
  scope: FormScope;
}): (AttachedFile & {
  item: string;
  group: string;
  row: string | null;
})[] {
  const isShown = (field: Field) => field.type === 'file' && isVisible(field, scope);
  return listVisibleSections(form, scope).flatMap((section) => {
    const fields = listSectionFields(section).filter(isShown);
    return listSectionRecords(section, answers).flatMap((record, place) => {
      const row = nameRow(section, record, place);
      return fields.flatMap((field) =>
        orderFilesByYear(
          [record[field.key] ?? []].flat().flatMap((id) => files.find((each) => each.id === id) ?? []),
          ({ name }) => name,
        ).map((file) => ({
          ...file,
          item: itemOf(section, row, field, language),
          group: itemOf(section, null, field, language),
          row: row && say(row, language),
        })),
      );
    });
  });
}

/** A file size with a no-break space, so that it stays on one line of its cell. */
const formatSize = (bytes: number): string => formatBytes(bytes).replace(' ', '\u00a0');

function factsOf(filing: FilingDocumentFacts, receipt: FilingReceipt | null): [Text, string][] {
  const { language, company, batch, status, program, isWhole, agent } = filing;
  const batchName = nameBatch(batch.batchYear, batch.batchNo);
  return [
    [documentWords.program, say(program.title, language)],
    [documentWords.company, company.name],
    [documentWords.creditCode, company.creditCode],
    [documentWords.batch, say(batchName, language)],
    [documentWords.status, say(getStatusWords(status, program), language)],
    [documentWords.receiptNo, receipt?.no ?? say(describeReceiptNumber(filing), language)],
    ...(receipt
      ? ([
          [documentWords.submittedAt, formatBeijingMinute(new Date(receipt.submitted_at))],
          ...(agent ? [[documentWords.submittedBy, say(describeDocumentAgent(agent), language)]] : []),
          [documentWords.hash, receipt.sha256],
        ] as [Text, string][])
      : []),
    ...(isWhole ? [] : ([[documentWords.copy, say(documentWords.masked, language)]] as [Text, string][])),
  ];
}

function proofFor(
  { checkAddress, language }: FilingDocumentFacts,
  { no, sha256: hash }: FilingReceipt,
): DocumentProof {
  return labelDocumentProof({ no, hash, address: checkAddress(no, hash) }, language);
}

function footerOf(
  { form, language, isWhole, status, purpose = 'copy' }: FilingDocumentFacts,
  receipt: FilingReceipt | null,
): string {
  const { footer, title } = form.document;
  const mark = receipt && getFootMark(status);
  const proof = receipt
    ? `${say(footer ?? documentWords.receiptNo, language)} ${receipt.no} · ${say(documentWords.hash, language)} ${receipt.sha256}`
    : `${say(title, language)} · ${say(purpose === 'signing' ? documentWords.toSign : documentWords.draft, language)}`;
  return [mark && say(mark, language), proof, !isWhole && say(documentWords.masked, language)]
    .filter(Boolean)
    .join(' · ');
}

const NUMBER = '{{declaration_no}}';

/**
 * File name of the document; parts of the template without a value are left out. A submitted filing is named by its receipt
 * number too, at the end where the program has no place for it; one that can still change, as a draft or for signing.
 */
function documentName(
  { form, language, purpose }: FilingDocumentFacts,
  receipt: FilingReceipt | null,
  valueAt: (place: string) => string,
): string {
  const asked = say(form.document.fileName, language);
  const template = asked.includes(NUMBER) ? asked : `${asked}_${NUMBER}`;
  const parts = template.match(/(\{\{\w+\}\}|[^_{}])+/g) ?? [];
  const filled = parts.map((part) => part.replace(/\{\{(\w+)\}\}/g, (_, place) => valueAt(place)));
  const mark = receipt ? '' : say(getNameMark(purpose), language);
  return joinFileName([...filled, mark], NAME_AT_MOST);
}

/**
 * Section of the rule verdicts; empty where answers are masked, as verdicts would judge the masks and figures would
 * reveal what they hide.
 */
function verdictSection(filing: FilingDocumentFacts): DocumentSection[] {
  const { form, answers, ctx, language, isWhole, warned } = filing;
  if (!isWhole || form.rules.length === 0) return [];
  const found = runRules(form, answers, ctx);
  const results = warned ? settleSubmittedRules(form, found, warned) : found;
  const { title, head, rows } = createVerdictTable(results, language);
  const cells = (row: string[]) => row.map((text) => ({ text, number: false }));
  return [
    {
      title,
      blocks: [{ kind: 'table', head, rows: rows.map((row) => ({ cells: cells(row), sum: false })) }],
    },
  ];
}

/** Section of the signatures of the company's people, each with the sections that it covers and its hash. */
function handsSection({ form, language, signatures = [] }: FilingDocumentFacts): DocumentSection[] {
  if (signatures.length === 0) return [];
  const translate = (text: Text) => say(text, language);
  const scopeOf = (sections: readonly string[]) =>
    sections.length === 0
      ? translate(documentWords.wholeFiling)
      : form.sections
          .filter(({ key }) => sections.includes(key))
          .map(({ title }) => translate(title))
          .join(language === 'zh' ? '、' : ', ');
  const rows = signatures.map(({ hand, name, at, sections, sha256 }) => ({
    cells: [
      translate(signatoryNames[hand]),
      name,
      formatBeijingMinute(new Date(at)),
      scopeOf(sections),
      sha256,
    ].map((text) => ({
      text,
      number: false,
    })),
    sum: false,
  }));
  const head = [
    documentWords.hand,
    documentWords.handName,
    documentWords.handTime,
    documentWords.handScope,
    documentWords.hash,
  ].map(translate);
  return [{ title: translate(documentWords.hands), blocks: [{ kind: 'table', head, rows }] }];
}

/** Section of instructions for each section of the form, where the official form has such a page. */
function instructionsSection(
  { form, language }: FilingDocumentFacts,
  sections: Section[],
): DocumentSection[] {
  if (!form.document.instructions) return [];
  const lines = sections.flatMap(({ title, help }) =>
    help ? [`${say(title, language)}${language === 'zh' ? '：' : ': '}${say(help, language)}`] : [],
  );
  return [{ title: say(documentWords.instructions, language), blocks: [{ kind: 'lines', lines }] }];
}

/** Statements of the form that the filer signs. */
/** Statements that a form makes the company confirm. */
export const listStatements = ({ sections }: Pick<Form, 'sections'>): Text[] =>
  sections.flatMap((section) => (section.kind === 'declaration' ? (section.statements ?? []) : []));

export function createFilingDocument(filing: FilingDocumentFacts): FilingDocument {
  const { answers, ctx, language, files, company } = filing;
  const form = adaptFormToBatch(filing.form, ctx.batchYear);
  const translate = (text: Text) => say(text, language);
  const receipt = filing.isSigned ? filing.receipt : findValidReceipt(filing);
  const scope = createFormScope(form, answers, ctx);
  const valueAt = placesOf(filing, receipt);
  const coverAt = (place: string) =>
    place === 'declaration_no' && filing.receipt && !receipt
      ? translate(describeReceiptNumber(filing))
      : valueAt(place);
  const names = new Map(files.map(({ id, name }) => [id, name]));
  const reading = { language, scope, fileName: (id: string) => names.get(id) };
  const { document } = form;
  const watermark = getWatermarkText(document, filing);
  const sections = listVisibleSections(form, scope);
  const attached = listDocumentAttachments({ ...filing, scope });

  return {
    kind: 'filing',
    language,
    title: translate(document.title),
    fileName: documentName(filing, receipt, valueAt),
    company: company.name,
    watermark: watermark && translate(watermark),
    cover: (document.cover ?? []).map((line) => ({
      name: translate(line),
      value: fillFirst(line.value ?? [], coverAt),
    })),
    facts: factsOf(filing, receipt).map(([name, value]) => ({ name: translate(name), value })),
    proof: receipt && proofFor(filing, receipt),
    contentsTitle: translate(documentWords.contents),
    sections: [
      ...instructionsSection(filing, sections),
      ...sections.map((section) => ({
        title: translate(section.title),
        blocks: buildSectionBlocks(section, answers, reading),
      })),
      ...verdictSection(filing),
      // Reasons are free text of the filer, and may name people.
      ...(filing.isWhole ? createReasonsSection(filing.figures ?? [], filing) : []),
      ...handsSection(filing),
    ],
    signPages: (document.signPages ?? []).map((page) => ({
      title: translate(page),
      statements: page.statements ? listStatements(form).map(translate) : [],
      lines: [documentWords.signer, documentWords.seal, documentWords.date].map(translate),
    })),
    attachments: {
      title: translate(documentWords.attachments),
      note: attached.length > 0 ? translate(documentWords.attachmentsNote) : null,
      head: [
        documentWords.rowNumber,
        documentWords.attachmentItem,
        documentWords.fileName,
        documentWords.size,
        documentWords.hash,
      ].map(translate),
      none: translate(documentWords.noRows),
      files: attached.map(
        ({ item, name, size, sha256 }): DocumentAttachment => ({
          item,
          name,
          size: formatSize(size),
          sha256,
        }),
      ),
    },
    footer: footerOf(filing, receipt),
    continued: translate(documentWords.continued),
    namedCharacters: translate(documentWords.namedCharacters),
    pageNumber: translate(documentWords.page),
  };
}
