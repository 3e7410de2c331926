/**
 * The life of an edition: one person compiles it, another checks it, a third issues it. What was issued never changes; a
 * proposal can be refused with a reason, or taken back by whoever made it. One of a release is also answered by the edition that
 * it was merged into.
 */
import type { Text } from '../text';
import { editionStepTexts } from './edition-messages';

export const EDITION_STATES = ['proposed', 'checked', 'issued', 'refused', 'taken_back', 'merged'] as const;
export type EditionState = (typeof EDITION_STATES)[number];

export const EDITION_STEPS = ['check', 'issue', 'refuse', 'take_back'] as const;
export type EditionStep = (typeof EDITION_STEPS)[number];

interface EditionTransition {
  from: readonly EditionState[];
  to: EditionState;
}

/** Steps of people, and the one that follows from another: an edition that is issued closes the release that was merged into it. */
export type EditionMove = EditionStep | 'merge';

export const editionTransitions: Record<EditionMove, EditionTransition> = {
  check: { from: ['proposed'], to: 'checked' },
  issue: { from: ['checked'], to: 'issued' },
  refuse: { from: ['proposed', 'checked'], to: 'refused' },
  take_back: { from: ['proposed', 'checked'], to: 'taken_back' },
  merge: { from: ['proposed', 'checked'], to: 'merged' },
};

/** The people behind a proposal, by user id. */
export interface EditionHands {
  state: EditionState;
  /** null: the release of the portal brought it. */
  madeBy: string | null;
  checkedBy: string | null;
}

export interface StepTaker {
  userId: string;
  /** True in an office that lets one person do what three should. */
  areFewerHandsEnough: boolean;
}

const findHandsFault = (
  step: EditionMove,
  { madeBy, checkedBy }: EditionHands,
  { userId, areFewerHandsEnough }: StepTaker,
): Text | null => {
  if (step === 'take_back') return madeBy === userId ? null : editionStepTexts.notMaker;
  if (step === 'merge' || areFewerHandsEnough) return null;
  if (madeBy === userId) return editionStepTexts[step === 'refuse' ? 'ownRefusal' : 'ownProposal'];
  return step === 'issue' && checkedBy === userId ? editionStepTexts.ownCheck : null;
};

/** Returns why the person cannot take this step; null where it can be taken. */
export function findStepFault(step: EditionMove, hands: EditionHands, taker: StepTaker): Text | null {
  if (!editionTransitions[step].from.includes(hands.state))
    return hands.state === 'proposed' ? editionStepTexts.notChecked : editionStepTexts[hands.state];
  return findHandsFault(step, hands, taker);
}

/** The step that a proposal waits for; null for an edition whose state is final. */
export const findNextStep = (state: EditionState): 'check' | 'issue' | null => {
  if (state === 'proposed') return 'check';
  return state === 'checked' ? 'issue' : null;
};

/** The steps that the person can take now. */
export const listOpenSteps = (hands: EditionHands, taker: StepTaker): EditionStep[] =>
  EDITION_STEPS.filter((step) => findStepFault(step, hands, taker) === null);

interface KnownEdition {
  key: string;
  edition: string;
  state: EditionState;
  is_in_force: boolean;
  /** The edition that it replaced. */
  base: string | null;
}

/** True for an issued edition that one in force has replaced, directly or through others; not for one that is still to hold. */
export function isReplacedEdition(
  { key, edition, state, is_in_force: isInForce }: KnownEdition,
  editions: readonly KnownEdition[],
): boolean {
  if (state !== 'issued' || isInForce) return false;
  const ofProgram = editions.filter((each) => each.key === key && each.state === 'issued');
  const bases = new Map(ofProgram.map((each) => [each.edition, each.base]));
  return ofProgram
    .filter((each) => each.is_in_force)
    .some(({ base }) => {
      const passed = new Set<string>();
      for (let at = base; at && !passed.has(at); at = bases.get(at) ?? null) passed.add(at);
      return passed.has(edition);
    });
}

/** Finds the edition that was proposed from a draft of this name and was not refused; undefined where there is none. */
export const findProposedEdition = <Edition extends Pick<KnownEdition, 'key' | 'edition' | 'state'>>(
  { key, edition }: Pick<KnownEdition, 'key' | 'edition'>,
  editions: readonly Edition[],
): Edition | undefined =>
  editions.find(
    (each) =>
      each.key === key && each.edition === edition && ['proposed', 'checked', 'issued'].includes(each.state),
  );

/** True where a draft was saved after its edition was proposed: the edition has nothing of that. */
export const isChangedSince = (
  draft: { updated_at: string },
  { made }: { made: { at: string } | null },
): boolean => made !== null && draft.updated_at > made.at;
