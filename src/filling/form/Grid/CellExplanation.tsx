import { parsePath } from '@domain/filing/paths';
import { useContext } from 'react';
import Dialog from '@/components/Controls/Dialog';
import { TraceSourceContext } from '@/components/Why/source';
import TracePanel from '@/components/Why/TracePanel';
import { useLanguage } from '@/utils/language';
import type { CellSpec } from './props';

interface CellExplanationProps {
  cell: CellSpec;
  onClose(): void;
}

/** Dialog that says why a computed cell has its value. */
export default function CellExplanation({
  cell: { cell, field, path, name },
  onClose,
}: CellExplanationProps) {
  const { t } = useLanguage();
  const source = useContext(TraceSourceContext);
  const row = parsePath(path)?.row;
  return (
    <Dialog open title={`${t('forms.why')} ${name}`} footer={null} onCancel={onClose}>
      {source && (
        <TracePanel source={source} item={{ computed: { section: cell.section, field: field.key, row } }} />
      )}
    </Dialog>
  );
}
