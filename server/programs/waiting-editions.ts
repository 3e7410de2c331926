/** Proposals that wait for a check or an issue: their number for a person, and messages to those who can take the step. */
import { hasRight } from '../../domain/accounts/roles';
import { type EditionHands, findNextStep, findStepFault } from '../../domain/program-documents/edition-state';
import { findMessageRecipient } from '../../domain/workflow/absences';
import { findAwayToday } from '../absences/absences-service';
import { type Caller, createCaller } from '../core/access';
import type { Deps } from '../core/deps';
import { createEditionsStore, type DescribedEdition, type EditionsStore } from './editions-store';

type OfficeRules = Pick<Deps, 'officeSettings'>;

async function areFewerHandsEnough({ officeSettings }: OfficeRules): Promise<boolean> {
  return (await officeSettings.rules()).fewerEditionHands;
}

function isWaitingFor(caller: Caller, hands: EditionHands, fewerHands: boolean): boolean {
  const step = findNextStep(hands.state);
  if (step === null || !hasRight(caller, `programs.${step}`)) return false;
  return findStepFault(step, hands, { userId: caller.userId, areFewerHandsEnough: fewerHands }) === null;
}

/** Number of proposals that the person can check or issue. */
export async function countWaitingEditions(
  deps: OfficeRules & Pick<Deps, 'db'>,
  caller: Caller,
): Promise<number> {
  if (!hasRight(caller, 'programs.check') && !hasRight(caller, 'programs.issue')) return 0;
  const fewerHands = await areFewerHandsEnough(deps);
  const waiting = await createEditionsStore(deps.db).waiting();
  return waiting.filter((hands) => isWaitingFor(caller, hands, fewerHands)).length;
}

type MessageDeps = OfficeRules & Pick<Deps, 'db' | 'clock' | 'inbox'> & { editions: EditionsStore };

/** Ends the messages about a proposal, and tells those who can take its next step. `by`: who has taken the one before. */
export async function tellPublishers(
  deps: MessageDeps,
  by: Caller,
  edition: DescribedEdition,
): Promise<void> {
  const link = `/system/programs?no=${edition.no}`;
  const publishers = (await deps.editions.publishers()).map((account) => createCaller(account, ''));
  await deps.inbox.retire(
    publishers.map(({ userId }) => ({ userId })),
    link,
  );
  const step = findNextStep(edition.state);
  if (step === null) return;
  const fewerHands = await areFewerHandsEnough(deps);
  const away = await findAwayToday(deps);
  const others = publishers.filter(
    (publisher) => publisher.userId !== by.userId && isWaitingFor(publisher, edition, fewerHands),
  );
  const params = { by: by.name, program: edition.title, edition: edition.edition };
  await deps.inbox.sendToEach({
    template: step === 'check' ? 'edition_to_check' : 'edition_to_issue',
    program: edition.program,
    link,
    each: others.map(({ userId }) => ({ ...findMessageRecipient(userId, away), params })),
  });
}
