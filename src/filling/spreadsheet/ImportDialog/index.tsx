import type { RowSection } from '@domain/filing/sections';
import type { ReadBook, SheetFault } from '@domain/spreadsheet/model';
import { blocked, type ImportPlan, planImport } from '@domain/spreadsheet/plan';
import { Alert, Modal } from 'antd';
import { useMemo } from 'react';
import { cellKey } from '@/filling/draft/changes';
import { type FormSession, useFormSession } from '@/filling/form/session';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { newId } from '@/utils/newId';
import FaultTable from './FaultTable';
import styles from './index.module.css';

interface ImportDialogProps {
  section: RowSection;
  name: string;
  content: ReadBook | SheetFault;
  onClose(): void;
}

const isUseless = ({ changes, added, removed, isReordered }: ImportPlan): boolean =>
  changes.length + added + removed === 0 && !isReordered;

/** Rows through the way by which rows are added and moved, cells through the way by which they are typed. */
function apply(plan: ImportPlan, section: RowSection, { edit, setRows, unreadable }: FormSession): void {
  const edits = plan.changes.map((change) => ({ section: section.key, ...change }));
  if (section.kind === 'yearly' || section.fixedRows) {
    edit(edits, true);
    return;
  }
  // A text that could not be read is forgotten when its cell is typed anew, and a row is not typing.
  const mended = edits.filter((change) => cellKey(change) in unreadable);
  if (mended.length > 0) edit(mended);
  setRows(section.key, () => plan.rows);
}

/** Preview of a file: its changes and its faults. The table changes only when the person agrees. */
export default function ImportDialog({ section, name, content, onClose }: ImportDialogProps) {
  const session = useFormSession();
  const { answers, filled, scope } = session;
  const { t } = useLanguage();
  const say = useText();
  // Anew when the answers change under the dialog: what is shown is what would happen.
  const plan = useMemo(
    () =>
      'sheets' in content
        ? planImport({ section, answers, filled, scope }, content, newId)
        : blocked(content),
    [section, content, answers, filled, scope],
  );
  const useless = isUseless(plan);

  const accept = () => {
    apply(plan, section, session);
    const { added, changed, removed } = plan;
    feedback.info(t('sheets.applied', { added, changed, removed }));
    onClose();
  };

  return (
    <Modal
      open
      width={760}
      title={t('sheets.title', { title: say(section.title) })}
      maskClosable={false}
      onCancel={onClose}
      onOk={useless ? onClose : accept}
      okText={t(okText(plan, useless))}
      cancelText={t('sheets.cancel')}
      footer={(_, { OkBtn, CancelBtn }) => (
        <>
          {!useless && <CancelBtn />}
          <OkBtn />
        </>
      )}
    >
      <p className={styles.file}>{t('sheets.from', { name })}</p>
      {plan.isBlocked ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          message={t('sheets.blocked')}
          description={plan.faults.map((fault) => say(fault.message)).join('\n')}
        />
      ) : (
        <Summary plan={plan} useless={useless} />
      )}
    </Modal>
  );
}

const okText = ({ faults }: ImportPlan, useless: boolean): string => {
  if (useless) return 'sheets.close';
  return faults.some((fault) => fault.isRefused) ? 'sheets.acceptRest' : 'sheets.accept';
};

function Summary({ plan, useless }: { plan: ImportPlan; useless: boolean }) {
  const { t } = useLanguage();
  return (
    <>
      <dl className={styles.counts}>
        {(['added', 'changed', 'removed'] as const).map((kind) => (
          <div key={kind}>
            <dt>{t(`sheets.${kind}`)}</dt>
            <dd>{t('sheets.rows', { count: plan[kind] })}</dd>
          </div>
        ))}
      </dl>
      {plan.isReordered && <p>{t('sheets.reordered')}</p>}
      {plan.removedWithFiles > 0 && (
        <Alert type="warning" showIcon message={t('sheets.removedFiles', { count: plan.removedWithFiles })} />
      )}
      {useless && <p>{t('sheets.same')}</p>}
      {plan.faults.length > 0 ? <FaultTable faults={plan.faults} /> : <p>{t('sheets.noFaults')}</p>}
    </>
  );
}
