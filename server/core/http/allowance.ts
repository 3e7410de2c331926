import { problems } from '../errors';

/** The share of one subject, a person or a company: calls under way at once, and the process's time. */
export interface AllowanceTerms {
  /** Calls at once; a call of a large body takes several places. */
  places: number;
  /** Calls that may wait for a place, and milliseconds that each may wait. */
  waiting: number;
  waitMs: number;
  /** Milliseconds of work that may be used at once, and how many come back in a second. */
  burstMs: number;
  msPerSecond: number;
}

interface Waiter {
  places: number;
  enter(): void;
  refuse(): void;
  /** The time after which it is refused. */
  until: number;
}

/** Below this part of its burst, a subject is served one call at a time. */
const RESERVE = 0.25;
const LOOK_EVERY_MS = 25;

/**
 * Places and time of one subject. Time is charged after the work, so it may be overdrawn; nothing more begins until it
 * has come back. Where `isAlone` says that nobody else is there, time is not held back. `now`: milliseconds.
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

  /** Nothing is under way, and nothing is owed: it can be forgotten. */
  get isIdle(): boolean {
    this.refill();
    return this.taken === 0 && this.queue.length === 0 && this.left >= this.terms.burstMs;
  }

  /**
   * Waits for its places, in the order of arrival. Throws tooMuchAtOnce when too many wait, or for too long, and when
   * `gone` says that nobody waits for the answer any more.
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
    // Whoever is alone owes nothing to those who come later.
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

  /** Lets in whom there is a place for, and sends away who has waited long enough. */
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

  /** Time comes back by itself, so somebody has to look while anything waits. */
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
