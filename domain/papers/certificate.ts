/** Patent certificates and registrations of software copyrights with a text layer; a paper may hold several. */
import type { PaperFinding } from './findings';
import { settleRivals } from './findings';
import { findLabelledTexts } from './labelled';
import { CERTIFICATE_LABELS, CERTIFICATE_TITLES } from './labels';
import { groupByPage, listPieceDoubts, locatePieces, type TextLine } from './lines';

/** Facts of one certificate: `name`, `number`, `date` and `type` (a value of the dictionary `ip_type`). */
export type CertificateFindings = PaperFinding[];

const FACTS = ['name', 'number', 'date'];
const PATENT_NO = /(?:ZL)?\d{8}(?:\d{4})?\.[0-9X]/;
const SOFTWARE_NO = /\d{4}SR\d{6,7}/;

function cutValue(key: string, text: string): string | null {
  const code = text.replace(/\s/g, '').toUpperCase();
  if (key === 'number') return (PATENT_NO.exec(code) ?? SOFTWARE_NO.exec(code))?.[0] ?? null;
  if (key === 'date') return /\d{4}\D{1,3}\d{1,2}\D{1,3}\d{1,2}日?/.exec(text)?.[0] ?? null;
  return text;
}

/** Line with the title of a certificate; the longest title wins, as 专利证书 is part of several. */
function findTitle(lines: readonly TextLine[]) {
  for (const line of lines) {
    const found = CERTIFICATE_TITLES.find(({ words }) => words.some((word) => line.compact.startsWith(word)));
    if (found) return { line, type: found.type };
  }
  return null;
}

function readOne(lines: readonly TextLine[]): CertificateFindings {
  const title = findTitle(lines);
  const facts = findLabelledTexts(lines, CERTIFICATE_LABELS).flatMap(
    ({ key, text, place, isBelow, doubts }): PaperFinding[] => {
      const value = FACTS.includes(key) ? cutValue(key, text) : null;
      return value ? [{ key, text: value, place, confidence: isBelow ? 'likely' : 'certain', doubts }] : [];
    },
  );
  const isCertificate = title !== null && facts.some(({ key }) => key === 'number' || key === 'name');
  if (!isCertificate) return [];
  const { line, type } = title;
  const place = locatePieces(line.page, line.pieces, line.pieces.map(({ text }) => text).join(''));
  const kind: PaperFinding = {
    key: 'type',
    text: type,
    place,
    confidence: 'certain',
    doubts: listPieceDoubts(line.pieces),
  };
  return settleRivals([...facts, kind]);
}

/** Reads the certificates of a paper, one from each page that has the title of one. */
export const readCertificates = (lines: readonly TextLine[]): CertificateFindings[] =>
  [...groupByPage(lines).values()].map(readOne).filter(({ length }) => length > 0);
