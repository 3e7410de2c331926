/**
 * Subject of a decision, under the labels of the submitted form: the subject of the filing, and for a recognition the single
 * answers that everybody may read, such as type and level. Certificate, letter and public check say the same.
 */
import type { Manifest } from '../definition';
import { formatValue } from '../filing/input';
import { readSubmittedAnswers } from '../filing/linked-filings';
import { parsePath } from '../filing/paths';
import { getSectionAnswers, isEmpty, isRowSection } from '../filing/sections';
import type { SubmittedForm } from '../filing/snapshot';
import { restoreFormFromSnapshot } from '../filing/snapshot-form';
import type { FileLanguage } from '../text';
import { formatFieldName } from './blocks';

/** Lists the facts of a submission; `program` is the edition that it was submitted under. */
export function listSubjectFacts(
  { subject, recognition, published }: Pick<Manifest, 'subject' | 'recognition' | 'published'>,
  paper: SubmittedForm,
  language: FileLanguage,
): { name: string; value: string }[] {
  const { sections } = restoreFormFromSnapshot(paper);
  const answers = readSubmittedAnswers(paper);
  const stated = (recognition && published?.answers) ?? [];
  return [...(subject ? [subject] : []), ...stated].flatMap((path) => {
    const place = parsePath(path);
    const section = sections.find(({ key }) => key === place?.section);
    if (!section || isRowSection(section)) return [];
    const field = section.fields.find(({ key }) => key === place?.field);
    const value = field && getSectionAnswers(answers, section)[field.key];
    if (!field || isEmpty(value)) return [];
    return [{ name: formatFieldName(field, language), value: formatValue(field, value, language) }];
  });
}
