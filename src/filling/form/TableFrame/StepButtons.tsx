import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useFormSession } from '@/filling/form/session';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

/** Undo and redo buttons of a table. They keep place and focus when there is nothing to undo. */
export default function StepButtons({ section }: { section: string }) {
  const { undoable, redoable, undo, redo } = useFormSession();
  const { t } = useLanguage();
  const steps = [
    { text: t('common.undo'), Icon: UndoOutlined, isOn: undoable.has(section), take: undo, keys: 'Ctrl+Z' },
    {
      text: t('forms.row.redo'),
      Icon: RedoOutlined,
      isOn: redoable.has(section),
      take: redo,
      keys: 'Ctrl+Y',
    },
  ];
  return steps.map(({ text, Icon, isOn, take, keys }) => (
    <Button
      key={keys}
      icon={<Icon aria-hidden />}
      title={keys}
      aria-disabled={!isOn}
      className={isOn ? '' : (styles.off as string)}
      {...(isOn && { onClick: () => take(section) })}
    >
      {text}
    </Button>
  ));
}
