/** Items that stay but have been put elsewhere among each other. */

/** Positions of the longest run of rising numbers. */
function findLongestRise(numbers: readonly number[]): Set<number> {
  /** Position at which the smallest last number of a run of each length stands. */
  const ends: number[] = [];
  const previous: number[] = [];
  numbers.forEach((number, at) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] as number] as number) < number) low = middle + 1;
      else high = middle;
    }
    previous[at] = low > 0 ? (ends[low - 1] as number) : -1;
    ends[low] = at;
  });
  const rise = new Set<number>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] as number) rise.add(at);
  return rise;
}

/** Returns the fewest items whose moves make the earlier order the later one. */
export function listReordered(before: readonly string[], after: readonly string[]): Set<string> {
  const former = new Map(before.map((identity, at) => [identity, at]));
  const kept = after.filter((identity) => former.has(identity));
  const rise = findLongestRise(kept.map((identity) => former.get(identity) as number));
  return new Set(kept.filter((_, at) => !rise.has(at)));
}
