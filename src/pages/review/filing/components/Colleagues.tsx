import { getStepWords } from '@domain/filing/outcome';
import { findProgram } from '@domain/programs/find';
import { listReasonTexts } from '@domain/reference/decision-reason';
import type { ReviewData } from '@domain/review/calls';
import { partNames } from '@domain/workflow/workflow';
import { Alert, Button, Form, Input, Space } from 'antd';
import { useState } from 'react';
import { Panel } from '@/components/Page';
import { usePresence } from '@/live';
import type { FilingUnderReview } from '@/pages/review/filing/nextFiling';
import { formatClockTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { useLanguage, useText } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutate } from '@/utils/mutate';
import styles from '../index.module.css';

interface SignPanelProps {
  waiting: NonNullable<ReviewData['to_sign']>;
  program: string;
  onDone(): void;
}

/** A colleague's decision that this person checks or issues: signed as it is, or sent back with a note. */
export function SignPanel({ waiting, program, onDone }: SignPanelProps) {
  const { t } = useLanguage();
  const say = useText();
  const { id, part, by, decision } = waiting;
  const { action, opinion, grant_approved: grant, reasons = [], days } = decision;
  const [note, setNote] = useState('');
  const [isTold, setTold] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const lacksNote = isTold && note.trim() === '';

  async function send(agree: boolean) {
    setTold(!agree);
    if (!agree && note.trim() === '') return;
    setBusy(true);
    await mutate(
      call('signDecision', { path: { id }, data: { agree, ...(note.trim() && { note: note.trim() }) } }),
    );
    setBusy(false);
    onDone();
  }

  const said = [
    opinion,
    reasons.length > 0 && listReasonTexts(reasons).map(say).join(t('list.comma')),
    days !== undefined && t('workflows.correctionDays', { count: days }),
    grant !== undefined && t('labelled', { name: t('review.grant'), value: grant }),
  ].filter(Boolean);
  return (
    <Panel id="decision" title={t('workflows.sign', { part: say(partNames[part]) })}>
      <p>
        <strong>
          {t('workflows.decidedBy', { by, action: say(getStepWords(action, findProgram(program) ?? {})) })}
        </strong>
      </p>
      {said.map((line) => (
        <p key={String(line)}>
          <bdi>{line}</bdi>
        </p>
      ))}
      <Form layout="vertical">
        <Form.Item
          label={t('workflows.note')}
          htmlFor="sign-note"
          {...(lacksNote && { validateStatus: 'error' as const, help: t('workflows.noteMissing') })}
        >
          <Input.TextArea
            id="sign-note"
            rows={3}
            {...createLengthLimit(1000)}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Form.Item>
        <Space wrap>
          <Button type="primary" loading={isBusy} onClick={() => void send(true)}>
            {t('workflows.agree')}
          </Button>
          <Button disabled={isBusy} onClick={() => void send(false)}>
            {t('workflows.sendBack')}
          </Button>
        </Space>
      </Form>
    </Panel>
  );
}

const HOUR_AND_MINUTE = 'HH:MM'.length;

/** Colleagues who have the filing open, and since when; while this is shown, they see this person too. */
export function PresentReaders({ id }: { id: string }) {
  const { t } = useLanguage();
  const { data: readers = [] } = usePresence('notePresence', id, '');
  return (
    <div role="status" className={readers.length > 0 ? styles.present : undefined}>
      {readers.length > 0 && (
        <Alert
          type="info"
          showIcon
          message={readers
            .map(({ name, since }) =>
              t('review.reading', { name, at: formatClockTime(since).slice(0, HOUR_AND_MINUTE) }),
            )
            .join(t('list.comma'))}
        />
      )}
    </div>
  );
}

/** Notice of a colleague's decision that waits to be carried out, or of any decision that waits for a signature. */
export function ScheduledDecisionNotice({
  held: { by, is_mine, until, part },
}: {
  held: NonNullable<FilingUnderReview['held']>;
}) {
  const { t } = useLanguage();
  const say = useText();
  if (part) {
    const message = t('workflows.heldToSign', { by, part: say(partNames[part]) });
    return <Alert type="info" showIcon message={message} />;
  }
  if (is_mine) return null;
  return (
    <Alert type="info" showIcon message={t('decisions.heldBy', { by, until: formatClockTime(until) })} />
  );
}
