import { fetchFile } from '@/services/files';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { saveAs } from '@/utils/saveAs';

/** Hands a file to the browser under its name, or names the file that could not be had. */
export function useDownload() {
  const { t } = useLanguage();
  return async (id: string, name: string): Promise<void> => {
    try {
      saveAs(await fetchFile(id), name);
    } catch {
      feedback.error(t('forms.file.notDownloaded', { name }));
    }
  };
}
