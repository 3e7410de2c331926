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
  /** The office's copies of what was submitted. */
  isOffice?: boolean;
}

/** The filing as the bureau takes it: the document alone, or with every attachment; and what was decided about it. */
export default function DocumentButtons({ id, status, isOffice = false }: DocumentButtonsProps) {
  const { t } = useLanguage();
  const { busy, download } = useDocuments();
  const [pdf, zip] = isOffice
    ? (['reviewDocument', 'reviewBundle'] as const)
    : (['document', 'bundle'] as const);
  return (
    <>
      <Button
        icon={<FilePdfOutlined aria-hidden />}
        loading={busy === pdf}
        disabled={busy !== null && busy !== pdf}
        onClick={() => download(pdf, id)}
      >
        {t('documents.pdf')}
      </Button>
      <Button
        icon={<FolderOpenOutlined aria-hidden />}
        loading={busy === zip}
        disabled={busy !== null && busy !== zip}
        onClick={() => download(zip, id)}
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
