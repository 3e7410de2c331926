import type { FileField } from '@domain/definition';
import { Panel } from '@/components/Page';
import { formatAcceptedTypes } from '@/filling/attachments/rules';
import SortButton from '@/filling/attachments/SortButton';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

/** Documents to prepare: the attachments that a form asks for, with the kinds of file and the need of each. */
export default function DocumentsPanel({ id, fields }: { id: string; fields: readonly FileField[] }) {
  const { t } = useLanguage();
  const say = useText();
  if (fields.length === 0) return null;
  return (
    <Panel id={id} title={t('forms.overview.documents')} extra={<SortButton />}>
      <ul className={styles.documents}>
        {fields.map((field) => (
          <li key={field.key}>
            {say(field)}{' '}
            <span className={styles.aside}>
              {[formatAcceptedTypes(field), needOf(field, t)].filter(Boolean).join(' · ')}
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
