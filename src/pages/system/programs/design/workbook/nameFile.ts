import type { Answers } from '@domain/definition';
import { getSectionFields } from '@/filling/draft/changes';

/** Name of a file without its ending: key and edition of the program, as far as the draft has them. */
export function nameFile(answers: Answers): string {
  const { key, edition } = getSectionFields(answers, 'about');
  return [key, edition].filter(Boolean).join('-') || 'program';
}
