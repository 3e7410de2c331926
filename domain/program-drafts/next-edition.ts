/** The name of the edition after one: its last number, raised to the next free one. */
export function findNextEdition(edition: string, taken: readonly string[]): string {
  const [, stem = `${edition}.`, number = '0'] = /^(.*?)(\d+)$/.exec(edition) ?? [];
  let next = Number(number) + 1;
  while (taken.includes(`${stem}${next}`)) next += 1;
  return `${stem}${next}`;
}
