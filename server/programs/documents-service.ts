/** Documents of programs: their faults, and the documents of editions. */

import { stringify } from 'yaml';
import type { Section } from '../../domain/definition';
import { listSectionFields } from '../../domain/filing/sections';
import type { CheckedDocument, WordedDocumentFault } from '../../domain/program-documents/calls';
import { listDocumentFaults, listDocumentHints } from '../../domain/program-documents/document-faults';
import { documentFaultTexts } from '../../domain/program-documents/faults';
import { listGuideFileHashes } from '../../domain/program-documents/guide-files';
import { createItemFinder } from '../../domain/program-documents/library-item';
import { publicationFaultTexts } from '../../domain/program-documents/messages';
import { locateFaults } from '../../domain/program-documents/origins';
import { listPublicationFaults, type PublicationFault } from '../../domain/program-documents/publication';
import { readProgramDocument } from '../../domain/program-documents/read';
import type { ProgramDocument } from '../../domain/program-documents/types';
import { programs as shipped } from '../../domain/programs/index.generated';
import { libraryItems } from '../../domain/programs/library.generated';
import { fillText, type Language, say, type Text } from '../../domain/text';
import { createFailure } from '../core/errors';
import { loadEditionDocument } from './edition-documents';
import type { ProgramsDeps } from './programs-deps';
import { hashDocument } from './registry-service';

export interface AnyFault {
  kind: string;
  item: string;
  at: readonly [start: number, end: number];
  text: Text;
}

interface Examined {
  faults: AnyFault[];
  /** Present for a document without faults. */
  hints: AnyFault[];
  document: ProgramDocument | null;
}

/** Faults that only this house knows. Until the end of an open transaction the files of the guide stay. */
export async function listFaultsHere(
  { programs, files }: Pick<ProgramsDeps, 'programs' | 'files'>,
  document: ProgramDocument,
  editions: readonly string[],
): Promise<PublicationFault[]> {
  const guideFiles = await files.store.officeFilesHere(listGuideFileHashes(document.form));
  return listPublicationFaults(document, { programs, editions, guideFiles });
}

/** Editions of a program that exist: of the release, proposed, or issued. */
export async function listEditionNames(
  { editions }: Pick<ProgramsDeps, 'editions'>,
  key: string,
): Promise<string[]> {
  const ofRelease = shipped.flatMap((program) => (program.key === key ? [program.edition] : []));
  return [...ofRelease, ...(await editions.namesOf(key))];
}

const loadDocumentInForce = async (deps: ProgramsDeps, key: string): Promise<ProgramDocument | null> => {
  const inForce = deps.programs.find((program) => program.key === key);
  return inForce ? loadEditionDocument(deps, key, inForce.edition) : null;
};

/** Reads a document and collects its faults, those that only this house knows included. */
export async function examineDocument(deps: ProgramsDeps, text: string): Promise<Examined> {
  const { document, faults, findOrigin } = readProgramDocument(text, createItemFinder(libraryItems));
  if (!document) return { document: null, faults, hints: [] };
  const editions = await listEditionNames(deps, document.key);
  const found = [
    ...(await listFaultsHere(deps, document, editions)),
    ...locateFaults(listDocumentFaults(document), findOrigin),
  ];
  if (found.length > 0) return { document, faults: found, hints: [] };
  const hints = listDocumentHints(document, await loadDocumentInForce(deps, document.key));
  return { document, faults: [], hints: locateFaults(hints, findOrigin) };
}

const wordFault = ({ kind, item, at, text }: AnyFault, language: Language): WordedDocumentFault => ({
  kind,
  item,
  at: [at[0], at[1]],
  is_of_file: Object.hasOwn(documentFaultTexts, kind),
  text: say(text, language),
});

/** Fields, columns and indicators; which of these a section has does not depend on its expressions. */
const countFields = ({ form }: ProgramDocument): number =>
  (form.sections as unknown as Section[]).flatMap(listSectionFields).length;

export async function checkDocument(
  deps: ProgramsDeps,
  text: string,
  language: Language,
): Promise<CheckedDocument> {
  const { document, faults, hints } = await examineDocument(deps, text);
  return {
    faults: faults.map((fault) => wordFault(fault, language)),
    hints: hints.map((hint) => wordFault(hint, language)),
    found: document && {
      key: document.key,
      edition: document.edition,
      title: document.manifest.title,
      hash: hashDocument(JSON.stringify(document)),
      replaces: deps.programs.find(({ key }) => key === document.key)?.edition ?? null,
      sections: document.form.sections.length,
      fields: countFields(document),
      rules: document.form.rules.length,
    },
  };
}

/** Text of a fault with its item, by which the author of a file finds it. What only this house knows names what it is about. */
const wordWithItem = ({ kind, item, text }: AnyFault): Text =>
  item && !Object.hasOwn(publicationFaultTexts, kind)
    ? { zh: `${text.zh}（${item}）`, en: `${text.en} (${item})`, ar: `${say(text, 'ar')} (${item})` }
    : text;

/** A line for each fault, and their items and characters as data. */
export const createDocumentProblem = (faults: readonly AnyFault[]) =>
  createFailure(faults.map(wordWithItem), {
    faults: faults.map(({ kind, item, at }) => ({ kind, item, at })),
  });

const createHashFault = (part: string): PublicationFault => ({
  kind: 'hashDiffers',
  item: '',
  at: [0, 0],
  text: fillText(publicationFaultTexts.hashDiffers, { part }),
});

/** Throws where a document is not the one that its hash names. */
export function assertDocumentHash(hash: string, given: string | undefined): void {
  if (given && given !== hash) throw createDocumentProblem([createHashFault(hash)]);
}

/** Returns the document of an edition: as it was given, or as the release brings it. */
export async function loadWrittenDocument(deps: ProgramsDeps, key: string, edition: string): Promise<string> {
  const row = await deps.editions.one(key, edition);
  return row?.written || stringify(await loadEditionDocument(deps, key, edition), { lineWidth: 120 });
}
