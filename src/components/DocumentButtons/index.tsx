import { FileDoneOutlined, FilePdfOutlined, FolderOpenOutlined } from '@ant-design/icons';
import { hasLetter } from '@domain/document/letter-names';
import type { FilingStatus } from '@domain/filing/status';
import { Button } from 'antd';
import { useLanguage } from '@/utils/language';
import { useDocuments } from './useDocuments';

interface DocumentButtonsProps {
  id: string;
  /** Offers the letter of the latest decision too, if given. */
  status?: FilingStatus;
}

/** The filing as the bureau takes it: the document alone, or with every attachment; and what was decided about it. */
export default function DocumentButtons({ id, status }: DocumentButtonsProps) {
  const { t } = useLanguage();
  const { busy, download } = useDocuments();
  return (
    <>
      <Button
        icon={<FilePdfOutlined aria-hidden />}
        loading={busy === 'document'}
        disabled={busy !== null && busy !== 'document'}
        onClick={() => download('document', id)}
      >
        {t('documents.pdf')}
      </Button>
      <Button
        icon={<FolderOpenOutlined aria-hidden />}
        loading={busy === 'bundle'}
        disabled={busy !== null && busy !== 'bundle'}
        onClick={() => download('bundle', id)}
      >
        {t('documents.zip')}
      </Button>
      {status && hasLetter(status) && (
        <Button
          icon={<FileDoneOutlined aria-hidden />}
          loading={busy === 'letter'}
          disabled={busy !== null && busy !== 'letter'}
          onClick={() => download('letter', id)}
        >
          {t('documents.letter')}
        </Button>
      )}
    </>
  );
}
