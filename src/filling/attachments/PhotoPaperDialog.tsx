import type { ComponentProps } from 'react';
import FieldsModal from '@/components/ValidatedForm/FieldsModal';
import PhotoPaper from '@/filling/photos/paper/PhotoPaper';
import { useLanguage } from '@/utils/language';

interface PhotoPaperDialogProps extends ComponentProps<typeof PhotoPaper> {
  onClose(): void;
}

/** Dialog that makes a PDF for an upload field of photographs. */
export default function PhotoPaperDialog({ onClose, ...paper }: PhotoPaperDialogProps) {
  const { t } = useLanguage();
  return (
    <FieldsModal open title={`${t('phone.paper.title')} · ${paper.label}`} footer={null} onCancel={onClose}>
      <PhotoPaper {...paper} />
    </FieldsModal>
  );
}
