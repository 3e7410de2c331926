import { useState } from 'react';
import { type DocumentKind, fetchDocument } from '@/services/documents';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { saveAs } from '@/utils/saveAs';

/** Hands a filing's document to the browser. A long one takes seconds: `busy` names what is being made. */
export function useDocuments() {
  const { t } = useLanguage();
  const [busy, setBusy] = useState<DocumentKind | null>(null);

  const download = async (kind: DocumentKind, id: string, line?: string) => {
    setBusy(kind);
    try {
      const { blob, name } = await fetchDocument(kind, id, line);
      saveAs(blob, name);
    } catch (error) {
      feedback.error((error instanceof Error && error.message) || t('documents.failed'));
    } finally {
      setBusy(null);
    }
  };

  return { busy, download };
}
