import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useSelector } from 'umi';
import { useDocuments } from '@/components/DocumentButtons';
import type { FilingRoot } from '@/filling/draft/filingState';
import { useLanguage } from '@/utils/language';
import styles from './GeneratedPaper.module.css';
import '@/filling/draft/registerFiling';

interface GeneratedPaperProps {
  /** true: the document of the filing; else the key of a separate one. */
  paper: true | string;
  /** Words of the button in place of the usual ones. */
  label?: string;
}

/**
 * Download button for the PDF generated from the draft: the document to be signed and stamped, or a separate one. A draft
 * that was never saved has none.
 */
export default function GeneratedPaper({ paper, label }: GeneratedPaperProps) {
  const { t } = useLanguage();
  const { busy, download } = useDocuments();
  const id = useSelector((root: FilingRoot) => root.filing.filing?.id);
  const words = label ?? t(paper === true ? 'forms.file.generated' : 'forms.file.generatedSheet');
  // Said in words: a title of a button that cannot be pressed reaches neither fingers nor the keyboard.
  if (!id) return <p className={styles.later}>{t('forms.file.generatedLater', { paper: words })}</p>;
  return (
    <Button
      size="small"
      className={styles.paper ?? ''}
      icon={<FilePdfOutlined aria-hidden />}
      loading={busy !== null}
      onClick={() => download('document', id, { purpose: 'signing', ...(paper !== true && { paper }) })}
    >
      {words}
    </Button>
  );
}
