import type { Answers, Form } from '@domain/definition';
import { getNameForExpert } from '@domain/experts/assessment';
import type { AssessmentData } from '@domain/experts/calls';
import { removeFileFields } from '@domain/filing/blind-review';
import { computeAnswers } from '@domain/filing/compute';
import type { SubmittedForm } from '@domain/filing/snapshot';
import { restoreFormFromSnapshot } from '@domain/filing/snapshot-form';
import { findProgram } from '@domain/programs/find';
import { Alert, Button } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'umi';
import AnswersView from '@/components/AnswersView';
import AsyncView from '@/components/AsyncView';
import { FactList, type PageFact, PageHead, Panel } from '@/components/Page';
import SkipLink, { moveFocusInto } from '@/components/SkipLink';
import AssessmentSummary, { AssessmentState } from '@/pages/review/components/Assessment';
import AttachmentList from '@/pages/review/components/AttachmentList';
import NextInQueue, {
  BackLink,
  useHeadingFocus,
  useStatusChanged,
} from '@/pages/review/components/NextInQueue';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import { moveToHeading } from '@/utils/moveToHeading';
import { useBatchName } from '@/utils/names';
import { usePageTitle } from '@/utils/route';
import { useRead } from '@/utils/useRead';
import Declaration from './components/Declaration';
import ScoreForm from './components/ScoreForm';
import styles from './index.module.css';

type Filing = NonNullable<AssessmentData['filing']>;

/** The parts of the filing that the expert may read. */
function AssessedFiling({ assessment }: { assessment: AssessmentData }) {
  const { t } = useLanguage();
  const { filing, program } = assessment;
  const form = useForm(program);
  if (!filing) return <Alert type="info" showIcon message={t('experts.noFiling')} />;
  return (
    <div>
      <Panel id="filing" title={t('experts.filing')}>
        {form && (
          <Answered
            filing={filing}
            form={filing.paper ? restoreFormFromSnapshot(filing.paper as SubmittedForm) : form}
          />
        )}
      </Panel>
      <Panel id="attachments" title={t('review.attachments')}>
        <Attachments files={filing.attachments} />
      </Panel>
    </div>
  );
}

function useForm(key: string): Form | null {
  const [form, setForm] = useState<Form | null>(null);
  useEffect(() => {
    let isHere = true;
    findProgram(key)
      ?.load()
      .then((loaded) => isHere && setForm(loaded));
    return () => {
      isHere = false;
    };
  }, [key]);
  return form;
}

function Answered({ filing, form }: { filing: Filing; form: Form }) {
  const shown = useMemo(() => (filing.attachments ? form : removeFileFields(form)), [filing, form]);
  const ctx = useMemo(
    () => ({ batchYear: Number.parseInt(filing.batch, 10), today: filing.submitted_on, settings: {} }),
    [filing],
  );
  const answers = useMemo(() => computeAnswers(form, filing.data as Answers, ctx), [form, filing, ctx]);
  return <AnswersView form={shown} answers={answers} ctx={ctx} headingLevel={3} />;
}

function Attachments({ files }: { files: Filing['attachments'] }) {
  const { t } = useLanguage();
  if (!files) return <p>{t('experts.withheld')}</p>;
  return <AttachmentList attachments={files} />;
}

const LIST = '/review/assessments';
const fetchOpen = () => call('assessments', { params: { current: 1, pageSize: 2, state: 'open' } });

/** One assessment of the signed-in expert, `?id=…` in the address. */
export default function Assessment() {
  const [search] = useSearchParams();
  return <Reading key={search.get('id')} id={search.get('id') ?? ''} />;
}

function Reading({ id }: { id: string }) {
  const { t, say } = useLanguage();
  const read = useRead('assessment', { path: { id } });
  const { state } = read.data ?? {};
  const isDone = useStatusChanged(state) && state !== 'accepted';
  useHeadingFocus(read.data !== undefined);
  usePageTitle(read.data && `${t('menu.assessment')} ${getNameForExpert(read.data)}`);
  return (
    <AsyncView resource={read}>
      {(assessment) => (
        <>
          {isScoring(assessment) && <SkipLink to="scores" text={t('experts.toScores')} />}
          <PageHead
            title={<bdi>{getNameForExpert(assessment)}</bdi>}
            lead={<bdi>{say(assessment.title)}</bdi>}
            actions={
              <>
                {isScoring(assessment) && (
                  <Button className={styles.toScores ?? ''} onClick={goToScores}>
                    {t('experts.toScores')}
                  </Button>
                )}
                <BackLink to={LIST}>{t('experts.back')}</BackLink>
              </>
            }
          />
          <div className={styles.page}>
            {isDone && (
              <NextInQueue to={LIST} load={fetchOpen} doneId={id}>
                {t('experts.back')}
              </NextInQueue>
            )}
            <Returned assessment={assessment} />
            <Facts assessment={assessment} />
            <Step
              assessment={assessment}
              onDone={(isDone = true) => void read.reload().then(() => isDone && moveToHeading())}
            />
          </div>
        </>
      )}
    </AsyncView>
  );
}

const isScoring = ({ state, open }: AssessmentData) => state === 'accepted' && open;

/** On a narrow screen the score form is below the whole filing. */
const goToScores = () => moveFocusInto('scores');

/** Tells the expert that the office has returned the assessment, and why. */
function Returned({ assessment: { returned, due_at } }: Pick<StepProps, 'assessment'>) {
  const { t } = useLanguage();
  if (!returned) return null;
  const times = { at: formatDateTime(returned.at), due: formatDateTime(due_at) };
  return (
    <Alert
      type="warning"
      showIcon
      message={t('experts.returned', times)}
      description={returned.reason && <bdi>{returned.reason}</bdi>}
    />
  );
}

interface StepProps {
  assessment: AssessmentData;
  onDone(isDone?: boolean): void;
}

/** Present step of the assessment: declaration, score form, or outcome. */
function Step({ assessment, onDone }: StepProps) {
  const { t } = useLanguage();
  const { state, open, conflict_reason: reason } = assessment;
  if (state === 'conflict')
    return <Alert type="info" showIcon message={t('experts.aside')} description={<bdi>{reason}</bdi>} />;
  if (state === 'submitted')
    return (
      <div className={styles.columns}>
        <AssessedFiling assessment={assessment} />
        <HandedIn assessment={assessment} />
      </div>
    );
  if (!open) return <Alert type="info" showIcon message={t('experts.overWhy')} />;
  if (state === 'assigned') return <Declaration assessment={assessment} onDone={onDone} />;
  return (
    <div className={styles.columns}>
      <AssessedFiling assessment={assessment} />
      <ScoreForm key={assessment.version} assessment={assessment} onDone={onDone} />
    </div>
  );
}

function Facts({ assessment }: { assessment: AssessmentData }) {
  const { t } = useLanguage();
  const batchName = useBatchName();
  const { blind, company, due_at, late, open, state, is_returned, submitted_at, total } = assessment;
  const facts: PageFact[] = [
    [
      t('common.status'),
      <AssessmentState key="state" state={state} late={late && open} isReturned={is_returned} />,
    ],
    [t('experts.due'), formatDateTime(due_at)],
    [t('common.batch'), batchName(assessment.batch)],
    [t('experts.code'), assessment.code],
  ];
  if (company) facts.push([t('experts.company'), company]);
  if (submitted_at)
    facts.push([t('common.submittedAt'), formatDateTime(submitted_at)], [t('experts.total'), total]);
  return (
    <Panel id="facts" title={t('experts.facts')}>
      <FactList facts={facts} />
      {blind && (
        <Alert
          className={styles.blind ?? ''}
          type="info"
          showIcon
          message={t('experts.blindTag')}
          description={t('experts.blindWhy')}
        />
      )}
    </Panel>
  );
}

/** The expert's own assessment after it was handed in. */
function HandedIn({ assessment }: { assessment: AssessmentData }) {
  const { t } = useLanguage();
  return (
    <div className={styles.beside}>
      <Panel id="handed-in" title={t('experts.own')}>
        <p>{t('experts.final')}</p>
        <AssessmentSummary criteria={assessment.criteria} said={assessment.said} />
      </Panel>
    </div>
  );
}
