import { appealStatuses } from '@domain/appeals/appeal';
import type { OwnAppeal, OwnAppeals } from '@domain/calls/appeals';
import type { Program } from '@domain/definition';
import { actionWords } from '@domain/filing/outcome';
import { statuses } from '@domain/filing/status';
import type { Filing } from '@domain/filing/types';
import { Button } from 'antd';
import { useState } from 'react';
import { FileNames } from '@/components/AnswersView/values';
import AsyncView from '@/components/AsyncView';
import { Panel } from '@/components/Page';
import WordTag from '@/components/Tags/WordTag';
import { fetchOwnAppeals } from '@/services/appeals';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import AppealDrawer from './AppealDrawer';
import styles from './index.module.css';

interface AppealsProps {
  program: Program;
  filing: Filing;
}

/** Until when the decision on a filing can be appealed against, and what has become of the appeals. */
export default function Appeals({ program, filing }: AppealsProps) {
  const { t } = useLanguage();
  const isDecided = statuses[filing.status].group === 'rejected';
  const read = useRead(isDecided ? fetchOwnAppeals : null, String(filing.id));
  const [isOpen, setOpen] = useState(false);
  if (!isDecided) return null;
  return (
    <Panel id="form-appeals" title={t('appeals.title')}>
      <AsyncView resource={read}>
        {(state) => (
          <>
            <Period state={state} program={program} onAppeal={() => setOpen(true)} />
            {state.appeals.map((appeal) => (
              <Sent key={appeal.no} appeal={appeal} program={program} />
            ))}
            <AppealDrawer
              filing={String(filing.id)}
              isOpen={isOpen}
              onClose={() => setOpen(false)}
              onSent={(next) => {
                setOpen(false);
                read.change(next);
              }}
              onRefused={read.reload}
            />
          </>
        )}
      </AsyncView>
    </Panel>
  );
}

interface PeriodProps {
  state: OwnAppeals;
  program: Program;
  onAppeal(): void;
}

/** Nothing is said of the period once the decision was appealed against. */
function Period({ state: { decision, may, appeals }, program, onAppeal }: PeriodProps) {
  const { t } = useLanguage();
  const say = useText();
  if (!decision || appeals.some(({ decided_at }) => decided_at === decision.at)) return null;
  const isOver = new Date() > new Date(decision.until);
  const words = {
    decision: say(actionWords(decision.action, program)),
    until: beijingMinutes(decision.until),
  };
  return (
    <div className={styles.period}>
      <p>{t(isOver ? 'appeals.over' : 'appeals.until', words)}</p>
      {may && <Button onClick={onAppeal}>{t('appeals.begin')}</Button>}
    </div>
  );
}

/** An appeal with what came of it. */
function Sent({ appeal, program }: { appeal: OwnAppeal; program: Program }) {
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
        <dd>{say(actionWords(appeal.decision, program))}</dd>
        <dt>{t('appeals.sentAt')}</dt>
        <dd>
          {beijingMinutes(appeal.sent_at)} <bdi>{appeal.sent_by}</bdi>
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
            <dd>{beijingMinutes(appeal.due_at)}</dd>
          </>
        ) : (
          <>
            <dt>{t('appeals.answer')}</dt>
            <dd dir="auto" className={styles.said}>
              {appeal.answer}
            </dd>
            <dt>{t('appeals.answeredAt')}</dt>
            <dd>{beijingMinutes(appeal.answered_at)}</dd>
          </>
        )}
      </dl>
    </article>
  );
}
