/**
 * Signatures of a company on its own filing (domain/workflow/signatories). They are stored in the filing's row, so that a save
 * detects without a further query whether it voids one. A signature changes neither answers nor version, so that nobody's draft
 * becomes stale.
 */
import { mayFileProgram } from '../../domain/accounts/roles';
import type { SignatoryRole } from '../../domain/definition';
import { computeAnswers } from '../../domain/filing/compute';
import { parsePath } from '../../domain/filing/paths';
import { runRules } from '../../domain/filing/rules';
import type { SignatoriesData, SignFilingBody } from '../../domain/filing/signatory-calls';
import { signatoryMessages } from '../../domain/filing/signatory-messages';
import { createCoveredText } from '../../domain/filing/signed-answers';
import { isEditable } from '../../domain/filing/status';
import { fillText, type Language } from '../../domain/text';
import { formatBeijingDay } from '../../domain/windows/calendar';
import {
  type CompanySignature,
  canSignAs,
  type DeclinedSignature,
  findTurnFault,
} from '../../domain/workflow/signatories';
import { confirmByFactor, demandFactor } from '../accounts/confirm-by-factor';
import type { SessionOrigin } from '../accounts/sessions';
import { assertOwn, type Caller } from '../core/access';
import { createRefusal } from '../core/errors';
import { step } from '../core/steps/step';
import { createFilingContext } from './answers';
import { listFiguresToExplain } from './figures-service';
import type { FilingDeps } from './filing-deps';
import { toPathMessages } from './filing-response';
import { createOwnFilingSubject } from './filing-steps';
import type { FilingRow } from './filings-store';
import type { PresentRow } from './present-edition';
import {
  assertSignatory,
  computeTextHash,
  createStaleSigning,
  loadSignableFiling,
  type SignableFiling,
} from './signable-filing';
import { tellSigned } from './signatory-notices';
import { findSubmissionFaults } from './submission-faults';

const none: Omit<SignatoriesData, 'version'> = {
  in_order: false,
  second_factor: false,
  lacks_factor: false,
  hands: [],
};

/** Signatures of the latest submission, from its snapshot. */
async function loadSubmittedSignatories(
  { filings }: FilingDeps,
  { id, version }: FilingRow,
): Promise<SignatoriesData> {
  const { signatures = [] } = (await filings.signatory(id)) ?? {};
  const hands = signatures.map((signature) => {
    const { hand, sections } = signature;
    return {
      hand,
      sections: [...sections],
      signature: toSnapshotSignature(signature),
      due: false,
      own: false,
      holders: [],
    };
  });
  return { ...none, version, hands };
}

const toDeclinedData = ({ name, at, reason, userId }: DeclinedSignature, caller: Caller) => ({
  name,
  at,
  reason,
  own: userId === caller.userId,
});

/** Signature without the account that gave it. */
export const toSnapshotSignature = ({
  hand,
  name,
  at,
  sections,
  sha256,
}: Omit<CompanySignature, 'userId'>) => ({
  hand,
  name,
  at,
  sections: [...sections],
  sha256,
});

/** Signatures given, and the roles and people that are to sign next. */
export async function loadFilingSignatories(
  deps: FilingDeps,
  caller: Caller,
  id: string,
): Promise<SignatoriesData> {
  const stored = assertOwn(caller, await deps.filings.find(id), 'filing');
  if (!isEditable(stored.status)) return loadSubmittedSignatories(deps, stored);
  const { program, row, signing, progress } = await loadSignableFiling(deps, stored);
  if (!signing) return { ...none, version: row.version };
  // The trial company has no people: whoever acts for it is each of its signatories.
  const people = caller.isTrial
    ? [{ ...caller, id: caller.userId }]
    : await deps.claims.people(row.companyId);
  const isHand = (hand: SignatoryRole, person: (typeof people)[number] | Caller) =>
    canSignAs(hand, person, mayFileProgram(person, program.key));
  return {
    in_order: signing.inOrder,
    second_factor: signing.secondFactor,
    lacks_factor: signing.secondFactor && !caller.secondFactor,
    version: row.version,
    hands: progress.map(({ hand, sections, signature, declined, formerRefusal, isDue }) => ({
      hand,
      sections: [...sections],
      signature: signature && toSnapshotSignature(signature),
      ...(declined && { declined: toDeclinedData(declined, caller) }),
      ...(formerRefusal && { former_refusal: toDeclinedData(formerRefusal, caller) }),
      due: isDue,
      own: isHand(hand, caller),
      holders: people
        .filter((person) => isHand(hand, person))
        .map(({ id: userId, name }) => ({ id: userId, name })),
    })),
  };
}

interface SigningMoment {
  now: Date;
  language: Language;
}

/**
 * Throws while answers that a signature covers, their files or rules have faults, as on submission, or figures among them wait for a reason: the office
 * receives both in the name of the company.
 */
async function assertComplete(
  deps: FilingDeps,
  caller: Caller,
  { program, form, row }: SignableFiling,
  covered: readonly string[],
  { now, language }: SigningMoment,
): Promise<void> {
  const isCovered = ({ path }: { path: string }) =>
    covered.length === 0 || covered.includes(parsePath(path)?.section ?? '');
  const ctx = createFilingContext(row.batchYear, formatBeijingDay(now));
  const filled = computeAnswers(form, row.data, ctx);
  const rules = runRules(form, filled, ctx);
  const found = await findSubmissionFaults(deps.files, row.companyId, { form, filled, ctx }, rules);
  const faults = found.filter(isCovered);
  if (faults.length > 0)
    throw createRefusal(fillText(signatoryMessages.incomplete, { count: faults.length }), {
      missing: toPathMessages(faults, language),
    });
  const figures = (await listFiguresToExplain(deps, caller, program, form, row, filled)).filter(isCovered);
  if (figures.length > 0)
    throw createRefusal(fillText(signatoryMessages.unexplained, { count: figures.length }), {
      missing: toPathMessages(figures, language),
    });
}

/** Throws if this person cannot sign in this role now; returns the sections that the signature covers. */
async function assertSignable(
  deps: FilingDeps,
  signable: SignableFiling,
  caller: Caller,
  { hand }: SignFilingBody,
  moment: SigningMoment,
): Promise<string[]> {
  const covered = assertSignatory(signable, caller, hand, moment.now);
  const fault = findTurnFault(signable.progress, hand);
  if (fault) throw createRefusal(fault);
  await assertComplete(deps, caller, signable, covered, moment);
  return covered;
}

/** True for a repeated signature whose reply was lost. */
const isRepeated = ({ good }: SignableFiling, { userId }: Caller, { hand }: SignFilingBody): boolean =>
  good.some((each) => each.hand === hand && each.userId === userId);

interface SignRequest {
  id: string;
  body: SignFilingBody;
  language: Language;
}

const sign = (
  deps: FilingDeps,
  caller: Caller,
  { id, body, language }: SignRequest,
  isConfirmed: boolean,
): Promise<PresentRow> => {
  const stale = (row: FilingRow) => createStaleSigning(row, signatoryMessages.changed);
  const subject = { ...createOwnFilingSubject(deps), stale };
  const request = { id, caller, action: 'sign' as const, version: body.version };
  return step(deps, subject, request, async (stored, _move, now) => {
    const signable = await loadSignableFiling(deps, stored);
    if (isRepeated(signable, caller, body)) return null;
    const sections = await assertSignable(deps, signable, caller, body, { now, language });
    const { row, good, signing } = signable;
    if (!signing || (signing.secondFactor && !isConfirmed)) throw createRefusal(signatoryMessages.factorOver);
    const sha256 = computeTextHash(createCoveredText(row.data, sections));
    const { userId, name } = caller;
    const given: CompanySignature = {
      hand: body.hand,
      userId,
      name,
      at: now.toISOString(),
      sections,
      sha256,
    };
    const signed = [...good, given];
    const declined = signable.declined.filter(({ hand }) => hand !== body.hand);
    await deps.filings.putSigned(id, { signed, declined });
    await tellSigned(deps, caller, row, { signing, signed, given });
    return { change: null, row: { signed, declined }, details: { hands: [toAuditedSignature(given)] } };
  });
};

/** Signature as stored in the audit log. */
export const toAuditedSignature = ({
  hand,
  name: by,
  at,
  sha256,
}: Omit<CompanySignature, 'userId' | 'sections'>) => ({
  hand,
  by,
  at,
  sha256,
});

/** Signs with the caller's own account; if the workflow requires a second factor, it is checked in the same transaction. */
export async function signFiling(
  deps: FilingDeps,
  caller: Caller,
  asked: SignRequest,
  from: SessionOrigin,
): Promise<SignatoriesData> {
  const { id, body, language } = asked;
  const stored = assertOwn(caller, await deps.filings.find(id), 'filing');
  const signable = await loadSignableFiling(deps, stored);
  const isAsked = (signable.signing?.secondFactor ?? false) && !isRepeated(signable, caller, body);
  if (isAsked && !body.proof) {
    if (isEditable(stored.status) && body.version === stored.version)
      await assertSignable(deps, signable, caller, body, { now: deps.clock(), language });
    throw await demandFactor(deps, caller, from);
  }
  if (isAsked && body.proof)
    await confirmByFactor(deps, caller, body.proof, from, () => sign(deps, caller, asked, true));
  else await sign(deps, caller, asked, false);
  return loadFilingSignatories(deps, caller, id);
}
