/**
 * Signatures that a person owes: decisions of colleagues whose next part is the person's duty. Nobody signs twice, or signs their
 * own decision. Messages, home, menu, queue and the list of signatures use these rules.
 */
import { canActAtLevel, type DutyOfficer } from './duties';
import { LEVEL_CODES, type LevelCode, SIGNING_PARTS, type SigningPart } from './workflow';

/**
 * A decision that waits for signatures: `toSign` are the missing parts in order, `signers` the ids of its handler and of the
 * people who have signed.
 */
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

/** Returns the part that this person has to sign next; null where the decision waits for somebody else, or for nobody. */
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
