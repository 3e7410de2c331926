import { DownloadOutlined } from '@ant-design/icons';
import type { ExportRequest } from '@domain/document/calls';
import { Suspense, useState } from 'react';
import type { ListAction } from '@/components/ListPage';
import { useLanguage } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';

const ExportDialog = lazyWithRetry(() => import('./ExportDialog'));

/** Export of the filings that the filters find. */
export function useExport(filter: NonNullable<ExportRequest['filter']>) {
  const { t } = useLanguage();
  /** The dialog stays mounted while it closes, because only then it returns the focus. */
  const [state, setState] = useState<'open' | 'closing' | null>(null);
  const action: ListAction = {
    key: 'export',
    label: t('exports.open'),
    icon: <DownloadOutlined aria-hidden />,
    isFront: true,
    onClick: () => setState('open'),
  };
  const dialog = state && (
    <Suspense>
      <ExportDialog
        open={state === 'open'}
        filter={filter}
        onClose={() => setState('closing')}
        onClosed={() => setState(null)}
      />
    </Suspense>
  );
  return { action, dialog };
}
