/** Draft as a document: its faults with the cell of each, and the body that its form is compiled from. */
import type { Answers } from '../definition';
import { ExpressionFault } from '../expressions/language/faults';
import { listDocumentFaults, listDocumentHints } from '../program-documents/document-faults';
import { getProgramBody } from '../program-documents/parts';
import { type KnownPrograms, listPublicationFaults } from '../program-documents/publication';
import { findRowOfItem, readDocumentRows, type TablePlace } from '../program-documents/tables';
import type { ProgramBody, ProgramDocument } from '../program-documents/types';
import type { Text } from '../text';

export interface DraftFault {
  text: Text;
  /** The cell where it can be mended; null for the draft as a whole. */
  place: TablePlace | null;
  /** Characters of the expression in the cell; [0, 0] for the cell as a whole. */
  at: readonly [start: number, end: number];
}

export interface HousePrograms {
  programs: KnownPrograms['programs'];
  /** Editions that exist, by program. */
  editions: readonly { key: string; edition: string }[];
  guideFiles: KnownPrograms['guideFiles'];
  /** The document that the draft changes; null for a new program. */
  before: ProgramDocument | null;
}

export interface ExaminedDraft {
  document: ProgramDocument;
  faults: DraftFault[];
  /** Points that the author should confirm; they keep no draft back. */
  hints: DraftFault[];
  /** Null while the form cannot be compiled. */
  body: ProgramBody | null;
}

const NOWHERE = [0, 0] as const;

function createBody(document: ProgramDocument): ProgramBody | null {
  try {
    return getProgramBody(document);
  } catch (fault) {
    if (fault instanceof ExpressionFault) return null;
    throw fault;
  }
}

/** Faults of the rows; while there are any, those alone: what the document says is judged when its shape is right. */
export function examineRows(
  answers: Answers,
  { programs, editions, guideFiles, before }: HousePrograms,
): ExaminedDraft {
  const { document, faults, places } = readDocumentRows(answers);
  if (faults.length > 0)
    return {
      document,
      faults: faults.map(({ text, place }) => ({ text, place, at: NOWHERE })),
      hints: [],
      body: null,
    };
  const own = editions.flatMap(({ key, edition }) => (key === document.key ? [edition] : []));
  const found = [
    ...listDocumentFaults(document),
    ...listPublicationFaults(document, { programs, editions: own, guideFiles }),
  ];
  const locate = ({ text, item, at }: (typeof found)[number]): DraftFault => ({
    text,
    place: findRowOfItem(places, item),
    at,
  });
  const body = createBody(document);
  const hints = body ? listDocumentHints(document, before) : [];
  return { document, faults: found.map(locate), hints: hints.map(locate), body };
}
