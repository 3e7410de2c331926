import type { Answers } from '@domain/definition';
import type { CopiedRows } from '@domain/program-drafts/rows/edit-rows';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import RouteSpinner from '@/components/RouteSpinner';
import FieldsModal from '@/components/ValidatedForm/FieldsModal';
import { useLanguage } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';

/** The library is loaded when somebody opens it. */
const LibraryForm = lazyWithRetry(() => import('./LibraryForm'));

interface LibraryButtonProps {
  answers: Answers;
  onAdd(rows: CopiedRows[]): void;
}

/** Adds a section or rules that several programs share. */
export default function LibraryButton({ answers, onAdd }: LibraryButtonProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const add = (rows: CopiedRows[]) => {
    onAdd(rows);
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('design.library')}</Button>
      <FieldsModal open={isOpen} title={t('design.library')} footer={null} onCancel={() => setOpen(false)}>
        <Suspense fallback={<RouteSpinner />}>
          <LibraryForm answers={answers} onAdd={add} />
        </Suspense>
      </FieldsModal>
    </>
  );
}
