import type { Form } from '@domain/definition';
import { stepNeeds } from '@domain/filing/deciding';
import { restoreFormFromSnapshot } from '@domain/filing/snapshot-form';
import { findProgram } from '@domain/programs/find';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'umi';
import AsyncView from '@/components/AsyncView';
import { DocumentButtons } from '@/components/DocumentButtons';
import EmptyHint from '@/components/EmptyHint';
import FileViewer from '@/components/FileViewer';
import { Fold, PageHead, Panel } from '@/components/Page';
import SkipLink, { moveFocusInto } from '@/components/SkipLink';
import Submissions, { Changes } from '@/components/Submissions';
import { ExplanationProvider } from '@/components/Why/source';
import { useRightCheck } from '@/models/useRightCheck';
import AttachmentList from '@/pages/review/components/AttachmentList';
import NextInQueue, {
  BackLink,
  useHeadingFocus,
  useStatusChanged,
} from '@/pages/review/components/NextInQueue';
import { PhraseContext } from '@/pages/review/components/Phrases/PhraseList';
import ScheduledDecisionsBar from '@/pages/review/components/ScheduledDecisionsBar';
import UnshownTexts from '@/pages/review/components/UnshownTexts';
import { useLanguage } from '@/utils/language';
import { moveToHeading } from '@/utils/moveToHeading';
import { formatPathName } from '@/utils/names';
import { usePageTitle } from '@/utils/route';
import { useRead } from '@/utils/useRead';
import Answers from './components/Answers';
import Checks from './components/Checks';
import { PresentReaders, ScheduledDecisionNotice, SignPanel } from './components/Colleagues';
import DecisionPanel, { DecisionBar } from './components/DecisionPanel';
import ExpertPanel from './components/ExpertPanel';
import Facts from './components/Facts';
import LogPanel from './components/LogPanel';
import RequestedCorrections, { Answered } from './components/RequestedCorrections';
import SectionRail, { useReadMarks } from './components/SectionRail';
import styles from './index.module.css';
import type { FilingUnderReview } from './nextFiling';
import {
  fetchWaiting,
  fetchWithForm,
  findNext,
  LIST,
  openFiling,
  openList,
  useListKeys,
  usePrefetchedNext,
} from './nextFiling';
import { describePinTarget, PinTargetLink } from './pinTargets';
import { useDecisionDraft } from './useDecisionDraft';
import { useReviewedAnswers } from './useReviewedAnswers';

const DECISION = 'decision';

/** One filing on the desk, `?id=…` in the address. */
export default function ReviewedFiling() {
  const [search] = useSearchParams();
  return <Reading key={search.get('id')} id={search.get('id') ?? ''} />;
}

function Reading({ id }: { id: string }) {
  const { t } = useLanguage();
  useListKeys(id);
  const read = useRead(fetchWithForm, id);
  usePrefetchedNext(id, Boolean(read.data?.form));
  const isDone = useStatusChanged(read.data?.review?.filing.status);
  const [isRefused, setRefused] = useState(false);
  useHeadingFocus(read.data !== undefined);
  return (
    <AsyncView resource={read}>
      {({ review, form }) =>
        form ? (
          <Desk
            key={`${review.filing.id} ${review.filing.version}`}
            review={review}
            isDone={isDone}
            isRefused={isRefused}
            papers={form.separatePapers}
            form={review.filing.paper ? restoreFormFromSnapshot(review.filing.paper) : form}
            onDone={(isDecided = true) => {
              setRefused(!isDecided);
              void read.reload().then(moveToHeading);
            }}
          />
        ) : (
          <EmptyHint text={t('review.gone')} action={<BackLink to={LIST}>{t('review.back')}</BackLink>} />
        )
      }
    </AsyncView>
  );
}

/** Skips the answers, each of which is a tab stop; on a narrow screen the decision is below them all. */
const goToDecision = () => moveFocusInto(DECISION);

interface DeskProps {
  review: FilingUnderReview;
  form: Form;
  papers: Form['separatePapers'];
  /** True once a step was taken since the page was opened. */
  isDone: boolean;
  /** True if the person's last decision was refused. */
  isRefused: boolean;
  onDone(isDecided?: boolean): void;
}

function Desk({ review, form, papers, isDone, isRefused, onDone }: DeskProps) {
  const wording = useLanguage();
  const { t, say } = wording;
  const { filing, company, log, unshown, corrections, attachments } = review;
  const { written, type, pinning } = useDecisionDraft(String(filing.id), review.submission, {
    isHeld: review.held !== null,
    canDecide: review.steps.length > 0,
  });
  const reading = useReadMarks(review);
  const { mark } = reading;
  const noteShown = useCallback(({ id }: { id: string }) => mark([id], true), [mark]);
  const decides = useRightCheck()('review.first');
  const program = findProgram(filing.program);
  const { ctx, answers, rules, traceSource, places, sections } = useReviewedAnswers(filing, form);
  const asked = useMemo(() => (filing.status === 'returned' ? filing.returned : []), [filing]);
  const askedAt = useMemo(() => new Set(asked.flatMap(({ path }) => path ?? [])), [asked]);
  async function goOn(isDecided: boolean) {
    if (!isDecided) return onDone(false);
    const next = await findNext(String(filing.id), true);
    if (next) openFiling(next);
    else openList();
  }
  const last = log.findLast((line) => line.to_status !== line.from_status);
  // A decision on another filing does not reload this one.
  const lookAgain = (orders: string[]) => {
    if (review.held && orders.includes(review.held.order)) onDone();
  };
  usePageTitle(`${t('menu.reviewFiling')} ${company.name}`);
  const canPin = written !== null && review.steps.some((step) => stepNeeds[step].corrections);
  const phrasePlace = useMemo(
    () => ({
      program: filing.program,
      company: company.name,
      project: review.subject ?? say(program?.title ?? { zh: '', en: '' }),
    }),
    [filing, company, review, program, say],
  );
  const files = useMemo(() => attachments.map(({ label, file }) => ({ ...file, label })), [attachments]);
  return (
    <PhraseContext.Provider value={phrasePlace}>
      <FileViewer files={files} onShown={noteShown}>
        {written && review.steps.length > 0 && <SkipLink to={DECISION} text={t('review.toDecision')} />}
        <PageHead
          title={<bdi>{company.name}</bdi>}
          lead={program && say(program.title)}
          actions={
            <>
              <DocumentButtons isOffice id={String(filing.id)} papers={papers} />
              <BackLink to={LIST}>{t('review.back')}</BackLink>
            </>
          }
        />
        <PresentReaders id={String(filing.id)} />
        {decides && <ScheduledDecisionsBar onChanged={lookAgain} />}
        <div className={styles.room}>
          <div className={styles.desk}>
            <SectionRail sections={sections} attachments={attachments} {...reading} />
            <div>
              <div className={styles.page}>
                <ExplanationProvider source={traceSource} filled={answers} ctx={ctx}>
                  <Checks
                    review={review}
                    rules={rules}
                    wayTo={(path) => (
                      <PinTargetLink
                        places={places}
                        path={path}
                        name={describePinTarget(form, answers, path, wording)}
                      />
                    )}
                  />
                </ExplanationProvider>
                <Facts review={review} onDone={onDone} />
                {(review.panel || (filing.status === 'expert_review' && review.steps.length > 0)) && (
                  <ExpertPanel filing={String(filing.id)} onChanged={onDone} />
                )}
                <UnshownTexts unshown={unshown} />
                <RequestedCorrections corrections={asked} places={places} />
                <Answered corrections={corrections} places={places} />
                <ChangesPanel review={review} />
                <Panel id="answers" title={t('review.answers')}>
                  {canPin && <p>{t('review.pinHint')}</p>}
                  <ExplanationProvider source={traceSource} filled={answers} ctx={ctx}>
                    <Answers
                      form={form}
                      answers={answers}
                      ctx={ctx}
                      canPin={canPin}
                      asked={askedAt}
                      {...pinning}
                    />
                  </ExplanationProvider>
                </Panel>
              </div>
              {written && review.steps.length > 0 && (
                <DecisionBar review={review} onWrite={type} onDecide={goToDecision} />
              )}
            </div>
            <div className={styles.aside}>
              <Standing review={review} onDone={onDone} />
              {(isDone || review.held?.is_mine) && (
                <NextInQueue
                  to={LIST}
                  load={fetchWaiting}
                  doneId={String(filing.id)}
                  decidedBy={isRefused ? last?.actor.name : undefined}
                >
                  {t('review.back')}
                </NextInQueue>
              )}
              {written && (
                <DecisionPanel
                  review={review}
                  places={places}
                  written={written}
                  onWrite={type}
                  onDone={goOn}
                />
              )}
              <Panel id="attachments" title={t('review.attachments')}>
                {files.length > 0 && <p>{t('viewer.hint')}</p>}
                <AttachmentList attachments={attachments} read={reading.read} />
              </Panel>
              <LogPanel review={review} nameOf={(path) => formatPathName(form, path, wording)} />
            </div>
          </div>
        </div>
      </FileViewer>
    </PhraseContext.Provider>
  );
}

/** The reason why a decision waits: a signature, or the time in which it can be taken back. */
function Standing({ review, onDone }: Pick<DeskProps, 'review' | 'onDone'>) {
  if (review.to_sign)
    return <SignPanel waiting={review.to_sign} program={review.filing.program} onDone={onDone} />;
  return review.held && <ScheduledDecisionNotice held={review.held} />;
}

/** Changes since the submission before, and between any two earlier ones. */
function ChangesPanel({ review: { changes, submission, filing } }: Pick<DeskProps, 'review'>) {
  const { t } = useLanguage();
  return (
    <Panel id="changes" title={t('review.changes')}>
      {changes ? <Changes changes={changes} /> : <p>{t('submissions.single')}</p>}
      {submission > 2 && (
        <Fold title={t('submissions.compare')}>
          {() => <Submissions filing={String(filing.id)} name="reviewChanges" />}
        </Fold>
      )}
    </Panel>
  );
}
