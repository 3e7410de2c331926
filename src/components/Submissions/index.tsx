import type { ComparedSubmissions, FilingChange, SubmissionPair } from '@domain/filing/comparison-calls';
import { nameRowNumber } from '@domain/filing/filing-faults';
import { useId, useState } from 'react';
import AsyncView from '@/components/AsyncView';
import { Select } from '@/components/Controls/Select';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';

interface SubmissionsProps {
  filing: string;
  /** Call that reads the changes: the company's or the office's. */
  name: 'filingChanges' | 'reviewChanges';
}

/** Comparison of two submissions of a filing: by default the last two. */
export default function Submissions({ filing, name }: SubmissionsProps) {
  const { t } = useLanguage();
  const [chosen, choose] = useState<SubmissionPair>({});
  const resource = useRead(name, { path: { id: filing }, params: chosen });
  return (
    <AsyncView resource={resource}>
      {({ submissions, before, after, changes }) =>
        submissions.length < 2 ? (
          <p>{t('submissions.single')}</p>
        ) : (
          <>
            <div className={styles.choice}>
              <Choice
                label={t('submissions.before')}
                submissions={submissions}
                value={before}
                onChange={(seq) => choose({ before: seq, after })}
              />
              <Choice
                label={t('submissions.after')}
                submissions={submissions}
                value={after}
                onChange={(seq) => choose({ before, after: seq })}
              />
            </div>
            <Changes changes={changes} />
          </>
        )
      }
    </AsyncView>
  );
}

interface ChoiceProps extends Pick<ComparedSubmissions, 'submissions'> {
  label: string;
  value: number;
  onChange(seq: number): void;
}

function Choice({ label, submissions, value, onChange }: ChoiceProps) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Select<number>
        id={id}
        className={styles.list ?? ''}
        options={submissions.map(({ seq, submitted_at }) => ({
          value: seq,
          label: t('submissions.one', { number: seq, at: formatDateTime(submitted_at) }),
        }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

interface ChangesProps {
  changes: FilingChange[];
  /** Names the changed answer with each change. */
  isNamed?: boolean;
}

/** Changes of the company from one submission to another. */
export function Changes({ changes, isNamed = true }: ChangesProps) {
  const { t } = useLanguage();
  const say = useText();
  if (changes.length === 0) return <p>{t('submissions.same')}</p>;
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.path}>
          {isNamed && (
            <strong>
              <bdi>{change.section}</bdi>
              {change.row && (
                <>
                  {' · '}
                  <bdi>{change.row.title ?? say(nameRowNumber(change.row.number))}</bdi>
                </>
              )}
              {' · '}
              <bdi>{change.field}</bdi>
            </strong>
          )}{' '}
          {change.row && change.row.is !== 'kept' && <em>{t(`submissions.row.${change.row.is}`)}</em>}
          {isNamed && <br />}
          {change.before !== null && (
            <del>
              <bdi>{change.before}</bdi>
            </del>
          )}{' '}
          {change.after !== null && (
            <ins>
              <bdi>{change.after}</bdi>
            </ins>
          )}
        </li>
      ))}
    </ul>
  );
}
