import { appealStatuses } from '@domain/appeals/appeal';
import type { OwnAppeal, OwnAppeals } from '@domain/appeals/calls';
import type { Program } from '@domain/definition';
import { isReopening } from '@domain/filing/actions';
import { getActionWords } from '@domain/filing/outcome';
import { statuses } from '@domain/filing/status';
import type { Filing } from '@domain/filing/types';
import { Button } from 'antd';
import { history, useDispatch, useLocation } from 'umi';
import { FileNames } from '@/components/AnswersView/values';
import AsyncView from '@/components/AsyncView';
import OnceOpened from '@/components/Controls/OnceOpened';
import { LetterButton } from '@/components/DocumentButtons';
import { Panel } from '@/components/Page';
import WordTag from '@/components/Tags/WordTag';
import { formatDateTime } from '@/utils/beijingTime';
import { APPEAL_IN_ADDRESS } from '@/utils/filingPath';
import { useLanguage, useText } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';

const AppealDrawer = lazyWithRetry(() => import('./AppealDrawer'));

interface AppealsProps {
  program: Program;
  filing: Filing;
}

/** Appeal period of the decision on a filing, and its appeals, also after one of them has undone the decision. */
export default function Appeals({ program, filing }: AppealsProps) {
  const { t } = useLanguage();
  const isConcerned =
    statuses[filing.status].group === 'rejected' || isReopening(filing.decision?.action ?? '');
  const read = useRead(isConcerned ? 'ownAppeal' : null, { path: { id: String(filing.id) } });
  const [isOpen, setOpen] = useAppealInAddress();
  const dispatch = useDispatch();
  if (!isConcerned) return null;
  return (
    <Panel id="form-appeals" title={t('appeals.title')}>
      <AsyncView resource={read}>
        {(state) => (
          <>
            <Period state={state} program={program} onAppeal={() => setOpen(true)} />
            {state.appeals.map((appeal) => (
              <SentAppeal key={appeal.no} appeal={appeal} program={program} filing={String(filing.id)} />
            ))}
            <OnceOpened isOpen={isOpen && state.may}>
              <AppealDrawer
                filing={String(filing.id)}
                isOpen={isOpen && state.may}
                onClose={() => setOpen(false)}
                onSent={(next) => {
                  setOpen(false);
                  read.change(next);
                  dispatch({ type: 'filing/pull', payload: null });
                }}
                onRefused={read.reload}
              />
            </OnceOpened>
          </>
        )}
      </AsyncView>
    </Panel>
  );
}

/** Returns whether the address opens the form for an appeal, and a function that changes the address accordingly. */
function useAppealInAddress() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const setOpen = (isOpen: boolean) => {
    if (isOpen) query.set(APPEAL_IN_ADDRESS, '1');
    else query.delete(APPEAL_IN_ADDRESS);
    history.replace(`${pathname}?${query}`);
  };
  return [query.has(APPEAL_IN_ADDRESS), setOpen] as const;
}

interface PeriodProps {
  state: OwnAppeals;
  program: Program;
  onAppeal(): void;
}

/** Appeal period; hidden once the decision has been appealed against. */
function Period({ state: { decision, may, appeals }, program, onAppeal }: PeriodProps) {
  const { t } = useLanguage();
  const say = useText();
  if (!decision || appeals.some(({ decided_at }) => decided_at === decision.at)) return null;
  const isOver = new Date() > new Date(decision.until);
  const words = {
    decision: say(getActionWords(decision.action, program)),
    until: formatDateTime(decision.until),
  };
  return (
    <div className={styles.period}>
      <p>{t(isOver ? 'appeals.over' : 'appeals.until', words)}</p>
      {may && <Button onClick={onAppeal}>{t('appeals.begin')}</Button>}
    </div>
  );
}

/** An appeal with its answer. */
function SentAppeal({ appeal, program, filing }: { appeal: OwnAppeal; program: Program; filing: string }) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <article className={styles.appeal} aria-label={`${t('appeals.one')} ${appeal.no}`}>
      <header>
        <strong>
          <bdi>{appeal.no}</bdi>
        </strong>
        <WordTag {...appealStatuses[appeal.status]} />
      </header>
      <dl>
        <dt>{t('appeals.decision')}</dt>
        <dd>{say(getActionWords(appeal.decision, program))}</dd>
        <dt>{t('appeals.sentAt')}</dt>
        <dd>
          {formatDateTime(appeal.sent_at)} <bdi>{appeal.sent_by}</bdi>
        </dd>
        <dt>{t('appeals.reason')}</dt>
        <dd dir="auto" className={styles.said}>
          {appeal.reason}
        </dd>
        {appeal.files.length > 0 && (
          <>
            <dt>{t('appeals.files')}</dt>
            <dd>
              <FileNames ids={appeal.files.map(({ id }) => id)} />
            </dd>
          </>
        )}
        {appeal.answer === null ? (
          <>
            <dt>{t('appeals.due')}</dt>
            <dd>{formatDateTime(appeal.due_at)}</dd>
          </>
        ) : (
          <>
            <dt>{t('appeals.answer')}</dt>
            <dd dir="auto" className={styles.said}>
              {appeal.answer}
            </dd>
            <dt>{t('appeals.answeredAt')}</dt>
            <dd>{formatDateTime(appeal.answered_at)}</dd>
          </>
        )}
      </dl>
      {appeal.letter && (
        <LetterButton kind="letter" id={filing} program={program.key} entry={appeal.letter} />
      )}
    </article>
  );
}
