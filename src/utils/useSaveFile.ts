import { useState } from 'react';
import { ignoreShownFailure } from './failure';
import { type NamedBlob, saveAs } from './saveAs';

/** Hands files to the browser. What went wrong has been shown by the call; `save` gives whether the file was handed over. */
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
