import { fetchFile } from '@/services/files';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { saveAs } from '@/utils/saveAs';

/** Downloads a file under its name; names the file in an error message where it cannot be read. */
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
