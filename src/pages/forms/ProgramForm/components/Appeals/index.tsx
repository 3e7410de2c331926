import { appealFiles, appealStatuses, MAX_APPEAL_REASON_LENGTH } from '@domain/appeals/appeal';
import type { OwnAppeal, OwnAppeals } from '@domain/appeals/calls';
import { appealMessages } from '@domain/appeals/messages';
import type { Program } from '@domain/definition';
import { getActionWords } from '@domain/filing/outcome';
import { statuses } from '@domain/filing/status';
import type { Filing } from '@domain/filing/types';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { history, useLocation } from 'umi';
import { FileNames } from '@/components/AnswersView/values';
import AsyncView from '@/components/AsyncView';
import SideDrawer from '@/components/Controls/SideDrawer';
import { Panel } from '@/components/Page';
import WordTag from '@/components/Tags/WordTag';
import ValidatedForm from '@/components/ValidatedForm';
import FileBox from '@/filling/attachments/FileBox';
import { useTextDraft } from '@/filling/draft/useTextDraft';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { APPEAL_IN_ADDRESS } from '@/utils/filingPath';
import { useLanguage, useText } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutate } from '@/utils/mutate';
import { useRead } from '@/utils/useRead';
import { useVisible } from '@/utils/useRule';
import styles from './index.module.css';

interface AppealsProps {
  program: Program;
  filing: Filing;
}

/** Appeal period of the decision on a filing, and the state of its appeals. */
export default function Appeals({ program, filing }: AppealsProps) {
  const { t } = useLanguage();
  const isDecided = statuses[filing.status].group === 'rejected';
  const read = useRead(isDecided ? 'ownAppeal' : null, { path: { id: String(filing.id) } });
  const [isOpen, setOpen] = useAppealInAddress();
  if (!isDecided) return null;
  return (
    <Panel id="form-appeals" title={t('appeals.title')}>
      <AsyncView resource={read}>
        {(state) => (
          <>
            <Period state={state} program={program} onAppeal={() => setOpen(true)} />
            {state.appeals.map((appeal) => (
              <SentAppeal key={appeal.no} appeal={appeal} program={program} />
            ))}
            <AppealDrawer
              filing={String(filing.id)}
              isOpen={isOpen && state.may}
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
function SentAppeal({ appeal, program }: { appeal: OwnAppeal; program: Program }) {
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
    </article>
  );
}

interface Sending {
  /** The id of the filing. */
  filing: string;
  onSent(state: OwnAppeals): void;
  /** Called when the server refused the appeal: the page may be out of date. */
  onRefused(): void;
}

interface AppealDrawerProps extends Sending {
  isOpen: boolean;
  onClose(): void;
}

/** Drawer to write an appeal. Closing it loses nothing: the typed text is restored. */
function AppealDrawer({ isOpen, onClose, ...sending }: AppealDrawerProps) {
  const { t } = useLanguage();
  return (
    <SideDrawer open={isOpen} onClose={onClose} title={t('appeals.begin')}>
      <Appeal {...sending} />
    </SideDrawer>
  );
}

interface Typed {
  reason: string;
  files: string[];
}

function Appeal({ filing, onSent, onRefused }: Sending) {
  const { t } = useLanguage();
  const { typed, type, forget } = useTextDraft<Typed>(`appeal/${filing}`);
  const [isSending, setSending] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const reasoned = useVisible(appealMessages.reasonMissing);
  if (!typed) return null;

  async function send(): Promise<void> {
    setSending(true);
    const { reason = '', files = [] } = typed ?? {};
    const state = await mutate(call('sendAppeal', { path: { id: filing }, data: { reason, files } }), {
      afterwards: () => setSending(false),
    });
    if (!state) return onRefused();
    await forget();
    onSent(state);
  }

  return (
    <ValidatedForm<Typed> initialValues={typed} onValuesChange={type} onFinish={send}>
      <p>{t('appeals.why')}</p>
      <Form.Item name="reason" label={t('appeals.reason')} required rules={[reasoned]}>
        <Input.TextArea dir="auto" {...createLengthLimit(MAX_APPEAL_REASON_LENGTH)} showCount rows={8} />
      </Form.Item>
      <FileBox
        id="appeal-files"
        field={appealFiles}
        ids={typed.files ?? []}
        onChange={(files) => type({ files })}
        onBusy={setBusy}
      />
      <Button type="primary" htmlType="submit" loading={isSending} disabled={isBusy}>
        {t('appeals.send')}
      </Button>
    </ValidatedForm>
  );
}
