/** Server's clock minus this computer's, by the server's time of an answer; kept, as answers are shown again long after they came. */
const skews = new Map<string, number>();

/** Number of answers remembered: those of a page, and of the pages that a person comes back to. */
const KEPT = 200;

/** Milliseconds from this computer's clock to the server's, as of the first time an answer with this time was seen. */
export function getSkew(serverTime: string | undefined): number {
  if (!serverTime) return 0;
  const known = skews.get(serverTime);
  if (known !== undefined) return known;
  const skew = Date.parse(serverTime) - Date.now();
  if (skews.size >= KEPT) skews.clear();
  skews.set(serverTime, skew);
  return skew;
}
