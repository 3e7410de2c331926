import { problems } from '../errors';

/** Limits of one subject, a person or a company: concurrent calls, and time of the process. */
export interface AllowanceTerms {
  /** Calls at once; a call of a large body takes several places. */
  places: number;
  /** Calls that may wait for a place, and milliseconds that each may wait. */
  waiting: number;
  waitMs: number;
  /** `burstMs`: milliseconds of work available at once; `msPerSecond`: milliseconds regained per second. */
  burstMs: number;
  msPerSecond: number;
}

interface Waiter {
  places: number;
  enter(): void;
  refuse(): void;
  /** Time after which the waiter is refused. */
  until: number;
}

/** Below this part of its burst, a subject is served one call at a time. */
const RESERVE = 0.25;
const LOOK_EVERY_MS = 25;

/**
 * Places and time of one subject. Time is charged after the work, so it may be overdrawn; then no call begins until it is
 * regained. While `isAlone` returns true, no other subject is active and time is not limited. `now`: milliseconds.
 */
export class Allowance {
  private taken = 0;
  private left: number;
  private at: number;
  private readonly queue: Waiter[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly terms: AllowanceTerms,
    private readonly now: () => number,
    private readonly isAlone: () => boolean = () => false,
  ) {
    this.left = terms.burstMs;
    this.at = now();
  }

  /** True when the subject has no calls and no overdrawn time, so that the object can be dropped. */
  get isIdle(): boolean {
    this.refill();
    return this.taken === 0 && this.queue.length === 0 && this.left >= this.terms.burstMs;
  }

  /**
   * Waits for places, in the order of arrival. Throws tooMuchAtOnce when too many calls wait, when the wait is too long,
   * and when `gone` signals that the client has disconnected.
   */
  async enter(wanted: number, gone?: AbortSignal): Promise<void> {
    const places = Math.min(wanted, this.terms.places);
    if (this.queue.length === 0 && this.mayEnter(places)) return this.take(places);
    if (this.queue.length >= this.terms.waiting) throw this.refusal();
    await new Promise<void>((resolve, reject) => {
      const until = this.now() + this.terms.waitMs;
      const waiter = { places, enter: resolve, refuse: () => reject(this.refusal()), until };
      this.queue.push(waiter);
      gone?.addEventListener('abort', () => this.drop(waiter), { once: true });
      this.watch();
    });
  }

  leave(wanted: number, workMs: number): void {
    this.refill();
    this.taken -= Math.min(wanted, this.terms.places);
    this.left -= workMs;
    // A subject that works alone accumulates no debt that would delay it once others arrive.
    if (this.isAlone()) this.left = Math.max(this.left, 0);
    this.look();
  }

  private drop(waiter: Waiter): void {
    const at = this.queue.indexOf(waiter);
    if (at < 0) return;
    this.queue.splice(at, 1);
    waiter.refuse();
  }

  private take(places: number): void {
    this.taken += places;
  }

  private refill(): void {
    const now = this.now();
    const back = ((now - this.at) / 1000) * this.terms.msPerSecond;
    this.left = Math.min(this.terms.burstMs, this.left + back);
    this.at = now;
  }

  private mayEnter(places: number): boolean {
    this.refill();
    if (this.taken + places > this.terms.places) return false;
    return this.left > (this.taken === 0 ? 0 : this.terms.burstMs * RESERVE) || this.isAlone();
  }

  /** Admits waiters while there are places and time, and refuses those that have waited too long. */
  private look(): void {
    for (let first = this.queue[0]; first; first = this.queue[0]) {
      const isLate = this.now() >= first.until;
      if (!isLate && !this.mayEnter(first.places)) break;
      this.queue.shift();
      if (isLate) first.refuse();
      else {
        this.take(first.places);
        first.enter();
      }
    }
    this.watch();
  }

  /** Time is regained without an event, so a timer checks while calls wait. */
  private watch(): void {
    if (this.queue.length === 0 || this.timer) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.look();
    }, LOOK_EVERY_MS);
  }

  private refusal(): Error {
    this.refill();
    return problems.tooMuchAtOnce(Math.max(1, Math.ceil(-this.left / this.terms.msPerSecond)));
  }
}
