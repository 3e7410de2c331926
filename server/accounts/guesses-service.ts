/** Counts the tries of a password before it is compared, so that parallel ones cannot outrun a limit: domain/accounts/guessing. */
import {
  ADDRESS_PROOF,
  NEWCOMERS,
  PLACE_LOCK,
  PROOF_AFTER,
  pauseAfter,
  STRANGERS,
} from '../../domain/accounts/guessing';
import { proofLevel } from '../../domain/accounts/proof-of-work';
import { accountMessages } from '../../domain/api/messages/accounts';
import type { LoginRefusal } from '../../domain/calls/accounts';
import type { Text } from '../../domain/text';
import type { Count } from '../core/counters/counters-store';
import { refusedUntil } from '../core/counters/retry-after';
import type { Deps } from '../core/deps';
import type { Problem } from '../core/errors';
import type { Familiarity } from './devices-service';

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

export type Guesses = ReturnType<typeof createGuesses>;

export function createGuesses({ counters, clock }: Pick<Deps, 'counters' | 'clock'>) {
  const failuresOf = (guess: Guess): Promise<number> => counters.peek('login.failed', placeOf(guess));
  const triesOfStrangers = ({ account }: Guess): Promise<number> => counters.peek('login.strangers', account);
  const hitPlace = (guess: Guess) => counters.hit('login.failed', placeOf(guess), PLACE_LOCK.seconds);
  const hitPause = ({ account }: Guess, seconds: number) => counters.hit('login.pause', account, seconds);

  const refused = ({ resetsAt }: Count, text: Text): Problem =>
    refusedUntil(resetsAt, clock(), text, refusal(null));

  const waits = async (guess: Guess): Promise<boolean> =>
    isStranger(guess) &&
    (await counters.peek('login.pause', guess.account)) > 0 &&
    ((await counters.peek('login.came', placeOf(guess))) >= NEWCOMERS.tries ||
      (await counters.peek('login.newcomers', guess.account)) >= NEWCOMERS.aDay);

  async function countNewcomer(guess: Guess): Promise<boolean> {
    const own = await counters.hit('login.came', placeOf(guess), STRANGERS.seconds);
    if (own.count > NEWCOMERS.tries) return false;
    const all = await counters.hit('login.newcomers', guess.account, STRANGERS.seconds);
    return all.count <= NEWCOMERS.aDay;
  }

  /** One of the strangers that are no newcomers is judged in each pause. */
  async function countStranger(guess: Guess): Promise<number> {
    const { count } = await counters.hit('login.strangers', guess.account, STRANGERS.seconds);
    const isNewcomer = await countNewcomer(guess);
    const seconds = pauseAfter(count);
    if (seconds === 0 || isNewcomer) return count;
    const pause = await hitPause(guess, seconds);
    if (pause.count > 1) throw refused(pause, accountMessages.strangersWait);
    return count;
  }

  return {
    /** Throws 208 while the place is locked, or a stranger has to wait: before anybody works for the try. */
    async assertOpen(guess: Guess): Promise<void> {
      if ((await failuresOf(guess)) >= PLACE_LOCK.failures)
        throw refused(await hitPlace(guess), accountMessages.locked);
      if (await waits(guess))
        throw refused(await hitPause(guess, STRANGERS.longestPause), accountMessages.strangersWait);
    },

    /** The level of the proof that the next try has to bring, unless it brings a captcha; null for neither. */
    async demandedLevel(guess: Guess): Promise<number | null> {
      const ofAddress = guess.deviceId ? 0 : await counters.peek('login.ip', guess.address);
      const ofStrangers = isStranger(guess) ? await triesOfStrangers(guess) : 0;
      const isDemanded =
        ofAddress >= ADDRESS_PROOF.failures ||
        ofStrangers >= STRANGERS.freely ||
        (await failuresOf(guess)) >= PROOF_AFTER;
      return isDemanded ? proofLevel(Math.max(ofAddress, ofStrangers)) : null;
    },

    /** Counts a try as if it was wrong. Throws 208 for one too many. */
    async count(guess: Guess): Promise<Counted> {
      const ofStrangers = isStranger(guess) ? await countStranger(guess) : 0;
      const tries = await hitPlace(guess);
      if (tries.count > PLACE_LOCK.failures) throw refused(tries, accountMessages.locked);
      return { here: tries.count, ofStrangers };
    },

    /** The password was right: what was counted before is forgiven in this place, to strangers this try. */
    async forgive(guess: Guess): Promise<void> {
      await counters.clear('login.failed', placeOf(guess));
      if (isStranger(guess)) await counters.undo('login.strangers', guess.account);
    },

    /** The password was wrong: the address has failed once more. */
    async blame({ address }: Guess): Promise<void> {
      await counters.hit('login.ip', address, ADDRESS_PROOF.seconds);
    },
  };
}
