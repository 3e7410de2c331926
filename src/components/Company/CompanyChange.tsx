import { findAccountField } from '@domain/accounts/account-fields';
import { maskSensitiveText } from '@domain/checks/mask';
import type { CompanyChange } from '@domain/company/calls';
import type { CompanyChangeRequest } from '@domain/company/change-calls';
import { changeKinds } from '@domain/company/change-kinds';
import { changeEvidenceField, changeStatuses } from '@domain/company/changes';
import { findProfileField } from '@domain/company/profile';
import type { Field, AnswerValue as Value } from '@domain/definition';
import { findProgram } from '@domain/programs/find';
import { describeWebhookValue, findWebhookField } from '@domain/webhooks/logged-fields';
import { AnswerValue, FileNames } from '@/components/AnswersView/values';
import { FactList, type PageFact, QuotedText } from '@/components/Page';
import ScrollBox from '@/components/ScrollBox';
import WordTag from '@/components/Tags/WordTag';
import { formatDate, formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

/** A company's change request with its decision, the same for company and office. `about`: facts listed before the others. */
export default function CompanyChangeView({
  change,
  about = [],
}: {
  change: CompanyChangeRequest;
  about?: PageFact[];
}) {
  const { t } = useLanguage();
  const say = useText();
  const facts: PageFact[] = [
    ...about,
    [t('common.status'), <WordTag key="status" {...changeStatuses[change.status]} />],
    [t('changes.holdsFrom'), formatDate(change.holds_from)],
    [t('changes.requestedBy'), change.requested_by],
    [t('changes.requestedAt'), formatDateTime(change.created_at)],
  ];
  if (change.decided_at)
    facts.push(
      [t('changes.decidedBy'), change.decided_by],
      [t('changes.decidedAt'), formatDateTime(change.decided_at)],
    );
  if (change.in_effect_at) facts.push([t('changes.inEffectAt'), formatDateTime(change.in_effect_at)]);
  return (
    <div className={styles.change}>
      <FactList facts={facts} />
      <ChangedFields label={say(changeKinds[change.kind])} changes={change.changes} />
      {change.evidence.length > 0 && (
        <section>
          <h3>{say(changeEvidenceField)}</h3>
          <FileNames ids={change.evidence.map(({ id }) => id)} />
        </section>
      )}
      <section>
        <QuotedText title={t('changes.note')} text={change.note} />
        <QuotedText title={t('changes.reason')} text={change.reason} />
      </section>
    </div>
  );
}

/** One change of the profile, field by field. */
export function ChangedFields({ label, changes }: Pick<CompanyChange, 'changes'> & { label: string }) {
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

/**
 * Row of a changed field. Sensitive values are masked: the log holds them masked already, an open request does not. Those of an
 * account or a webhook are shown as they were logged.
 */
function ChangedField({ change }: { change: FieldChange }) {
  const say = useText();
  const field = findProfileField(change.key);
  const accountField = findAccountField(change.key);
  const webhookField = findWebhookField(change.key);
  const label = field ?? accountField ?? webhookField;
  const word = (value: unknown) => {
    if (webhookField)
      return say(describeWebhookValue(change.key, value, (program) => findProgram(program)?.title));
    return accountField ? String(value) : maskSensitiveText(String(value));
  };
  const shown = (value: unknown) =>
    field && !field.sensitive ? (
      <AnswerValue field={field as Field} value={value as Value} inCell />
    ) : (
      <bdi>{value === null ? '—' : word(value)}</bdi>
    );
  return (
    <tr>
      <th scope="row">{label ? say(label) : change.key}</th>
      <td>{shown(change.before)}</td>
      <td>{shown(change.after)}</td>
    </tr>
  );
}
