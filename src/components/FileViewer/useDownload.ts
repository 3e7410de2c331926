import { fetchFile } from '@/services/files';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { saveAs } from '@/utils/saveAs';
import type { ViewedFile } from './context';

type DownloadedFile = Pick<ViewedFile, 'id' | 'name' | 'read'>;

/** Downloads a file under its name; names the file in an error message where it cannot be read. */
export function useDownload() {
  const { t } = useLanguage();
  return async ({ id, name, read = () => fetchFile(id) }: DownloadedFile): Promise<void> => {
    try {
      saveAs(await read(), name);
    } catch {
      feedback.error(t('forms.file.notDownloaded', { name }));
    }
  };
}
