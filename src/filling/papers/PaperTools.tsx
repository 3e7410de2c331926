import { FileSearchOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import { Suspense, useState } from 'react';
import { useLanguage } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';

/** Loaded on a click: with it come the readers of papers and pdf.js. */
const PaperDialog = lazyWithRetry(() => import('./PaperDialog'));

interface PaperToolsProps {
  /** Name of the undo step of what is taken from a paper. */
  step: string;
  button?: Pick<ButtonProps, 'type' | 'className'>;
}

/** Button that opens the proposals of a paper. */
export default function PaperTools({ step, button }: PaperToolsProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} icon={<FileSearchOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('papers.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PaperDialog step={step} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
