import { isCountConfirmed, listFilingConcerns } from '@domain/review/checks';
import type { DecisionAwaitingSignature, SigningResult } from '@domain/review/scheduled-decision-calls';
import { Alert, Button, Form, Input, Space } from 'antd';
import { useState } from 'react';
import { Link } from 'umi';
import SideDrawer from '@/components/Controls/SideDrawer';
import { Fold } from '@/components/Page';
import CheckTags from '@/pages/review/components/CheckTags';
import { CONFIRM_FIELD, Concerns, CountConfirm } from '@/pages/review/components/ListDecision/Concerns';
import MissingList, { buildErrorProps } from '@/pages/review/components/MissingList';
import { call } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutate } from '@/utils/mutate';
import { cannotKeep, useUnsavedWork } from '@/utils/unsaved';
import styles from '../index.module.css';
import { useDecisionText } from '../useDecisionText';

interface SignDrawerProps {
  /** Decisions in the drawer; empty: closed. */
  items: DecisionAwaitingSignature[];
  onClose(): void;
}

/** Signs the decisions of a list, or sends them back to their handlers with a reason. */
export default function SignDrawer({ items, onClose }: SignDrawerProps) {
  const { t } = useLanguage();
  return (
    <SideDrawer
      open={items.length > 0}
      onClose={onClose}
      title={t('toSign.title', { count: items.length })}
      size={720}
      maskClosable={false}
    >
      {items.length > 0 && <SignForm items={items} onDone={onClose} />}
    </SideDrawer>
  );
}

const NOTE = 'sign-note';

function SignForm({ items, onDone }: { items: DecisionAwaitingSignature[]; onDone(): void }) {
  const { t } = useLanguage();
  const [note, setNote] = useState('');
  const [typed, setTyped] = useState('');
  useUnsavedWork(note ? cannotKeep : null);
  const [told, setTold] = useState<'agree' | 'back' | null>(null);
  const [busy, setBusy] = useState<'agree' | 'back' | null>(null);
  const [refused, setRefused] = useState<SigningResult['refused']>([]);
  const lacksOf = (way: 'agree' | 'back') => [
    ...(way === 'back' && note.trim() === '' ? [{ at: NOTE, message: t('workflows.noteMissing') }] : []),
    ...(isCountConfirmed(items.length, typed)
      ? []
      : [{ at: CONFIRM_FIELD, message: t('decisions.confirmCount.missing', { count: items.length }) }]),
  ];
  const missing = told ? lacksOf(told) : [];

  async function send(way: 'agree' | 'back') {
    setTold(way);
    if (lacksOf(way).length > 0) return;
    setBusy(way);
    const body = { items: items.map(({ item }) => item), agree: way === 'agree' };
    const signed = await mutate(
      call('signDecisions', { data: { ...body, ...(note.trim() && { note: note.trim() }) } }),
    );
    setBusy(null);
    if (!signed) return;
    if (signed.refused.length === 0) onDone();
    else setRefused(signed.refused);
  }

  if (refused.length > 0) return <Refusals items={items} refused={refused} onDone={onDone} />;
  return (
    <>
      <Concerns reached={items} />
      <Fold title={t('toSign.decisions', { count: items.length })} startsOpen>
        {() => <Decisions items={items} />}
      </Fold>
      <Form layout="vertical" component="div">
        <Form.Item label={t('workflows.note')} htmlFor={NOTE} {...buildErrorProps(missing, NOTE)}>
          <Input.TextArea
            id={NOTE}
            rows={3}
            {...createLengthLimit(1000)}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Form.Item>
        <CountConfirm count={items.length} typed={typed} missing={missing} onType={setTyped} />
        <MissingList missing={missing} />
        <p>{t('toSign.grace')}</p>
        <Space wrap>
          <Button
            type="primary"
            loading={busy === 'agree'}
            disabled={busy !== null}
            onClick={() => send('agree')}
          >
            {t('toSign.sign', { count: items.length })}
          </Button>
          <Button loading={busy === 'back'} disabled={busy !== null} onClick={() => send('back')}>
            {t('workflows.sendBack')}
          </Button>
        </Space>
      </Form>
    </>
  );
}

/** Decisions in full; those that need attention come first. */
function Decisions({ items }: { items: DecisionAwaitingSignature[] }) {
  const { t } = useLanguage();
  const words = useDecisionText();
  const rank = (item: DecisionAwaitingSignature) => (listFilingConcerns(item).length > 0 ? 0 : 1);
  return (
    <ul className={styles.list}>
      {[...items]
        .sort((a, b) => rank(a) - rank(b))
        .map((item) => (
          <li key={item.item}>
            <Link to={`/review/filing?id=${item.id}`} target="_blank">
              <bdi>{item.company}</bdi> <bdi>{item.receipt_no}</bdi>
            </Link>{' '}
            <CheckTags checks={item.checks} />
            <div>{t('workflows.decidedBy', { by: item.by, action: words(item).join(t('list.comma')) })}</div>
          </li>
        ))}
    </ul>
  );
}

interface RefusalsProps {
  items: DecisionAwaitingSignature[];
  refused: SigningResult['refused'];
  onDone(): void;
}

/** Decisions that could not be signed, each with its reason; the others are signed. */
function Refusals({ items, refused, onDone }: RefusalsProps) {
  const { t } = useLanguage();
  const nameOf = (id: string) => {
    const found = items.find(({ item }) => item === id);
    return found ? `${found.company} ${found.receipt_no}` : id;
  };
  return (
    <>
      <Alert
        type="warning"
        showIcon
        role="alert"
        message={t('toSign.refused', { done: items.length - refused.length, refused: refused.length })}
        description={
          <ul className={styles.list}>
            {refused.map(({ item, msg }) => (
              <li key={item}>
                <bdi>{nameOf(item)}</bdi>
                <div>{msg}</div>
              </li>
            ))}
          </ul>
        }
      />
      <p>
        <Button type="primary" onClick={onDone}>
          {t('toSign.back')}
        </Button>
      </p>
    </>
  );
}
