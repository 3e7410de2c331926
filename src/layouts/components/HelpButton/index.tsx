import { useState } from 'react';
import Icon from '@/components/Icon';
import { LazyPart } from '@/layouts/components/AntdFrame/withAntdFrame';
import { useLanguage } from '@/utils/language';

const loadDrawer = () => import('@/help/HelpDrawer');

/** Help button, at the same position on every page (WCAG 2.2, 3.2.6). */
export default function HelpButton() {
  const { t } = useLanguage();
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <button type="button" className="bar-button" aria-label={t('help')} onClick={() => setOpen(true)}>
        <Icon name="help" />
        <span>{t('help')}</span>
      </button>
      {open !== undefined && <LazyPart load={loadDrawer} given={{ open, onClose: () => setOpen(false) }} />}
    </>
  );
}
