/**
 * Which files of tests the second database needs. The two databases differ in how they read a statement and in what they answer,
 * so that every statement is asked of both; a file none of whose statements is new there says nothing that the first has not said.
 */

/**
 * Chooses files that together send every statement that any of them sends, the cheapest ones first.
 *
 * @param costs what each file took of the processor, and hashes of its statements: `{ file, own, children, statements }`
 * @param sent hashes of statements that the second database was sent already
 * @returns paths of the files
 */
export const chooseCover = (costs, sent = []) => {
  const left = new Set(costs.flatMap(({ statements }) => statements));
  for (const statement of sent) left.delete(statement);
  const waiting = new Set(costs.filter(({ statements }) => statements.length > 0));
  const chosen = [];
  while (left.size > 0) {
    let best = null;
    for (const each of waiting) {
      const fresh = each.statements.filter((statement) => left.has(statement)).length;
      if (fresh === 0) {
        waiting.delete(each);
        continue;
      }
      const worth = fresh / (1 + each.own + each.children);
      if (!best || worth > best.worth) best = { each, worth };
    }
    chosen.push(best.each.file);
    waiting.delete(best.each);
    for (const statement of best.each.statements) left.delete(statement);
  }
  return chosen;
};
