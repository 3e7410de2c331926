import type { CompanyChangeRequest } from '@domain/calls/company-changes';
import { changeEvidence, changeKinds, changeStatuses } from '@domain/company/changes';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import FileNames from '@/components/AnswersView/FileNames';
import ChangedFields from '@/components/CompanyProfile/ChangedFields';
import { beijingDate, beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

export function ChangeStatusTag({ status }: Pick<CompanyChangeRequest, 'status'>) {
  const say = useText();
  const { colour, ...words } = changeStatuses[status];
  return <Tag color={colour}>{say(words)}</Tag>;
}

/** All that was asked for and said of it, as both sides read it. `about`: facts before the others. */
export default function CompanyChange({
  change,
  about = [],
}: {
  change: CompanyChangeRequest;
  about?: [string, ReactNode][];
}) {
  const { t } = useLanguage();
  const say = useText();
  const facts: [string, ReactNode][] = [
    ...about,
    [t('changes.status'), <ChangeStatusTag key="status" status={change.status} />],
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
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
          </div>
        ))}
      </dl>
      <ChangedFields label={say(changeKinds[change.kind])} changes={change.changes} />
      {change.evidence.length > 0 && (
        <section>
          <h3>{say(changeEvidence)}</h3>
          <FileNames ids={change.evidence.map(({ id }) => id)} />
        </section>
      )}
      <Said title={t('changes.note')} text={change.note} />
      <Said title={t('changes.reason')} text={change.reason} />
    </div>
  );
}

function Said({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <section>
      <h3>{title}</h3>
      <p dir="auto" className={styles.said}>
        {text}
      </p>
    </section>
  );
}
