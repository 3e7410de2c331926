import { sumAmounts } from '@domain/filing/units';
import { signatoryNames } from '@domain/workflow/signatories';
import { Button } from 'antd';
import { useState } from 'react';
import { useSelector } from 'umi';
import { Select } from '@/components/Controls/Select';
import { FactList, type PageFact, Panel } from '@/components/Page';
import { PaidParts } from '@/components/Payments';
import SignedBy from '@/components/Submissions/SignedBy';
import StatusTag from '@/components/Tags/StatusTag';
import TaskBookNote from '@/components/TaskBookNote';
import type { RootState } from '@/models/connect';
import { useRightCheck } from '@/models/useRightCheck';
import ReviewBy from '@/pages/review/components/ReviewBy';
import type { FilingUnderReview } from '@/pages/review/filing/nextFiling';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { formatOfficerName, useBatchName } from '@/utils/names';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';

interface FactsProps {
  review: FilingUnderReview;
  onDone(): void;
}

/** Summary of the filing: status, company and deadline. */
export default function Facts({ review, onDone }: FactsProps) {
  const { t } = useLanguage();
  const batchName = useBatchName();
  const say = useText();
  const { filing, company, approval, signatures } = review;
  const facts: PageFact[] = [
    [t('common.status'), <StatusTag key="status" {...filing} />],
    [t('review.no'), filing.receipt?.no],
    [t('common.submittedAt'), formatDateTime(filing.receipt?.submitted_at)],
    [t('review.reviewBy'), <ReviewBy key="by" {...review} />],
    [t('common.batch'), batchName(filing.batch)],
    [t('review.creditCode'), company.credit_code],
    [t('review.department'), company.department.label],
    [
      t('queue.assignee'),
      useRightCheck()('review.first') ? (
        <AssigneeChoice key="assignee" review={review} onDone={onDone} />
      ) : (
        (review.assignee?.name ?? null)
      ),
    ],
  ];
  for (const each of signatures)
    facts.push([
      t('review.signedAs', { hand: say(signatoryNames[each.hand]) }),
      <SignedBy key={each.hand} signature={each} />,
    ]);
  if (review.deputy) facts.push([t('absences.deputy'), review.deputy.name]);
  if (review.subject) facts.push([t('review.subject'), review.subject]);
  if (review.correction_due_at) facts.push([t('review.correctBy'), formatDateTime(review.correction_due_at)]);
  if (approval)
    facts.push(
      [t('review.projectNo'), approval.project_no],
      [t('review.grant'), approval.grant_approved || null],
    );
  return (
    <Panel id="facts" title={t('review.facts')}>
      <FactList facts={facts} />
      {approval && approval.grant_approved > 0 && (
        <PaidParts
          granted={approval.grant_approved}
          paid={sumAmounts(approval.payments.map(({ amount }) => amount))}
          payments={approval.payments}
        />
      )}
      {filing.status === 'approved' && <TaskBookNote taskBook={approval?.task_book ?? null} />}
    </Panel>
  );
}

const NOBODY = '';

interface AssigneeChoiceProps {
  review: Pick<FilingUnderReview, 'filing' | 'assignee' | 'assignment_version'>;
  /** Called after an assignment, or after a refusal because somebody else had assigned it: read the filing again. */
  onDone(): void;
}

/**
 * Reviewer of the filing. Every official who reads the filing here may choose another of those that the server names, or take an
 * unassigned one.
 */
export function AssigneeChoice({ review, onDone }: AssigneeChoiceProps) {
  const { t } = useLanguage();
  const officers = useRead('assignees');
  const me = useSelector(({ user }: RootState) => user.currentUser?.id);
  const [isBusy, setBusy] = useState(false);
  const { filing, assignee, assignment_version: version } = review;
  const offered = officers.data ?? [];
  const isOffered = offered.some(({ id }) => id === assignee?.id);

  const assign = async (chosen: string) => {
    setBusy(true);
    const filings = [{ id: String(filing.id), version }];
    const result = await mutate(call('assignFilings', { data: { assignee: chosen || null, filings } }), {
      afterwards: onDone,
      isUndoable: (assigned) => Boolean(assigned?.done.length),
      undo: () =>
        mutate(
          call('undoAssignments', { data: { filings: [{ id: String(filing.id), version: version + 1 }] } }),
          {
            afterwards: onDone,
          },
        ),
    });
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
        ...offered.map((officer) => ({ value: officer.id, label: formatOfficerName(officer) })),
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
