import type { CompanyChangeRequest } from '@domain/calls/company-changes';
import { changeEvidence, changeKinds, changeStatuses } from '@domain/company/changes';
import { FileNames } from '@/components/AnswersView/values';
import { type Fact, FactList, Said } from '@/components/Page';
import WordTag from '@/components/Tags/WordTag';
import { beijingDate, beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import ChangedFields from './ChangedFields';
import styles from './index.module.css';

/** All that was asked for and said of it, as both sides read it. `about`: facts before the others. */
export default function CompanyChange({
  change,
  about = [],
}: {
  change: CompanyChangeRequest;
  about?: Fact[];
}) {
  const { t } = useLanguage();
  const say = useText();
  const facts: Fact[] = [
    ...about,
    [t('changes.status'), <WordTag key="status" {...changeStatuses[change.status]} />],
    [t('changes.holdsFrom'), beijingDate(change.holds_from)],
    [t('changes.requestedBy'), change.requested_by],
    [t('changes.requestedAt'), beijingMinutes(change.created_at)],
  ];
  if (change.decided_at)
    facts.push(
      [t('changes.decidedBy'), change.decided_by],
      [t('changes.decidedAt'), beijingMinutes(change.decided_at)],
    );
  if (change.in_effect_at) facts.push([t('changes.inEffectAt'), beijingMinutes(change.in_effect_at)]);
  return (
    <div className={styles.change}>
      <FactList facts={facts} />
      <ChangedFields label={say(changeKinds[change.kind])} changes={change.changes} />
      {change.evidence.length > 0 && (
        <section>
          <h3>{say(changeEvidence)}</h3>
          <FileNames ids={change.evidence.map(({ id }) => id)} />
        </section>
      )}
      <section>
        <Said title={t('changes.note')} text={change.note} />
        <Said title={t('changes.reason')} text={change.reason} />
      </section>
    </div>
  );
}
