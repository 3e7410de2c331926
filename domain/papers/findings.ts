/** Contents read from a paper, before a form is asked whether it wants them. */
import type { PaperDoubt, PaperPlace } from './lines';

/** Confidence that a value is the one that its label names. */
export type PaperConfidence = 'exact' | 'certain' | 'likely';

export interface PaperFinding {
  /** Key of the fact: of the company profile, of the certificate, or name of the figure. */
  key: string;
  /** Year of a figure. */
  year?: number;
  /** The value as the paper has it. */
  text: string;
  /** Amount in 万元, for facts that are amounts. */
  amount?: number;
  place: PaperPlace;
  confidence: PaperConfidence;
  doubts: PaperDoubt[];
}

const sayOf = ({ amount, text }: PaperFinding): string => (amount === undefined ? text : String(amount));

/** Marks facts for which the paper has several different values. The same value said twice is one finding, the surest. */
export function settleRivals(findings: readonly PaperFinding[]): PaperFinding[] {
  const groups = new Map<string, PaperFinding[]>();
  for (const finding of findings) {
    const key = `${finding.key} ${finding.year ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].flatMap((group) => {
    const bySaying = new Map<string, PaperFinding>();
    for (const finding of group) {
      const known = bySaying.get(sayOf(finding));
      if (!known || known.doubts.length > finding.doubts.length) bySaying.set(sayOf(finding), finding);
    }
    const different = [...bySaying.values()];
    if (different.length === 1) return different;
    return different.map(
      (finding): PaperFinding => ({ ...finding, doubts: [...finding.doubts, 'two_values'] }),
    );
  });
}
