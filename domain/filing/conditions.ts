import type { Eligibility, Form } from '../definition';

/** Conditions that a filer has to meet: those of the program, and of its kinds only those of the chosen one. */
export const conditionsOf = (form: Pick<Form, 'eligibility'>, kind: string): Eligibility[] =>
  form.eligibility.filter((condition) => condition.kind === undefined || String(condition.kind) === kind);
