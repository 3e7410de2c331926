import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { memo } from 'react';
import { untipped } from '@/components/OverlayTrigger';
import { usePopupOnPress } from '@/filling/form/usePopupOnPress';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';
import type { RowActions as Actions } from './useRowActions';

interface RowActionsProps {
  id: string;
  /** The name of the row. */
  name: string;
  /** Visible text, where the name is longer. */
  shown?: string | undefined;
  /** Index of the row in the table. */
  index: number;
  count: number;
  actions: Actions;
  /** Opens the row as a single record. */
  onOpen?(index: number): void;
}

/** Header of a row that the filer added: its number and a menu of row actions. */
function RowActions({ id, name, shown = name, index, count, actions, onOpen }: RowActionsProps) {
  const { t } = useLanguage();
  const { opener, isMade, isOpen, setOpen, onPress } = usePopupOnPress<HTMLButtonElement>();
  const items = [
    ...(onOpen ? [{ key: 'open', label: t('forms.row.open'), onClick: () => onOpen(index) }] : []),
    { key: 'copy', label: t('forms.row.copy'), onClick: () => actions.copy(index) },
    {
      key: 'up',
      label: t('forms.row.up'),
      disabled: index === 0,
      onClick: () => actions.moveByHead(index, -1),
    },
    {
      key: 'down',
      label: t('forms.row.down'),
      disabled: index === count - 1,
      onClick: () => actions.moveByHead(index, 1),
    },
    { key: 'remove', label: t('common.delete'), danger: true, onClick: () => actions.removeByHead(index) },
  ];
  const button = (
    <Button
      ref={opener}
      id={id}
      type="text"
      size="small"
      icon={<MoreOutlined aria-hidden />}
      aria-label={t('forms.row.actions', { name })}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      {...onPress}
    />
  );
  return (
    <span className={styles.rowHead}>
      {shown}
      {isMade ? (
        <Dropdown
          menu={{ ...untipped, items }}
          trigger={['click']}
          autoFocus
          open={isOpen}
          onOpenChange={setOpen}
        >
          {button}
        </Dropdown>
      ) : (
        button
      )}
    </span>
  );
}

export default memo(RowActions);
