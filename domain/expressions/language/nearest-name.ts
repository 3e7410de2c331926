/** Number of characters to insert, remove or replace to make one name the other. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, character] of [...from].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= to.length; column += 1) {
      const [left = 0, above = 0, diagonal = 0] = [next[column - 1], row[column], row[column - 1]];
      next.push(Math.min(left + 1, above + 1, diagonal + (to[column - 1] === character ? 0 : 1)));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** Returns the name that was most likely meant: one that differs in about a third of its characters at most. */
export function findNearestName(name: string, known: readonly string[]): string | undefined {
  const most = Math.ceil(name.length / 3);
  const near = known
    .filter((each) => Math.abs(each.length - name.length) <= most)
    .map((each) => ({ each, edits: countEdits(name, each) }))
    .filter(({ edits }) => edits <= most && edits < name.length);
  return near.sort((a, b) => a.edits - b.edits)[0]?.each;
}
