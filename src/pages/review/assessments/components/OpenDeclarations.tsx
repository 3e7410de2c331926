import { getNameForExpert, MAX_COMMENT_LENGTH, MAX_DECLARED_ASSESSMENTS } from '@domain/experts/assessment';
import type { AssessmentHead } from '@domain/experts/calls';
import { groupBy } from '@domain/group-by';
import { Alert, Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import SideDrawer from '@/components/Controls/SideDrawer';
import { useTextDraft } from '@/filling/draft/useTextDraft';
import { call } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutate } from '@/utils/mutate';
import { useBatchName } from '@/utils/names';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';

const WAITING = { state: 'assigned', current: 1, pageSize: MAX_DECLARED_ASSESSMENTS } as const;

/** Joint declaration for all assessments that wait for one, with exceptions. */
export default function OpenDeclarations({ onDeclared }: { onDeclared(): void }) {
  const { t } = useLanguage();
  const waiting = useRead('assessments', { params: WAITING });
  const [isOpen, setOpen] = useState(false);
  const { list = [], total = 0 } = waiting.data ?? {};
  if (list.length === 0) return null;

  function finish() {
    setOpen(false);
    void waiting.reload();
    onDeclared();
  }

  return (
    <>
      <Alert
        className={styles.toDeclare ?? ''}
        type="info"
        showIcon
        message={t('experts.toDeclare', { count: total })}
        action={
          <Button type="primary" onClick={() => setOpen(true)}>
            {t('experts.declareAll')}
          </Button>
        }
      />
      <SideDrawer
        open={isOpen}
        title={t('experts.declareAll.title', { count: list.length })}
        onClose={() => setOpen(false)}
      >
        <Declarations list={list} onDone={finish} />
      </SideDrawer>
    </>
  );
}

interface DeclarationsProps {
  list: readonly AssessmentHead[];
  onDone(): void;
}

/** Reasons of conflicts of interest, by assessment. */
interface Declared {
  conflicts: Record<string, string>;
}

function Declarations({ list, onDone }: DeclarationsProps) {
  const { t, say } = useLanguage();
  const batchName = useBatchName();
  const { typed, type, forget } = useTextDraft<Declared>('conflicts');
  const [isBusy, setBusy] = useState(false);
  if (!typed) return null;
  const reasons = typed.conflicts ?? {};
  const aside = list.filter(({ id }) => reasons[id] !== undefined);
  const counts = { clear: list.length - aside.length, conflicts: aside.length };
  const isComplete = aside.every(({ id }) => reasons[id]?.trim());

  function write(id: string, reason: string | undefined) {
    const { [id]: _, ...others } = reasons;
    type({ conflicts: reason === undefined ? others : { ...others, [id]: reason } });
  }

  async function send() {
    setBusy(true);
    const done = await mutate(
      call('declareConflicts', {
        data: {
          clear: list.filter(({ id }) => reasons[id] === undefined).map(({ id }) => id),
          conflicts: aside.map(({ id }) => ({ id, reason: reasons[id] ?? '' })),
        },
      }),
    );
    setBusy(false);
    if (!done) return;
    await forget();
    onDone();
  }

  return (
    <>
      <p>{t('experts.declare.why')}</p>
      <ul>
        {['kin', 'work', 'money', 'rival'].map((kind) => (
          <li key={kind}>{t(`experts.declare.${kind}`)}</li>
        ))}
      </ul>
      <p>
        <strong>{t('experts.declareAll.mark')}</strong>
      </p>
      {groupBy(list, ({ program, batch }) => `${program} ${batch}`).map((group) => (
        <section key={group[0]?.id}>
          <h3>
            <bdi>{say(group[0]?.title ?? '')}</bdi> {batchName(group[0]?.batch ?? '')}
          </h3>
          <ul className={styles.declared}>
            {group.map((each) => (
              <Row
                key={each.id}
                assessment={each}
                reason={reasons[each.id]}
                onWrite={(reason) => write(each.id, reason)}
              />
            ))}
          </ul>
        </section>
      ))}
      <Button type="primary" loading={isBusy} disabled={!isComplete} onClick={send}>
        {t(aside.length > 0 ? 'experts.declareAll.sendBoth' : 'experts.declareAll.send', counts)}
      </Button>
    </>
  );
}

interface RowProps {
  assessment: AssessmentHead;
  /** Reason of a conflict of interest; undefined: none. */
  reason: string | undefined;
  onWrite(reason: string | undefined): void;
}

function Row({ assessment, reason, onWrite }: RowProps) {
  const { t } = useLanguage();
  const name = getNameForExpert(assessment);
  const { subject, company } = assessment;
  return (
    <li>
      <Checkbox
        checked={reason !== undefined}
        aria-label={t('experts.declareAll.conflict', { name })}
        onChange={({ target }) => onWrite(target.checked ? '' : undefined)}
      >
        <bdi>{name}</bdi> {subject && <bdi className={styles.whose}>{company}</bdi>}
      </Checkbox>
      {reason !== undefined && (
        <Input.TextArea
          autoFocus
          rows={2}
          {...createLengthLimit(MAX_COMMENT_LENGTH)}
          aria-label={`${t('experts.declare.reason')}: ${name}`}
          placeholder={t('experts.declare.reason')}
          value={reason}
          onChange={({ target }) => onWrite(target.value)}
        />
      )}
    </li>
  );
}
