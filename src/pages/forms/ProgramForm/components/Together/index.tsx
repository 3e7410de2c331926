import type { Present } from '@domain/calls/together';
import type { Form } from '@domain/definition';
import { shortTitleOf } from '@domain/filing/sections';
import { useSelector } from 'umi';
import type { FilingRoot } from '@/filling/draft/filingState';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

/** Places of colleagues in the form, and the word that what they saved stands in it. */
export default function Colleagues({ form, people }: { form: Form; people: Present[] }) {
  const { t } = useLanguage();
  const say = useText();
  const note = useSelector((root: FilingRoot) => root.filing.note);
  const lines = people.map(({ name, section }) => {
    const at = form.sections.find(({ key }) => key === section);
    return at
      ? t('forms.together.at', { name, section: say(shortTitleOf(at)) })
      : t('forms.together.here', { name });
  });
  if (note?.kind === 'pulled')
    lines.push(t('forms.together.pulled', { by: note.by, at: beijingMinutes(note.at) }));
  return (
    <p role="status" className={lines.length > 0 ? styles.colleagues : styles.nobody}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}
