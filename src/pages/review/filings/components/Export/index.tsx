import { DownloadOutlined } from '@ant-design/icons';
import type { ExportAsked } from '@domain/calls/exports';
import { lazy, Suspense, useState } from 'react';
import type { ListAction } from '@/components/ListPage';
import { useLanguage } from '@/utils/language';

const ExportDialog = lazy(() => import('./ExportDialog'));

/** The filings that the filters find, as a file. */
export function useExport(filter: NonNullable<ExportAsked['filter']>) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const action: ListAction = {
    key: 'export',
    label: t('exports.open'),
    icon: <DownloadOutlined aria-hidden />,
    isFront: true,
    onClick: () => setOpen(true),
  };
  const dialog = isOpen && (
    <Suspense>
      <ExportDialog filter={filter} onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { action, dialog };
}
