/**
 * Draft as the people of its company see it who sign it or decline to (domain/workflow/signatories): what its workflow asks for, what is
 * given, and whose it is to give.
 */
import { createHash } from 'node:crypto';
import { mayFileProgram } from '../../domain/accounts/roles';
import type { Form, Program, SignatoryRole, SigningRequirements } from '../../domain/definition';
import { signatoryMessages } from '../../domain/filing/signatory-messages';
import {
  listCoveredSections,
  markOutdatedRefusals,
  separateVoidedSignatures,
} from '../../domain/filing/signed-answers';
import { fillText, type TextTemplate } from '../../domain/text';
import { formatBeijingMinute } from '../../domain/windows/calendar';
import {
  type CompanySignature,
  canSignAs,
  type DeclinedSignature,
  findRoleFault,
  listSigningProgress,
  type SignatoryProgress,
  signatoryNames,
} from '../../domain/workflow/signatories';
import type { Caller } from '../core/access';
import { createConflict, createRefusal, type Problem } from '../core/errors';
import type { FilingDeps } from './filing-deps';
import { getFilingProgram } from './filing-steps';
import type { FilingRow } from './filings-store';
import { getSigning } from './next-workflow';
import { convertToPresentEdition, type PresentRow } from './present-edition';
import { assertInCorrectionTime, nameUpdater } from './refusals';

export const computeTextHash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Draft with the signatures that its workflow requires, and their progress. */
export interface SignableFiling {
  program: Program;
  form: Form;
  row: PresentRow;
  signing: SigningRequirements | null;
  good: CompanySignature[];
  declined: DeclinedSignature[];
  progress: SignatoryProgress[];
}

export async function loadSignableFiling(deps: FilingDeps, stored: PresentRow): Promise<SignableFiling> {
  const program = getFilingProgram(deps.programs, stored);
  const form = await program.load();
  const row = convertToPresentEdition(program, form, stored);
  const signing = getSigning(program, row);
  const { good } = separateVoidedSignatures(row.signed, row.data, computeTextHash);
  const declined = markOutdatedRefusals(row.declined, row.data, computeTextHash);
  const progress = signing ? listSigningProgress(signing, good, declined) : [];
  return { program, form, row, signing, good, declined, progress };
}

/** Version conflict of a signature, or of a refusal to sign: the draft has changed since the person read it. */
export const createStaleSigning = (row: FilingRow, message: TextTemplate): Problem =>
  createConflict(fillText(message, { by: nameUpdater(row), at: formatBeijingMinute(row.updatedAt) }), {
    id: row.id,
    version: row.version,
    theirs: row.data,
    updated_by: row.updatedBy,
    updated_at: row.updatedAt.toISOString(),
  });

/**
 * Throws unless a signature is open in this role and is this person's to give or to decline, be it due or not; returns the sections
 * that it covers.
 */
export function assertSignatory(
  { program, form, row, progress }: SignableFiling,
  caller: Caller,
  hand: SignatoryRole,
  now: Date,
): string[] {
  assertInCorrectionTime(row, now);
  const fault = findRoleFault(progress, hand);
  if (fault) throw createRefusal(fault);
  if (!canSignAs(hand, caller, mayFileProgram(caller, program.key)))
    throw createRefusal(fillText(signatoryMessages.notYours, { hand: signatoryNames[hand] }));
  const asked = progress.find((each) => each.hand === hand) as SignatoryProgress;
  return listCoveredSections(form, asked);
}
