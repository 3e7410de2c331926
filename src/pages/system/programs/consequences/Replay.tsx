import type { FilingStatus } from '@domain/filing/status';
import type {
  DocumentSource,
  ReplaySlice,
  ToldSubmission,
} from '@domain/program-documents/consequence-calls';
import EmptyHint from '@/components/EmptyHint';
import { FactList } from '@/components/Page';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import StatusTag from '@/components/Tags/StatusTag';
import { call } from '@/utils/call';
import { useLanguage, useText } from '@/utils/language';
import CompanyName from './CompanyName';
import styles from './index.module.css';
import RunControls from './RunControls';
import { joinRules, LISTED_AT_MOST, nameRules } from './rules';
import ToldTexts from './ToldTexts';
import { useSlices } from './useSlices';

const listNew = ({ failing, failed_before: before }: ToldSubmission): string[] =>
  failing.filter((id) => !before.includes(id));

const wouldFail = (submission: ToldSubmission): boolean =>
  listNew(submission).length + submission.missing.count + submission.invalid.count > 0;

const isApproved = ({ status }: ToldSubmission): boolean => status === 'approved';

/** The decided filings of the last batch, as the document would judge them: how many of the approved would fail, by rule. */
export default function Replay({ proposed }: { proposed: DocumentSource }) {
  const { t } = useLanguage();
  const run = useSlices<ReplaySlice>((after) => call('replayEdition', { data: { proposed, after } }));
  const submissions = run.slices.flatMap((slice) => slice.submissions);
  const failing = submissions.filter(wouldFail);
  const batch = run.slices[0]?.batch;
  return (
    <div className={styles.panel}>
      <RunControls run={run} label={t('consequences.replay')} about={t('consequences.replay.about')} />
      {run.slices.length > 0 && !batch && <EmptyHint text={t('consequences.noBatch')} />}
      {batch && (
        <FactList
          facts={[
            [t('common.batch'), t('consequences.ofBatch', { year: batch.batch_year, no: batch.batch_no })],
            [t('consequences.approved'), submissions.filter(isApproved).length],
            [t('consequences.approvedFailing'), failing.filter(isApproved).length],
            [t('consequences.rejected'), submissions.filter((each) => !isApproved(each)).length],
          ]}
        />
      )}
      {failing.length > 0 && <FailuresByRule submissions={failing} slices={run.slices} />}
      {failing.length > 0 && <Submissions submissions={failing} slices={run.slices} />}
    </div>
  );
}

interface FailuresProps {
  submissions: ToldSubmission[];
  slices: readonly ReplaySlice[];
}

function FailuresByRule({ submissions, slices }: FailuresProps) {
  const { t } = useLanguage();
  const say = useText();
  const rules = [...nameRules(slices)].map(([id, label]) => {
    const failed = submissions.filter((each) => listNew(each).includes(id));
    return { id, label, approved: failed.filter(isApproved).length, all: failed.length };
  });
  return (
    <RecordTable
      items={rules.filter(({ all }) => all > 0)}
      columns={[
        {
          key: 'rule',
          title: t('consequences.rule'),
          place: 'name',
          render: ({ id, label }) => <bdi>{`${id} ${say(label)}`}</bdi>,
        },
        {
          key: 'approved',
          title: t('consequences.approvedFailing'),
          isShort: true,
          isNumber: true,
          render: ({ approved }) => approved,
        },
        {
          key: 'all',
          title: t('consequences.allFailing'),
          isShort: true,
          isNumber: true,
          render: ({ all }) => all,
        },
      ]}
    />
  );
}

function Submissions({ submissions, slices }: FailuresProps) {
  const { t } = useLanguage();
  const say = useText();
  const rules = nameRules(slices);
  const columns: RecordColumn<ToldSubmission>[] = [
    {
      key: 'company',
      title: t('common.company'),
      place: 'name',
      render: (submission) => <CompanyName filing={submission} />,
    },
    {
      key: 'receipt',
      title: t('consequences.receipt'),
      isShort: true,
      render: ({ receipt_no: no }) => <bdi>{no}</bdi>,
    },
    {
      key: 'status',
      title: t('common.status'),
      isShort: true,
      render: ({ status }) => <StatusTag status={status as FilingStatus} program={undefined} />,
    },
    {
      key: 'rules',
      title: t('consequences.rules'),
      render: (submission) => joinRules(listNew(submission), rules, say),
    },
    {
      key: 'asked',
      title: t('consequences.asked'),
      render: ({ missing, invalid }) => (
        <>
          <ToldTexts name={t('consequences.missing')} told={missing} />
          <ToldTexts name={t('consequences.invalid')} told={invalid} />
        </>
      ),
    },
  ];
  return (
    <>
      {submissions.length > LISTED_AT_MOST && (
        <p>{t('consequences.someListed', { count: LISTED_AT_MOST, total: submissions.length })}</p>
      )}
      <RecordTable items={submissions.slice(0, LISTED_AT_MOST)} columns={columns} />
    </>
  );
}
