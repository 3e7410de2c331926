/** Texts that prove that a page loaded the form of a program: the text of a rule that no other program has. */
import { programs } from '../../domain/programs/index.generated';
import { requireForm } from './require-form';

export interface FormMark {
  program: string;
  text: string;
}

export function listFormMarks(): FormMark[] {
  const bodies = programs.map(({ key }) => ({ key, texts: requireForm(key).rules.map((rule) => rule.zh) }));
  return bodies.map(({ key, texts }) => {
    const others = new Set(bodies.filter((body) => body.key !== key).flatMap((body) => body.texts));
    const text = texts.find((each) => !others.has(each));
    if (!text) throw new Error(`${key} has no rule of its own`);
    return { program: key, text };
  });
}
