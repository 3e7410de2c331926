import type { Answers, Context, Form, Row, Rule, Scope } from '../definition';
import type { Text } from '../text';
import { comparedByOffice } from './messages';
import { openScope } from './scope';
import { fieldsOf, isEmpty, isInput, isRowSection, recordsOf, rowsIn } from './sections';
import type { RuleResult } from './types';
import { isNeeded, isVisible } from './visibility';

interface Asked {
  form: Form;
  filled: Answers;
  scope: Scope;
  /** The row that made `all` or `unique` of the present rule false. */
  offender: Row | null;
}

/** Results of all rules of the form on filled answers, in the order of the form. */
export function runRules(form: Form, filled: Answers, ctx: Context): RuleResult[] {
  const asked: Asked = { form, filled, offender: null, scope: {} as Scope };
  asked.scope = openScope(form, filled, ctx, (row) => {
    asked.offender ??= row;
  });
  return form.rules.map((rule) => {
    asked.offender = null;
    const outcome = outcomeOf(rule, asked);
    return { id: rule.id, level: rule.level, outcome, message: messageOf(rule), path: pathOf(rule, asked) };
  });
}

/** True if other companies say the same, nobody but the office learns: the filer reads the same either way. */
const messageOf = (rule: Rule): Text =>
  rule.onceInBatch
    ? { zh: `${rule.zh}${comparedByOffice.zh}`, en: `${rule.en}${comparedByOffice.en}` }
    : { zh: rule.zh, en: rule.en };

/** On submission an error that is failed, or that nobody can decide, stands in the way; the server decides its own. */
export const standsInTheWay = (result: RuleResult): boolean =>
  result.level === 'error' && (result.outcome === 'failed' || result.outcome === 'undecided');

/** While something needed is missing, a rule that is not met may only mean that nobody has answered yet. */
function outcomeOf(rule: Rule, asked: Asked): RuleResult['outcome'] {
  try {
    if (rule.applies && !rule.applies(asked.scope)) return 'other';
    if (!rule.check) return 'server';
    if (rule.check(asked.scope) === true) return 'met';
  } catch {
    return 'undecided';
  }
  return (rule.paths ?? []).some((path) => misses(path, asked)) ? 'undecided' : 'failed';
}

/** A needed value of `section.field`, or any of a `section`, is not there yet; in a table, in any of its rows. */
function misses(path: string, { form, filled, scope }: Asked): boolean {
  const [key, name] = path.split('.');
  const section = form.sections.find((each) => each.key === key);
  if (!section || section.kind === 'computed' || section.kind === 'files' || !isVisible(section, scope))
    return false;
  const fields = fieldsOf(section).filter((field) => isInput(field) && (!name || field.key === name));
  const needed = fields.filter((field) => isNeeded(field, scope));
  return recordsOf(section, filled).some((record) => needed.some((field) => isEmpty(record[field.key])));
}

/** The cell of the offending row where there is one, else the first place that the rule names. */
function pathOf(rule: Rule, { form, filled, offender }: Asked): string {
  const paths = rule.paths ?? [];
  const table = offender && form.sections.find((section) => rowsIn(filled, section).includes(offender));
  if (table) {
    const index = rowsIn(filled, table).indexOf(offender as Row);
    const column = paths.map((path) => path.split('.')).find(([key]) => key === table.key)?.[1];
    return column ? `${table.key}[${index}].${column}` : `${table.key}[${index}]`;
  }
  const [key = '', name] = (paths[0] ?? '').split('.');
  const section = form.sections.find((each) => each.key === key);
  return section && !isRowSection(section) && name ? `${key}.${name}` : key;
}
