/** Messages about signatures of a company on its filing: requests to sign, and voided signatures. */
import { mayFileProgram } from '../../domain/accounts/roles';
import type { Program, SignatoryRole, SigningRequirements } from '../../domain/definition';
import {
  type CompanySignature,
  canSignAs,
  type DeclinedSignature,
  listSigningProgress,
  signatoryNames,
} from '../../domain/workflow/signatories';
import type { Caller } from '../core/access';
import type { AuditEntry } from '../core/audit/audit-store';
import type { FilingDeps } from './filing-deps';
import { getFilingName, getProgram } from './filing-steps';
import type { FilingHead, FilingRow } from './filings-store';

type FilingKey = Pick<FilingHead, 'id' | 'companyId' | 'program'>;
/** A filing with the answers that name it: a company may have several of a program. */
type NamedFiling = FilingKey & Pick<FilingRow, 'data'>;
type SigningNoticeDeps = Pick<FilingDeps, 'inbox' | 'programs' | 'claims'>;

/** Common part of signature messages. They share a link, so that a new message replaces the previous one. */
const createMessageSubject = ({ key, route }: Program, { id }: FilingKey) => ({
  program: key,
  filingId: id,
  link: `${route}?id=${id}&view=check`,
});

interface GivenSignature {
  signing: SigningRequirements;
  signed: readonly CompanySignature[];
  /** Latest signature in `signed`. */
  given: CompanySignature;
}

/** Roles that are to sign after this signature: the next one, or all others once the filler has signed. */
function listNextSignatories({ signing, signed, given }: GivenSignature): SignatoryRole[] {
  const due = listSigningProgress(signing, signed).filter(({ isDue }) => isDue);
  return signing.inOrder || given.hand === 'filler' ? due.map(({ hand }) => hand) : [];
}

/** Notifies the people who are to sign next, or the filler once all have signed. */
export async function tellSigned(
  deps: SigningNoticeDeps,
  caller: Caller,
  row: NamedFiling,
  turn: GivenSignature,
): Promise<void> {
  const program = getProgram(deps.programs, row.program);
  const params = { project: getFilingName(program, row), name: caller.name };
  await deps.inbox.retire([{ userId: caller.userId }], createMessageSubject(program, row).link);
  const isDone = listSigningProgress(turn.signing, turn.signed).every(({ signature }) => signature);
  const filler = turn.signed.find(({ hand }) => hand === 'filler');
  if (isDone && filler && filler.userId !== caller.userId)
    await deps.inbox.send({
      ...createMessageSubject(program, row),
      userId: filler.userId,
      template: 'signatures_done',
      params,
    });
  const hands = listNextSignatories(turn);
  if (hands.length > 0) await tellDue(deps, program, caller, row, hands);
}

async function tellDue(
  deps: SigningNoticeDeps,
  program: Program,
  caller: Caller,
  row: NamedFiling,
  hands: SignatoryRole[],
): Promise<void> {
  const people = await deps.claims.people(row.companyId);
  for (const hand of hands) {
    const params = { project: getFilingName(program, row), name: caller.name, hand: signatoryNames[hand] };
    const holders = people.filter((person) => canSignAs(hand, person, mayFileProgram(person, program.key)));
    const told = holders.length > 0 ? holders : people.filter(({ role }) => role === 'owner');
    const template = holders.length > 0 ? 'signature_due' : 'signer_missing';
    const each = told.filter(({ id }) => id !== caller.userId).map(({ id: userId }) => ({ userId, params }));
    if (each.length > 0)
      await deps.inbox.sendToEach({ ...createMessageSubject(program, row), template, each });
  }
}

/**
 * Notifies the filler who has signed of a refusal to sign; without one, the main account and whoever changed the draft last, if
 * they are of the company.
 */
export async function tellDeclined(
  deps: SigningNoticeDeps,
  caller: Caller,
  row: NamedFiling & Pick<FilingHead, 'saveLoggedBy'>,
  signed: readonly CompanySignature[],
  { hand, name, reason }: DeclinedSignature,
): Promise<void> {
  const program = getProgram(deps.programs, row.program);
  const subject = createMessageSubject(program, row);
  await deps.inbox.retire([{ userId: caller.userId }], subject.link);
  const people = await deps.claims.people(row.companyId);
  const filler = signed.find((each) => each.hand === 'filler');
  const fillers = people.filter(({ id }) => id === filler?.userId);
  const concerned = people.filter(({ id, role }) => role === 'owner' || id === row.saveLoggedBy);
  const params = { project: getFilingName(program, row), name, hand: signatoryNames[hand], reason };
  const each = (fillers.length > 0 ? fillers : concerned)
    .filter(({ id }) => id !== caller.userId)
    .map(({ id: userId }) => ({ userId, params }));
  if (each.length > 0) await deps.inbox.sendToEach({ ...subject, template: 'signature_declined', each });
}

/** Notifies the signers of a voided signature, except the author of the change. */
export async function tellVoided(
  deps: Pick<FilingDeps, 'inbox' | 'programs'>,
  caller: Caller,
  row: NamedFiling,
  voided: readonly CompanySignature[],
): Promise<void> {
  const program = getProgram(deps.programs, row.program);
  const each = voided
    .filter(({ userId }) => userId !== caller.userId)
    .map(({ userId, hand }) => ({
      userId,
      params: { project: getFilingName(program, row), name: caller.name, hand: signatoryNames[hand] },
    }));
  if (each.length > 0)
    await deps.inbox.sendToEach({ ...createMessageSubject(program, row), template: 'signature_void', each });
}

/** Audit line for signatures that were voided by a save. */
export const createVoidedLine = (
  { id, companyId, status }: FilingKey & Pick<FilingHead, 'status'>,
  voided: readonly CompanySignature[],
  version: number,
  caller: Caller,
): AuditEntry => ({
  subjectKind: 'filing',
  subjectId: id,
  companyId,
  action: 'void_signatures',
  caller,
  fromStatus: status,
  toStatus: status,
  version,
  details: { hands: voided.map(({ hand, name, at, sha256 }) => ({ hand, by: name, at, sha256 })) },
});
