import { Button, Select } from 'antd';
import { useState } from 'react';
import { useSelector } from 'umi';
import type { RootState } from '@/models/connect';
import { assignFilings, fetchAssignees } from '@/services/queue';
import type { Reviewed } from '@/services/review';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useRead } from '@/utils/useRead';
import { officerName } from '../../filings/officer';
import styles from '../index.module.css';

const NOBODY = '';

interface AssigneeChoiceProps {
  review: Pick<Reviewed, 'filing' | 'assignee' | 'assignment_version'>;
  /** It was assigned, or refused because somebody else had done so: look again. */
  onDone(): void;
}

/** The reviewer of the filing. Anybody who reads it here may choose another of those that the server names, or take what is nobody's. */
export default function AssigneeChoice({ review, onDone }: AssigneeChoiceProps) {
  const { t } = useLanguage();
  const officers = useRead(fetchAssignees);
  const me = useSelector(({ user }: RootState) => user.currentUser?.id);
  const [isBusy, setBusy] = useState(false);
  const { filing, assignee, assignment_version: version } = review;
  const offered = officers.data ?? [];
  const isOffered = offered.some(({ id }) => id === assignee?.id);

  const assign = async (chosen: string) => {
    setBusy(true);
    const filings = [{ id: String(filing.id), version }];
    const result = await mutate(assignFilings({ assignee: chosen || null, filings }), { afterwards: onDone });
    for (const { msg } of result?.refused ?? []) feedback.error(msg);
    setBusy(false);
  };

  const select = (
    <Select
      showSearch
      optionFilterProp="label"
      aria-label={t('queue.assignee')}
      className={styles.assignee ?? ''}
      loading={isBusy}
      disabled={isBusy || !officers.data}
      value={assignee?.id ?? NOBODY}
      onChange={assign}
      options={[
        { value: NOBODY, label: t('queue.assignedToNobody') },
        ...(assignee && !isOffered ? [{ value: assignee.id, label: assignee.name }] : []),
        ...offered.map((officer) => ({ value: officer.id, label: officerName(officer) })),
      ]}
    />
  );
  return (
    <span className={styles.assigning}>
      {select}
      {!assignee && me && (
        <Button size="small" disabled={isBusy} onClick={() => assign(me)}>
          {t('review.take')}
        </Button>
      )}
    </span>
  );
}
