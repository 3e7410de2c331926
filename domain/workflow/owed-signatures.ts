/**
 * Signatures that a person owes: decisions of colleagues whose next part is the person's duty. Nobody signs twice, or the
 * own decision. Messages, home, menu, queue and the list of signatures use these rules.
 */
import { canActAtLevel, type DutyOfficer } from './duties';
import { LEVEL_CODES, type LevelCode, SIGNING_PARTS, type SigningPart } from './workflow';

/** A decision that waits for signatures: `toSign` in their order, `signers` are its handler and whoever signed before. */
export interface DecisionToSign {
  level: LevelCode | null;
  toSign: readonly SigningPart[];
  signers: readonly string[];
}

/** The signatures that a person may give, by level. */
export const listOfficerSignatures = (officer: DutyOfficer): { level: LevelCode; part: SigningPart }[] =>
  LEVEL_CODES.flatMap((level) =>
    SIGNING_PARTS.filter((part) => canActAtLevel(officer, level, part)).map((part) => ({ level, part })),
  );

/** The signature that a decision needs from this person; null where it waits for somebody else, or for nobody. */
export function findDueSignature(
  { id, ...officer }: DutyOfficer & { id: string },
  { level, toSign, signers }: DecisionToSign,
): SigningPart | null {
  const [part] = toSign;
  if (!level || !part || signers.includes(id)) return null;
  return listOfficerSignatures(officer).some((each) => each.level === level && each.part === part)
    ? part
    : null;
}

/** Maximum number of decisions signed at once. */
export const MAX_SIGNATURES_AT_ONCE = 500;
