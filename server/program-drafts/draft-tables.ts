/** Documents of programs as rows of the form of programs. */
import type { Answers } from '../../domain/definition';
import { createItemFinder } from '../../domain/program-documents/library-item';
import { readProgramDocument } from '../../domain/program-documents/read';
import { programTablesForm, writeDocumentRows } from '../../domain/program-documents/tables';
import { createFirstDocument } from '../../domain/program-drafts/first-document';
import { libraryItems } from '../../domain/programs/library.generated';
import { createDocumentProblem } from '../programs/documents-service';
import type { DocumentName, DraftTables } from './program-drafts-service';

const toText = (answer: unknown): string => (typeof answer === 'string' ? answer : '');

function readName(answers: Answers): DocumentName {
  const about = answers.about;
  const { key, edition, title_zh, title_en, title_ar } =
    about && !Array.isArray(about) ? about : ({} as Record<string, undefined>);
  const ar = toText(title_ar);
  return {
    key: toText(key),
    edition: toText(edition),
    title: { zh: toText(title_zh), en: toText(title_en), ...(ar && { ar }) },
  };
}

export const draftTables: DraftTables = {
  form: programTablesForm,
  writeRows: writeDocumentRows,
  readName,
  createEmpty: () => writeDocumentRows(createFirstDocument()),
  readFile(text) {
    const { document, faults } = readProgramDocument(text, createItemFinder(libraryItems));
    if (!document) throw createDocumentProblem(faults);
    return document;
  },
};
