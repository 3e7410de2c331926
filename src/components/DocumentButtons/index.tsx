import { FilePdfOutlined, FolderOpenOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useLanguage } from '@/utils/language';
import { useDocuments } from './useDocuments';

/** The filing as the bureau takes it: the document alone, or with every attachment. */
export default function DocumentButtons({ id }: { id: string }) {
  const { t } = useLanguage();
  const { busy, download } = useDocuments();
  return (
    <>
      <Button
        icon={<FilePdfOutlined aria-hidden />}
        loading={busy === 'document'}
        disabled={busy === 'bundle'}
        onClick={() => download('document', id)}
      >
        {t('documents.pdf')}
      </Button>
      <Button
        icon={<FolderOpenOutlined aria-hidden />}
        loading={busy === 'bundle'}
        disabled={busy === 'document'}
        onClick={() => download('bundle', id)}
      >
        {t('documents.zip')}
      </Button>
    </>
  );
}
