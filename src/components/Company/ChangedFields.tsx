import type { CompanyChange } from '@domain/calls/companies';
import { maskOf } from '@domain/checks/mask';
import { findProfileField } from '@domain/company/profile';
import type { Field, AnswerValue as Value } from '@domain/definition';
import { AnswerValue, ScrollBox } from '@/components/AnswersView/values';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

/** One change of the profile, field by field. */
export default function ChangedFields({
  label,
  changes,
}: Pick<CompanyChange, 'changes'> & { label: string }) {
  const { t } = useLanguage();
  return (
    <ScrollBox label={label}>
      <table className={styles.changes} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('center.info.field')}</th>
            <th scope="col">{t('center.info.before')}</th>
            <th scope="col">{t('center.info.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <ChangedField key={change.key} change={change} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

type FieldChange = CompanyChange['changes'][number];

/** A sensitive value was masked before it was logged; of one that was not, as in an open request, no more is shown. */
function ChangedField({ change }: { change: FieldChange }) {
  const say = useText();
  const field = findProfileField(change.key);
  const shown = (value: unknown) =>
    field && !field.sensitive ? (
      <AnswerValue field={field as Field} value={value as Value} inCell />
    ) : (
      <bdi>{value === null ? '—' : maskOf(String(value))}</bdi>
    );
  return (
    <tr>
      <th scope="row">{field ? say(field) : change.key}</th>
      <td>{shown(change.before)}</td>
      <td>{shown(change.after)}</td>
    </tr>
  );
}
