import type { ComparedSubmissions, TwoSubmissions } from '@domain/calls/changes';
import { useId, useState } from 'react';
import AsyncView from '@/components/AsyncView';
import { Select } from '@/components/Controls/Select';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { type Read, useRead } from '@/utils/useRead';
import Changes from './Changes';
import styles from './index.module.css';

interface SubmissionsProps {
  filing: string;
  fetch: Read<[string, TwoSubmissions], ComparedSubmissions>;
}

/** Any two submissions of a filing beside each other: the last two, until others are chosen. */
export default function Submissions({ filing, fetch }: SubmissionsProps) {
  const { t } = useLanguage();
  const [chosen, choose] = useState<TwoSubmissions>({});
  const resource = useRead(fetch, filing, chosen);
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
          label: t('submissions.one', { number: seq, at: beijingMinutes(submitted_at) }),
        }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
