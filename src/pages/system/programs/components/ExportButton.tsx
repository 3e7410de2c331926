import type { EditionLine } from '@domain/program-documents/proposal-calls';
import { Button } from 'antd';
import { call } from '@/utils/call';
import { useLanguage, useText } from '@/utils/language';
import { saveAs } from '@/utils/saveAs';

async function saveDocument({ key, edition }: Pick<EditionLine, 'key' | 'edition'>): Promise<void> {
  const { data } = await call('writtenDocument', { path: { key, edition } });
  saveAs(new Blob([data.document], { type: 'application/yaml' }), `${key}_${edition}.yaml`);
}

/** Offers the document of an edition as a file. */
export default function ExportButton({ line }: { line: Pick<EditionLine, 'key' | 'edition' | 'title'> }) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <Button
      aria-label={`${t('editions.export')} ${say(line.title)} ${line.edition}`}
      onClick={() => saveDocument(line)}
    >
      {t('editions.export')}
    </Button>
  );
}
