import type { Answers, FieldAnswers, Form } from '../definition';
import { isRowOptions } from './options';
import { fieldsOf, isRecord, isRowSection } from './sections';

/** The source of a field that says which of a program's kinds a filing is. */
const KIND = 'filing.kind';

/** Answers that say of which kind the filing is, whatever else came in: the kind is chosen before the form is opened. */
export function withKind(form: Form, answers: Answers, kind: string): Answers {
  if (!kind) return answers;
  const copy = { ...answers };
  for (const section of form.sections) {
    if (isRowSection(section)) continue;
    for (const field of fieldsOf(section)) {
      if (field.source !== KIND || !('options' in field) || isRowOptions(field.options)) continue;
      const chosen = field.options.items.find(({ value }) => String(value) === kind);
      const given = copy[section.key] ?? {};
      if (chosen && isRecord(given))
        copy[section.key] = { ...(given as FieldAnswers), [field.key]: chosen.value };
    }
  }
  return copy;
}
