import type { DocumentSource } from '@domain/program-documents/consequence-calls';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import Dialog from '@/components/Controls/Dialog';
import RouteSpinner from '@/components/RouteSpinner';
import { useLanguage } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import type { ConsequenceTab } from '.';

const Consequences = lazyWithRetry(() => import('.'));

interface ConsequencesButtonProps {
  proposed: DocumentSource;
  /** Name of the edition, for the title and for readers of the button. */
  name: string;
  /** The tab that is open first, and the words of the button that leads to it. */
  tab?: ConsequenceTab;
  label?: string;
  disabled?: boolean;
}

/** Shows in a dialog what the publication of a document does. */
export default function ConsequencesButton({
  proposed,
  name,
  tab,
  label,
  disabled = false,
}: ConsequencesButtonProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const words = label ?? t('consequences.show');
  return (
    <>
      <Button aria-label={`${words} ${name}`} disabled={disabled} onClick={() => setOpen(true)}>
        {words}
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
          <Consequences proposed={proposed} {...(tab && { tab })} />
        </Suspense>
      </Dialog>
    </>
  );
}
