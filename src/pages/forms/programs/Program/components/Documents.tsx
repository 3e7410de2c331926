import type { FileField, Form } from '@domain/definition';
import Panel from '@/components/Panel';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.module.css';

/** Documents to prepare: the attachments that the form asks for. */
export default function Documents({ form }: { form: Form }) {
  const { t } = useLanguage();
  const say = useText();
  const files = form.sections.flatMap((section) => (section.kind === 'files' ? section.fields : []));
  if (files.length === 0) return null;
  return (
    <Panel id="documents" title={t('forms.overview.documents')}>
      <ul className={styles.lines}>
        {files.map((field) => (
          <li key={field.key}>
            {say(field)}{' '}
            <span className={styles.aside}>
              {[field.accept.join(' / '), needOf(field, t)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function needOf(field: FileField, t: (key: string) => string): string {
  if (field.showWhen || field.requiredWhen) return t('catalogue.ifApplies');
  return field.required ? '' : t('forms.field.optional');
}
