/** Readiness: this process can store now. Balancers ask often, so one look serves all who ask within a second. */
import { setTimeout as sleep } from 'node:timers/promises';

const KNOWN_FOR_MS = 1_000;
/** A need that has not answered by then counts as missing. */
const LOOK_LIMIT_MS = 3_000;

export type Need = 'database' | 'disk' | 'files';

/** Resolves when it is there, rejects with the reason when not. */
export type Checks = Partial<Record<Need, () => Promise<unknown>>>;

interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

const tooLate = async (ms: number): Promise<never> => {
  await sleep(ms, undefined, { ref: false });
  throw new Error(`no answer within ${ms} ms`);
};

/** Gives what is missing, or null. Each change is logged once. */
export function createReadiness(checks: Checks, log: Log): () => Promise<Need | null> {
  let known: { missing: Need | null; until: number } | null = null;
  let underWay: Promise<Need | null> | null = null;
  let told: Need | null = null;

  async function look(): Promise<Need | null> {
    const names = Object.keys(checks) as Need[];
    const looks = names.map((name) => Promise.race([checks[name]?.(), tooLate(LOOK_LIMIT_MS)]));
    const results = await Promise.allSettled(looks);
    const at = results.findIndex(({ status }) => status === 'rejected');
    const missing = names[at] ?? null;
    const failed = results[at];
    if (missing !== told) {
      if (failed?.status === 'rejected') log.warn({ err: failed.reason, missing }, 'not ready');
      else log.info({}, 'ready again');
      told = missing;
    }
    return missing;
  }

  return async () => {
    if (known && performance.now() < known.until) return known.missing;
    underWay ??= look().finally(() => {
      underWay = null;
    });
    const missing = await underWay;
    known = { missing, until: performance.now() + KNOWN_FOR_MS };
    return missing;
  };
}
