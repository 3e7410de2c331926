/** Counters of password guesses (limits: domain/accounts/password-guessing). A guess is counted before the password is compared, so that parallel ones cannot outrun a limit. */

import type { LoginRefusal } from '../../domain/accounts/calls';
import { accountMessages } from '../../domain/accounts/messages';
import {
  ADDRESS_FAILURES_BEFORE_PROOF,
  computeRetryPause,
  FAILURES_BEFORE_PROOF,
  NEW_ADDRESS_ALLOWANCE,
  PLACE_LOCK,
  UNKNOWN_DEVICE_LIMIT,
} from '../../domain/accounts/password-guessing';
import { getProofLevel } from '../../domain/accounts/proof-of-work';
import type { Text } from '../../domain/text';
import type { CounterState } from '../core/counters/counters-store';
import type { PendingWrite } from '../core/db/client';
import type { Deps } from '../core/deps';
import { createTimedRefusal, type Problem } from '../core/errors';
import type { DeviceFamiliarity } from './known-devices';

type GuessDeps = Pick<Deps, 'counters' | 'clock'>;

/** Counter states by which a password guess is judged. */
interface GuessCounters {
  failures: number;
  pause: number;
  came: number;
  newcomers: number;
  strangers: number;
  ofAddress: number;
}

/** A password guess: the account, device and address under which it is counted. */
export interface PasswordGuess extends DeviceFamiliarity {
  /**
   * Hash of the account with its present password, so that a new password starts without failures; hash of the typed login
   * name where no account has it.
   */
  account: string;
  address: string;
}

/** Counter key of a guess: the known device, or the address where the device is unknown. */
const getSource = ({ account, deviceId, address }: PasswordGuess): string =>
  `${account}:${deviceId ?? address}`;
const isStranger = ({ deviceId, isFamiliar }: PasswordGuess): boolean => deviceId === null && !isFamiliar;

/** Builds `data` of a refusal: the minimum level of the proof that the next try needs; null for no proof. */
export const buildLoginRefusal = (level: number | null): LoginRefusal =>
  level === null ? { captcha_required: false } : { captcha_required: true, proof_level: level };

export interface CountedGuess {
  /** Tries from this device, or from this address where the device is unknown. */
  here: number;
  /** Tries of all strangers; 0 where the account knows the device or address. */
  ofStrangers: number;
}

/** All counts of a guess, read by one statement. */
async function readCounters({ counters }: GuessDeps, guess: PasswordGuess): Promise<GuessCounters> {
  const { account, address } = guess;
  const source = getSource(guess);
  const [failures = 0, pause = 0, came = 0, newcomers = 0, strangers = 0, ofAddress = 0] =
    await counters.peekAll([
      { kind: 'login.failed', subject: source },
      { kind: 'login.pause', subject: account },
      { kind: 'login.came', subject: source },
      { kind: 'login.newcomers', subject: account },
      { kind: 'login.strangers', subject: account },
      { kind: 'login.ip', subject: address },
    ]);
  return { failures, pause, came, newcomers, strangers, ofAddress };
}

const countSource = ({ counters }: GuessDeps, guess: PasswordGuess) =>
  counters.hit('login.failed', getSource(guess), PLACE_LOCK.seconds);
const countPause = ({ counters }: GuessDeps, { account }: PasswordGuess, seconds: number) =>
  counters.hit('login.pause', account, seconds);

const refuseUntil = ({ clock }: GuessDeps, { resetsAt }: CounterState, text: Text): Problem =>
  createTimedRefusal(resetsAt, clock(), text, buildLoginRefusal(null));

const mustWait = (guess: PasswordGuess, { pause, came, newcomers }: GuessCounters): boolean =>
  isStranger(guess) &&
  pause > 0 &&
  (came >= NEW_ADDRESS_ALLOWANCE.tries || newcomers >= NEW_ADDRESS_ALLOWANCE.aDay);

async function countNewcomer(
  { counters }: GuessDeps,
  guess: PasswordGuess,
  own: CounterState,
): Promise<boolean> {
  if (own.count > NEW_ADDRESS_ALLOWANCE.tries) return false;
  const all = await counters.hit('login.newcomers', guess.account, UNKNOWN_DEVICE_LIMIT.seconds);
  return all.count <= NEW_ADDRESS_ALLOWANCE.aDay;
}

/** Counts a try of a stranger. In each pause one stranger is let through, besides newcomers; throws 208 for the others. */
async function countStranger(deps: GuessDeps, guess: PasswordGuess): Promise<number> {
  const [{ count }, own] = (await deps.counters.hitAll([
    { kind: 'login.strangers', subject: guess.account, slotSeconds: UNKNOWN_DEVICE_LIMIT.seconds },
    { kind: 'login.came', subject: getSource(guess), slotSeconds: UNKNOWN_DEVICE_LIMIT.seconds },
  ])) as [CounterState, CounterState];
  const isNewcomer = await countNewcomer(deps, guess, own);
  const seconds = computeRetryPause(count);
  if (seconds === 0 || isNewcomer) return count;
  const pause = await countPause(deps, guess, seconds);
  if (pause.count > 1) throw refuseUntil(deps, pause, accountMessages.strangersWait);
  return count;
}

function computeDemandedLevel(guess: PasswordGuess, counted: GuessCounters): number | null {
  const ofAddress = guess.deviceId ? 0 : counted.ofAddress;
  const ofStrangers = isStranger(guess) ? counted.strangers : 0;
  const isDemanded =
    ofAddress >= ADDRESS_FAILURES_BEFORE_PROOF.failures ||
    ofStrangers >= UNKNOWN_DEVICE_LIMIT.freely ||
    counted.failures >= FAILURES_BEFORE_PROOF;
  return isDemanded ? getProofLevel(Math.max(ofAddress, ofStrangers)) : null;
}

/** The level of the proof that the next try has to bring, unless it brings a captcha; null for neither. */
export const findDemandedLevel = async (deps: GuessDeps, guess: PasswordGuess): Promise<number | null> =>
  computeDemandedLevel(guess, await readCounters(deps, guess));

/**
 * Throws 208 while the device or address is locked, or a stranger has to wait; called before any costly check. Returns the
 * level of the proof that the try has to bring; null for none.
 */
export async function assertMayGuess(deps: GuessDeps, guess: PasswordGuess): Promise<number | null> {
  const counted = await readCounters(deps, guess);
  if (counted.failures >= PLACE_LOCK.failures)
    throw refuseUntil(deps, await countSource(deps, guess), accountMessages.locked);
  if (mustWait(guess, counted))
    throw refuseUntil(
      deps,
      await countPause(deps, guess, UNKNOWN_DEVICE_LIMIT.longestPause),
      accountMessages.strangersWait,
    );
  return computeDemandedLevel(guess, counted);
}

/** Counts a try as if its password were wrong. Throws 208 for a try beyond the limit. */
export async function countGuess(deps: GuessDeps, guess: PasswordGuess): Promise<CountedGuess> {
  const ofStrangers = isStranger(guess) ? await countStranger(deps, guess) : 0;
  const tries = await countSource(deps, guess);
  if (tries.count > PLACE_LOCK.failures) throw refuseUntil(deps, tries, accountMessages.locked);
  return { here: tries.count, ofStrangers };
}

/**
 * Prepares the writes after a right password: they clear the failures of this device or address, and subtract this try
 * from those of strangers.
 */
export const prepareForgiving = ({ counters }: GuessDeps, guess: PasswordGuess): PendingWrite[] => [
  counters.clear('login.failed', getSource(guess)),
  ...(isStranger(guess) ? [counters.undo('login.strangers', guess.account)] : []),
];

/** Counts a wrong password for the address. */
export async function countFailedAddress({ counters }: GuessDeps, { address }: PasswordGuess): Promise<void> {
  await counters.hit('login.ip', address, ADDRESS_FAILURES_BEFORE_PROOF.seconds);
}
