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
  return (
    <Button
      size="small"
      className={styles.paper ?? ''}
      icon={<FilePdfOutlined aria-hidden />}
      disabled={!id}
      loading={busy !== null}
      title={id ? undefined : t('forms.file.generatedLater')}
      onClick={() => id && download('document', id, { purpose: 'signing', ...(paper !== true && { paper }) })}
    >
      {label ?? t(paper === true ? 'forms.file.generated' : 'forms.file.generatedSheet')}
    </Button>
  );
}
