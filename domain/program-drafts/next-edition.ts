/** The name of the edition after one: its last number, raised to the next free one. */
export function findNextEdition(edition: string, taken: readonly string[]): string {
  const [number] = /(?<!\d)\d+$/.exec(edition) ?? [];
  const stem = number === undefined ? `${edition}.` : edition.slice(0, -number.length);
  let next = Number(number ?? 0) + 1;
  while (taken.includes(`${stem}${next}`)) next += 1;
  return `${stem}${next}`;
}
