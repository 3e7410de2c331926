import { words } from '@domain/document/words';
import { fetchFile } from '@/services/files';
import { feedback } from '@/utils/feedback';
import { useText } from '@/utils/language';
import { saveAs } from '@/utils/saveAs';

/** Hands a file to the browser under its name, or says that it is not there. */
export function useDownload() {
  const say = useText();
  return async (id: string, name: string): Promise<void> => {
    try {
      saveAs(await fetchFile(id), name);
    } catch {
      feedback.error(say(words.noFile));
    }
  };
}
