/** Facts of a business licence (营业执照). */
import { readCapital } from './amounts';
import { type PaperFinding, settleRivals } from './findings';
import { findLabelledTexts } from './labelled';
import { LICENCE_FACTS, LICENCE_LABELS } from './labels';
import type { TextLine } from './lines';

/** Title on a line of its own, with what copies add to it. */
const TITLE = /^(?:营业执照|businesslicen[cs]e)(?:\(?副本\)?.{0,8})?$/;
/** Number of facts from which a paper without the title is taken for a licence. */
const FACTS_AT_LEAST = 3;

const isWanted = (key: string): boolean => (LICENCE_FACTS as readonly string[]).includes(key);
const CODE = /[0-9A-HJ-NPQRTUWXY]{18}/;
/** Letters that no code has, because they look like these figures: copies and recognised text have them all the same. */
const LOOKALIKES: Record<string, string> = { I: '1', O: '0', S: '5', Z: '2' };

const toCodeText = (text: string): string =>
  text
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/[IOSZ]/g, (letter) => LOOKALIKES[letter] ?? letter);

/** Keeps the part of a value that its fact consists of; null where there is no such part. */
function cutValue(key: string, text: string): string | null {
  if (key === 'credit_code') return CODE.exec(toCodeText(text))?.[0] ?? null;
  if (key === 'registered_date') return /\d{4}\D{1,3}\d{1,2}\D{1,3}\d{1,2}日?/.exec(text)?.[0] ?? null;
  return text;
}

/** Reads a licence; empty where the paper is none. */
export function readLicence(lines: readonly TextLine[]): PaperFinding[] {
  const findings = findLabelledTexts(lines, LICENCE_LABELS).flatMap(
    ({ key, text, place, isBelow, doubts }): PaperFinding[] => {
      const value = isWanted(key) ? cutValue(key, text) : null;
      if (!value) return [];
      const confidence = isBelow ? 'likely' : 'certain';
      if (key !== 'registered_capital') return [{ key, text: value, place, confidence, doubts }];
      const amount = readCapital(value);
      return amount === null ? [] : [{ key, text: value, amount, place, confidence, doubts }];
    },
  );
  const isTitled = lines.some(({ compact }) => TITLE.test(compact));
  const isLicence = isTitled || new Set(findings.map(({ key }) => key)).size >= FACTS_AT_LEAST;
  return isLicence && findings.some(({ key }) => key === 'credit_code' || key === 'name')
    ? settleRivals(findings)
    : [];
}
