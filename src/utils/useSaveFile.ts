import { useState } from 'react';
import { ignoreShownFailure } from './failure';
import { type NamedBlob, saveAs } from './saveAs';

/** Downloads files. Failures have been shown by the call; `save` resolves with whether the file was saved. */
export function useSaveFile() {
  const [isSaving, setSaving] = useState(false);

  const save = async (fetchDownload: () => Promise<NamedBlob>): Promise<boolean> => {
    setSaving(true);
    try {
      const { name, blob } = await fetchDownload();
      saveAs(blob, name);
      return true;
    } catch (error) {
      ignoreShownFailure(error);
      return false;
    } finally {
      setSaving(false);
    }
  };

  return { isSaving, save };
}
