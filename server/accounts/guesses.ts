/** Counts the tries of a password before it is compared, so that parallel ones cannot outrun a limit: domain/accounts/guessing. */

import type { LoginRefusal } from '../../domain/accounts/calls';
import {
  ADDRESS_PROOF,
  NEWCOMERS,
  PLACE_LOCK,
  PROOF_AFTER,
  pauseAfter,
  STRANGERS,
} from '../../domain/accounts/guessing';
import { accountMessages } from '../../domain/accounts/messages';
import { proofLevel } from '../../domain/accounts/proof-of-work';
import type { Text } from '../../domain/text';
import type { Count } from '../core/counters/counters-store';
import type { Write } from '../core/db/client';
import type { Deps } from '../core/deps';
import { type Problem, refusedUntil } from '../core/errors';
import type { Familiarity } from './devices-service';

interface Standing {
  failures: number;
  pause: number;
  came: number;
  newcomers: number;
  strangers: number;
  ofAddress: number;
}

/** One try, by what it is counted as. */
export interface Guess extends Familiarity {
  /** The account with the password that it has now, or the name that nobody has: a new password has no failures. */
  account: string;
  address: string;
}

const placeOf = ({ account, deviceId, address }: Guess): string => `${account}:${deviceId ?? address}`;
const isStranger = ({ deviceId, isFamiliar }: Guess): boolean => deviceId === null && !isFamiliar;

/** `data` of a refusal: what the next try needs, a proof of that level at least, or nothing. */
export const refusal = (level: number | null): LoginRefusal =>
  level === null ? { captcha_required: false } : { captcha_required: true, proof_level: level };

export interface Counted {
  /** Tries in this place. */
  here: number;
  /** Tries of all strangers; 0 where the account knows the place. */
  ofStrangers: number;
}

export function createGuesses({ counters, clock }: Pick<Deps, 'counters' | 'clock'>) {
  /** All that is counted about a try, in one question. */
  async function standingOf(guess: Guess): Promise<Standing> {
    const { account, address } = guess;
    const place = placeOf(guess);
    const [failures = 0, pause = 0, came = 0, newcomers = 0, strangers = 0, ofAddress = 0] =
      await counters.peekAll([
        { kind: 'login.failed', subject: place },
        { kind: 'login.pause', subject: account },
        { kind: 'login.came', subject: place },
        { kind: 'login.newcomers', subject: account },
        { kind: 'login.strangers', subject: account },
        { kind: 'login.ip', subject: address },
      ]);
    return { failures, pause, came, newcomers, strangers, ofAddress };
  }

  const hitPlace = (guess: Guess) => counters.hit('login.failed', placeOf(guess), PLACE_LOCK.seconds);
  const hitPause = ({ account }: Guess, seconds: number) => counters.hit('login.pause', account, seconds);

  const refused = ({ resetsAt }: Count, text: Text): Problem =>
    refusedUntil(resetsAt, clock(), text, refusal(null));

  const waits = (guess: Guess, { pause, came, newcomers }: Standing): boolean =>
    isStranger(guess) && pause > 0 && (came >= NEWCOMERS.tries || newcomers >= NEWCOMERS.aDay);

  async function countNewcomer(guess: Guess, own: Count): Promise<boolean> {
    if (own.count > NEWCOMERS.tries) return false;
    const all = await counters.hit('login.newcomers', guess.account, STRANGERS.seconds);
    return all.count <= NEWCOMERS.aDay;
  }

  /** One of the strangers that are no newcomers is judged in each pause. */
  async function countStranger(guess: Guess): Promise<number> {
    const [{ count }, own] = (await counters.hitAll([
      { kind: 'login.strangers', subject: guess.account, slotSeconds: STRANGERS.seconds },
      { kind: 'login.came', subject: placeOf(guess), slotSeconds: STRANGERS.seconds },
    ])) as [Count, Count];
    const isNewcomer = await countNewcomer(guess, own);
    const seconds = pauseAfter(count);
    if (seconds === 0 || isNewcomer) return count;
    const pause = await hitPause(guess, seconds);
    if (pause.count > 1) throw refused(pause, accountMessages.strangersWait);
    return count;
  }

  /** The level of the proof that the next try has to bring, unless it brings a captcha; null for neither. */
  function demandedLevel(guess: Guess, standing: Standing): number | null {
    const ofAddress = guess.deviceId ? 0 : standing.ofAddress;
    const ofStrangers = isStranger(guess) ? standing.strangers : 0;
    const isDemanded =
      ofAddress >= ADDRESS_PROOF.failures ||
      ofStrangers >= STRANGERS.freely ||
      standing.failures >= PROOF_AFTER;
    return isDemanded ? proofLevel(Math.max(ofAddress, ofStrangers)) : null;
  }

  return {
    /** Throws 208 while the place is locked, or a stranger has to wait: before anybody works for the try. Gives the level of the proof that it has to bring. */
    async assertOpen(guess: Guess): Promise<number | null> {
      const standing = await standingOf(guess);
      if (standing.failures >= PLACE_LOCK.failures)
        throw refused(await hitPlace(guess), accountMessages.locked);
      if (waits(guess, standing))
        throw refused(await hitPause(guess, STRANGERS.longestPause), accountMessages.strangersWait);
      return demandedLevel(guess, standing);
    },

    demandedLevel: async (guess: Guess): Promise<number | null> =>
      demandedLevel(guess, await standingOf(guess)),

    /** Counts a try as if it was wrong. Throws 208 for one too many. */
    async count(guess: Guess): Promise<Counted> {
      const ofStrangers = isStranger(guess) ? await countStranger(guess) : 0;
      const tries = await hitPlace(guess);
      if (tries.count > PLACE_LOCK.failures) throw refused(tries, accountMessages.locked);
      return { here: tries.count, ofStrangers };
    },

    /** The password was right: what was counted before is forgiven in this place, to strangers this try, by these writes. */
    forgiving: (guess: Guess): Write[] => [
      counters.clear('login.failed', placeOf(guess)),
      ...(isStranger(guess) ? [counters.undo('login.strangers', guess.account)] : []),
    ],

    /** The password was wrong: the address has failed once more. */
    async blame({ address }: Guess): Promise<void> {
      await counters.hit('login.ip', address, ADDRESS_PROOF.seconds);
    },
  };
}
