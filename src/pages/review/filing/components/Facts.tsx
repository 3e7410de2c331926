import { handNames } from '@domain/workflow/hands';
import { type Fact, FactList, Panel } from '@/components/Page';
import SignedBy from '@/components/Submissions/SignedBy';
import StatusTag from '@/components/Tags/StatusTag';
import { useMay } from '@/models/useMay';
import ReviewBy from '@/pages/review/components/ReviewBy';
import type { Reviewed } from '@/services/review';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import AssigneeChoice from './AssigneeChoice';

interface FactsProps {
  review: Reviewed;
  onDone(): void;
}

/** The filing at a glance: where it stands, whose it is, and until when. */
export default function Facts({ review, onDone }: FactsProps) {
  const { t } = useLanguage();
  const batchName = useBatchName();
  const say = useText();
  const { filing, company, approval, signatures } = review;
  const facts: Fact[] = [
    [t('review.status'), <StatusTag key="status" {...filing} />],
    [t('review.no'), filing.receipt?.no],
    [t('review.submittedAt'), beijingMinutes(filing.receipt?.submitted_at)],
    [t('review.reviewBy'), <ReviewBy key="by" {...review} />],
    [t('review.batch'), batchName(filing.batch)],
    [t('review.creditCode'), company.credit_code],
    [t('review.department'), company.department.label],
    [
      t('queue.assignee'),
      useMay()('review.first') ? (
        <AssigneeChoice key="assignee" review={review} onDone={onDone} />
      ) : (
        (review.assignee?.name ?? null)
      ),
    ],
  ];
  for (const each of signatures)
    facts.push([
      t('review.signedAs', { hand: say(handNames[each.hand]) }),
      <SignedBy key={each.hand} signature={each} />,
    ]);
  if (review.deputy) facts.push([t('absences.deputy'), review.deputy.name]);
  if (review.subject) facts.push([t('review.subject'), review.subject]);
  if (review.correction_due_at) facts.push([t('review.correctBy'), beijingMinutes(review.correction_due_at)]);
  if (approval)
    facts.push(
      [t('review.projectNo'), approval.project_no],
      [t('review.grant'), approval.grant_approved || null],
    );
  return (
    <Panel id="facts" title={t('review.facts')}>
      <FactList facts={facts} />
    </Panel>
  );
}
