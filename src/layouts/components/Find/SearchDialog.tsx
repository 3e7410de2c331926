import type { InputRef } from 'antd';
import { useRef } from 'react';
import { useLanguage } from '@/utils/language';
import Dialog, { type DialogProps } from './Dialog';
import Search from './Search';

interface SearchDialogProps extends DialogProps {
  /** Closes, because another page is opened. */
  onLeave(): void;
  onList(): void;
}

/** Searches the portal. */
export default function SearchDialog({ onLeave, onList, ...dialog }: SearchDialogProps) {
  const { t } = useLanguage();
  const field = useRef<InputRef>(null);
  return (
    <Dialog {...dialog} title={t('find.title')} width={640} onOpened={() => field.current?.focus()}>
      <Search field={field} onLeave={onLeave} onList={onList} />
    </Dialog>
  );
}
