import { CODE } from '@domain/api/codes';
import type { TrackedObjection, TrackObjectionBody } from '@domain/objections/calls';
import { objectionStatuses } from '@domain/objections/objection';
import { Form, Input } from 'antd';
import { useState } from 'react';
import WordTag from '@/components/Tags/WordTag';
import FormModal from '@/components/ValidatedForm/FormModal';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { formatEnvelopeMessage, ignoreShownFailure } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';
import { ChosenFiles, FileChoice } from './ObjectionFiles';
import { useObjectionFiles } from './useObjectionFiles';

/** Shows the state of an objection for its number and code. */
export default function TrackDialog({ onClose }: { onClose(): void }) {
  const { t } = useLanguage();
  const [found, setFound] = useState<{ objection: TrackedObjection; by: TrackObjectionBody } | null>(null);
  const needed = [{ required: true, message: t('objections.needed') }];

  async function look(asked: TrackObjectionBody): Promise<void> {
    try {
      const answer = await call('trackObjection', { data: asked });
      if (answer.code === CODE.success) return setFound({ objection: answer.data, by: asked });
      setFound(null);
      feedback.error(formatEnvelopeMessage(answer));
    } catch (error) {
      ignoreShownFailure(error);
    }
  }

  return (
    <FormModal
      data-enter="sends"
      open
      title={t('objections.track')}
      okText={t('objections.look')}
      requiredMark={false}
      onCancel={onClose}
      onFinish={look}
    >
      <Form.Item name="no" label={t('objections.no')} required rules={needed}>
        <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </Form.Item>
      <Form.Item name="code" label={t('objections.code')} required rules={needed}>
        <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </Form.Item>
      <div aria-live="polite">{found && <Tracked objection={found.objection} />}</div>
      {found?.objection.status === 'open' && (
        <MoreFiles key={found.objection.no} by={found.by} already={found.objection.file_count} />
      )}
    </FormModal>
  );
}

/** Adds files to an unanswered objection. */
function MoreFiles({ by, already }: { by: TrackObjectionBody; already: number }) {
  const attached = useObjectionFiles(already);
  return (
    <>
      <FileChoice onChoose={(files) => attached.send(attached.choose(files), by)} />
      <ChosenFiles files={attached.files} onRetry={(file) => attached.sendOne(file, by)} />
    </>
  );
}

function Tracked({ objection }: { objection: TrackedObjection }) {
  const { t, say } = useLanguage();
  const { company, title, status, text, file_count, created_at, due_at, answer, answered_at } = objection;
  return (
    <dl className={styles.facts}>
      <dt>{t('objections.about')}</dt>
      <dd>
        <bdi>{company}</bdi> · <bdi>{say(title)}</bdi>
      </dd>
      <dt>{t('objections.text')}</dt>
      <dd className={styles.said}>{text}</dd>
      <dt>{t('objections.files')}</dt>
      <dd>{t('objections.fileCount', { count: file_count })}</dd>
      <dt>{t('objections.sentAt')}</dt>
      <dd>{formatDateTime(created_at)}</dd>
      <dt>{t('common.status')}</dt>
      <dd>
        <WordTag {...objectionStatuses[status]} />
      </dd>
      {answer ? (
        <>
          <dt>{t('objections.answer')}</dt>
          <dd className={styles.said}>{answer}</dd>
          <dt>{t('objections.answeredAt')}</dt>
          <dd>{formatDateTime(answered_at)}</dd>
        </>
      ) : (
        <>
          <dt>{t('objections.due')}</dt>
          <dd>{formatDateTime(due_at)}</dd>
        </>
      )}
    </dl>
  );
}
