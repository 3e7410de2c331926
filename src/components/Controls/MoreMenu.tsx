import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { type ReactNode, useRef } from 'react';
import { untipped } from '@/components/OverlayTrigger';

interface MenuAction {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
  danger?: boolean;
  onClick(): void;
}

type Chosen = Parameters<NonNullable<MenuProps['onClick']>>[0];

interface MoreMenuProps {
  /** Accessible name of the button, which shows only an icon. */
  label: string;
  items: MenuAction[];
  loading?: boolean;
}

/** Dropdown of actions behind one button. The button takes the focus first, so that a dialog that opens returns it there. */
export default function MoreMenu({ label, items, loading = false }: MoreMenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const returning = items.map(({ onClick, ...item }) => ({
    ...item,
    onClick: ({ domEvent }: Chosen) => {
      // Keeps the key that chose the entry from also pressing the button, which gets the focus next.
      domEvent.preventDefault();
      opener.current?.focus();
      onClick();
    },
  }));
  return (
    <Dropdown menu={{ ...untipped, items: returning }} trigger={['click']}>
      <Button
        ref={opener}
        icon={<MoreOutlined aria-hidden />}
        loading={loading}
        aria-label={label}
        aria-haspopup="menu"
      />
    </Dropdown>
  );
}
