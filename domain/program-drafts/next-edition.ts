/** The name of the edition after one: its last number, raised to the next free one. */
export function findNextEdition(edition: string, taken: readonly string[]): string {
  let end = edition.length;
  while (end > 0 && /\d/.test(edition[end - 1] ?? '')) end--;
  const number = edition.slice(end);
  const stem = number === '' ? `${edition}.` : edition.slice(0, end);
  let next = Number(number) + 1;
  while (taken.includes(`${stem}${next}`)) next += 1;
  return `${stem}${next}`;
}
