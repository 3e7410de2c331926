import type { Answers, Manifest } from '../definition';
import { getAnswerAtPath } from './paths';

/** The answer that tells filings of one program apart, such as the name of the project; null where none is given. */
export function readSubject({ subject }: Pick<Manifest, 'subject'>, answers: Answers): string | null {
  const said = subject && getAnswerAtPath(answers, subject);
  return (typeof said === 'string' && said.trim()) || null;
}
