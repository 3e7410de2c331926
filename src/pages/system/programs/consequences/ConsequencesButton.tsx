import type { DocumentSource } from '@domain/program-documents/consequence-calls';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import Dialog from '@/components/Controls/Dialog';
import RouteSpinner from '@/components/RouteSpinner';
import { useLanguage } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';

const Consequences = lazyWithRetry(() => import('.'));

interface ConsequencesButtonProps {
  proposed: DocumentSource;
  /** Name of the edition, for the title and for readers of the button. */
  name: string;
}

/** Shows in a dialog what the publication of a document does. */
export default function ConsequencesButton({ proposed, name }: ConsequencesButtonProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-label={`${t('consequences.show')} ${name}`} onClick={() => setOpen(true)}>
        {t('consequences.show')}
      </Button>
      <Dialog
        open={isOpen}
        title={t('consequences.title', { name })}
        width={1080}
        footer={null}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <Suspense fallback={<RouteSpinner />}>
          <Consequences proposed={proposed} />
        </Suspense>
      </Dialog>
    </>
  );
}
