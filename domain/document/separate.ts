/**
 * Separate documents of a filing: the entry of a published list, or a sheet for experts that does not identify the
 * applicant.
 */
import type { Answers, Section, SeparateDocumentPart, SeparateDocumentPlan } from '../definition';
import { joinFileName } from '../files/names';
import { redactIdentity } from '../filing/blind-review';
import { adaptFormToBatch } from '../filing/dated-form';
import { createFormScope, listVisibleSections } from '../filing/scope';
import { listSectionFields } from '../filing/sections';
import { say, type Text } from '../text';
import { buildSectionBlocks } from './blocks';
import type { FilingDocumentFacts } from './filing-document';
import type { DocumentSection, SeparateDocument } from './model';
import { findValidReceipt, getNameMark, getWatermarkText } from './watermark';
import { documentWords } from './words';

const NAME_AT_MOST = 80;

/** Restricts a section to the fields that the part names. */
function partOf(section: Section, { fields }: SeparateDocumentPart): Section {
  if (!fields) return section;
  const shown = listSectionFields(section).filter(({ key }) => fields.includes(key));
  if (section.kind === 'table') return { ...section, columns: shown };
  if (section.kind === 'yearly') return { ...section, indicators: shown };
  return { ...section, fields: shown } as Section;
}

/** Creates a separate document. `present`: the current form, whose marks of identifying fields are the most complete. */
export function createSeparateDocument(
  filing: FilingDocumentFacts,
  plan: SeparateDocumentPlan,
  present: FilingDocumentFacts['form'],
): SeparateDocument {
  const { company, ctx, language, files } = filing;
  const form = adaptFormToBatch(filing.form, ctx.batchYear);
  const translate = (text: Text) => say(text, language);
  const whole: Answers = filing.answers;
  const answers = plan.isBlind
    ? redactIdentity([form, present], whole, [company.name, company.creditCode]).answers
    : whole;
  const scope = createFormScope(form, whole, ctx);
  const visible = listVisibleSections(form, scope);
  const names = new Map(files.map(({ id, name }) => [id, name]));
  const reading = { language, scope, fileName: (id: string) => names.get(id) };
  const sections = plan.shows.flatMap((part): DocumentSection[] => {
    const section = visible.find(({ key }) => key === part.section);
    if (!section || part.isShown?.(whole) === false) return [];
    return [
      {
        title: translate(section.title),
        blocks: buildSectionBlocks(partOf(section, part), answers, reading),
      },
    ];
  });
  const receipt = filing.isSigned ? filing.receipt : findValidReceipt(filing);
  const watermark = getWatermarkText(form.document, filing);
  // A receipt number would reveal the company.
  const number = receipt && !plan.isBlind ? `${translate(documentWords.receiptNo)} ${receipt.no}` : null;
  const mark = receipt || filing.purpose === 'signing' ? number : translate(documentWords.draft);
  const footer = [translate(plan), mark].filter((part) => part !== null).join(' · ');
  return {
    kind: 'separate',
    language,
    title: translate(plan),
    fileName: joinFileName(
      [
        translate(plan),
        ...(plan.isBlind ? [] : [company.name]),
        ...(receipt && !plan.isBlind ? [receipt.no] : []),
        ...(receipt ? [] : [translate(getNameMark(filing.purpose))]),
      ],
      NAME_AT_MOST,
    ),
    watermark: watermark && translate(watermark),
    sections,
    footer: filing.isWhole || plan.isBlind ? footer : `${footer} · ${translate(documentWords.masked)}`,
    continued: translate(documentWords.continued),
    namedCharacters: translate(documentWords.namedCharacters),
    pageNumber: translate(documentWords.page),
  };
}
