import { DownloadOutlined } from '@ant-design/icons';
import type { ExportAsked } from '@domain/calls/exports';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useLanguage } from '@/utils/language';

const ExportDialog = lazy(() => import('./ExportDialog'));

/** The filings that the filters find, as a file. */
export default function Export({ filter }: { filter: NonNullable<ExportAsked['filter']> }) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<DownloadOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('exports.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <ExportDialog filter={filter} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
