import type { Answers } from '@domain/definition';
import type { DraftSource } from '@domain/spreadsheet/book';
import type { ReadBook, SheetFault } from '@domain/spreadsheet/model';
import {
  type BookPlan,
  createEmptyBookPlan,
  type ImportTarget,
  planBook,
} from '@domain/spreadsheet/plan-book';
import { countChanges, listChangeLines } from '@domain/spreadsheet/preview';
import type { Text } from '@domain/text';
import { Alert, Spin } from 'antd';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import Dialog from '@/components/Controls/Dialog';
import { useFormSession } from '@/filling/form/session';
import { createId } from '@/utils/createId';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { runInSlices } from '@/utils/runInSlices';
import styles from './index.module.css';
import LineTable, { FaultTable, LISTED } from './LineTable';
import SheetChoice from './SheetChoice';

interface ImportDialogProps {
  /** Title of the table or form that the file is imported into. */
  title: Text;
  goal: ImportTarget;
  /** Name of the undo step of the import. */
  step: string;
  name: string;
  content: ReadBook | SheetFault;
  onClose(): void;
}

const COUNTED = ['fields', 'added', 'changed', 'removed'] as const;
type Counts = Record<(typeof COUNTED)[number], number>;

function countsOf({ sections }: BookPlan): Counts {
  const counts: Counts = { fields: 0, added: 0, changed: 0, removed: 0 };
  for (const { section, changes, added, changed, removed } of sections) {
    if (section.kind !== 'table' && section.kind !== 'yearly') counts.fields += changes.length;
    counts.added += added;
    counts.changed += changed;
    counts.removed += removed;
  }
  return counts;
}

/** Preview of a file: its changes and its faults. The draft changes only when the person agrees. */
export default function ImportDialog({ title, goal, step, name, content, onClose }: ImportDialogProps) {
  const { form, ctx, answers, filled, scope, takeIn } = useFormSession();
  const { t } = useLanguage();
  const say = useText();
  const from = useMemo(() => ({ form, ctx, answers, filled, scope }), [form, ctx, answers, filled, scope]);
  const [sheet, setSheet] = useState<string>();
  const chosen = useMemo(() => ('only' in goal && sheet ? { ...goal, sheet } : goal), [goal, sheet]);
  const plan = usePlan(from, content, chosen);
  const isWhole = 'own' in goal;
  const useless = plan?.sections.length === 0;

  const accept = () => {
    if (!plan) return;
    const mended = plan.sections.flatMap(({ section, changes }) =>
      changes.map((change) => ({ section: section.key, ...change })),
    );
    takeIn(step, plan.answers, mended);
    feedback.info(t(isWhole ? 'sheets.appliedBook' : 'sheets.applied', { ...countsOf(plan) }));
    onClose();
  };

  return (
    <Dialog
      open
      width={760}
      title={t('sheets.title', { title: say(title) })}
      maskClosable={false}
      onCancel={onClose}
      onOk={useless ? onClose : accept}
      okText={t(okText(plan, useless))}
      okButtonProps={{ disabled: !plan }}
      cancelText={t('common.cancel')}
      footer={(_, { OkBtn, CancelBtn }) => (
        <>
          {!useless && <CancelBtn />}
          <OkBtn />
        </>
      )}
    >
      <p className={styles.file}>{t(isWhole ? 'sheets.fromBook' : 'sheets.from', { name })}</p>
      {!plan && (
        <p role="status">
          <Spin size="small" /> {t('sheets.comparing')}
        </p>
      )}
      {plan?.reading && <SheetChoice reading={plan.reading} onChoose={setSheet} />}
      {plan?.isBlocked && <Blocked plan={plan} />}
      {plan && !plan.isBlocked && (
        <>
          <Summary plan={plan} isWhole={isWhole} />
          <ChangeTable from={from} plan={plan} withSection={isWhole} />
          {plan.faults.length > 0 ? <FaultTable faults={plan.faults} /> : <p>{t('sheets.noFaults')}</p>}
        </>
      )}
    </Dialog>
  );
}

const okText = (plan: BookPlan | null, useless: boolean): string => {
  if (useless) return 'common.close';
  return plan && isRefusedInPart(plan) ? 'sheets.acceptRest' : 'sheets.accept';
};

const isRefusedInPart = ({ faults }: BookPlan): boolean => faults.some((fault) => fault.isRefused);

function Blocked({ plan }: { plan: BookPlan }) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      message={t('sheets.blocked')}
      description={plan.faults.map((fault) => say(fault.message)).join('\n')}
    />
  );
}

function Summary({ plan, isWhole }: { plan: BookPlan; isWhole: boolean }) {
  const { t } = useLanguage();
  const say = useText();
  const counts = countsOf(plan);
  const withFiles = plan.sections.reduce((sum, { removedWithFiles }) => sum + removedWithFiles, 0);
  return (
    <>
      {plan.notices.map((notice) => (
        <Alert key={notice.en} type="warning" showIcon className={styles.notice} message={say(notice)} />
      ))}
      <dl className={styles.counts}>
        {COUNTED.filter((kind) => isWhole || kind !== 'fields').map((kind) => (
          <div key={kind}>
            <dt>{t(`sheets.${kind}`)}</dt>
            <dd>{t(kind === 'fields' ? 'sheets.items' : 'sheets.rows', { count: counts[kind] })}</dd>
          </div>
        ))}
      </dl>
      {plan.sections.some(({ isReordered }) => isReordered) && <p>{t('sheets.reordered')}</p>}
      {withFiles > 0 && (
        <Alert type="warning" showIcon message={t('sheets.removedFiles', { count: withFiles })} />
      )}
      {plan.sections.length === 0 && <p>{t(isRefusedInPart(plan) ? 'sheets.nothing' : 'sheets.same')}</p>}
    </>
  );
}

/**
 * Returns the import plan for the present answers; null while it is being computed. It is computed again when the answers
 * change under the dialog, so that the preview shows what would happen.
 */
function usePlan(from: DraftSource, content: ReadBook | SheetFault, goal: ImportTarget): BookPlan | null {
  const [made, setMade] = useState<{ of: Answers; plan: BookPlan } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const done = (plan: BookPlan) => isWanted && setMade({ of: from.answers, plan });
    if ('sheets' in content) void runInSlices(planBook(from, content, goal, createId)).then(done);
    else done(createEmptyBookPlan(from, [content]));
    return () => {
      isWanted = false;
    };
  }, [from, content, goal]);
  return made?.of === from.answers ? made.plan : null;
}

const SAID_AT_MOST = 160;

interface ChangeTableProps {
  from: DraftSource;
  plan: BookPlan;
  /** True where several sections may change: each line then names its own. */
  withSection: boolean;
}

/** A long text is folded to its beginning. */
function Unfoldable({ text }: { text: string }) {
  if (text.length <= SAID_AT_MOST) return text;
  return (
    <details className={styles.long}>
      <summary>{text.slice(0, SAID_AT_MOST)}</summary>
      {text.slice(SAID_AT_MOST)}
    </details>
  );
}

/** Table of changes: the draft's answers beside those of the file. */
function ChangeTable({ from, plan, withSection }: ChangeTableProps) {
  const { t } = useLanguage();
  const say = useText();
  const lines = useMemo(() => listChangeLines(from, plan, LISTED), [from, plan]);
  const count = countChanges(plan);
  const show = (text: Text | null, none: string): ReactNode => <Unfoldable text={text ? say(text) : none} />;
  if (count === 0) return null;
  return (
    <LineTable
      title={t('sheets.changes', { count })}
      heads={[t('sheets.standing'), t('sheets.would')]}
      count={count}
      lines={lines.map(({ section, row, field, before, after }) => {
        const isNew = !row && !field;
        const where = [withSection && section, row, field].flatMap((part) => (part ? say(part) : []));
        if (isNew) where.push(t('sheets.newRow'));
        const gone = t(field || isNew ? 'sheets.blank' : 'sheets.rowGone');
        return {
          place: where.join(' · '),
          cells: [
            <bdi key="before">{show(before, isNew ? '' : t('sheets.blank'))}</bdi>,
            <bdi key="after">{show(after, gone)}</bdi>,
          ],
          className: styles.value,
        };
      })}
    />
  );
}
