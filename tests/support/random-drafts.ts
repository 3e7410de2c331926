/** Drafts that follow one another as a person edits them, the same in each run. */
import type { Answers, Form, FormContext, Row, Section } from '../../domain/definition';
import { computeAnswers, selectInputAnswers } from '../../domain/filing/compute';
import { addRowIds } from '../../domain/filing/rows';
import { getRowLimit, isReadOnlyField, isRowSection, listSectionFields } from '../../domain/filing/sections';

const DRAFTS = 60;

/** Answers as a stored draft has them: rows with identities and numbers, no computed values. */
export const toStoredAnswers = (form: Form, answers: Answers, about: FormContext): Answers =>
  selectInputAnswers(form, computeAnswers(form, addRowIds(form.sections, answers), about));

/** Pseudo-random generator that repeats its numbers for the same seed. */
function chance(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const typedFields = (section: Section) =>
  listSectionFields(section).filter((field) => !field.computed && !field.auto && !isReadOnlyField(field));

/** Random edits as a person makes them: values typed, cleared and removed, rows added, removed and moved. */
function edited(form: Form, answers: Answers, pick: (below: number) => number): Answers {
  const next = structuredClone(answers);
  const values = ['another', 7, true, ['a', 'b'], null, undefined];
  for (let i = 0; i < 6; i++) {
    const section = form.sections[pick(form.sections.length)] as Section;
    if (section.kind === 'computed') continue;
    const fields = typedFields(section);
    const rows = next[section.key] as Row[];
    const isGrown = section.kind === 'table' && !section.fixedRows;
    if (isGrown && rows.length < getRowLimit(section) && pick(2))
      rows.splice(pick(rows.length + 1), 0, { row: `new ${pick(1e9)}`, [fields[0]?.key ?? '']: 'added' });
    else if (isGrown && rows.length > 1 && pick(2))
      rows.splice(pick(rows.length), 0, ...rows.splice(pick(rows.length), 1));
    else if (isGrown && rows.length > 0 && pick(2)) rows.splice(pick(rows.length), 1);
    const record = (isRowSection(section) ? rows[pick(rows.length)] : next[section.key]) as Row | undefined;
    const key = fields[pick(fields.length)]?.key ?? '';
    const value = values[pick(values.length)];
    if (record && value === undefined) delete record[key];
    else if (record) record[key] = value;
  }
  return next;
}

/** Drafts, each made of the one before by six edits. */
export function* generateDrafts(form: Form, data: Answers, about: FormContext): Generator<Answers> {
  const pick = chance(7);
  let draft = toStoredAnswers(form, data, about);
  for (let i = 0; i < DRAFTS; i++) {
    draft = toStoredAnswers(form, edited(form, draft, pick), about);
    yield draft;
  }
}
