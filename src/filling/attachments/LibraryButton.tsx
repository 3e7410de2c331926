import { FolderOpenOutlined } from '@ant-design/icons';
import type { FileField } from '@domain/definition';
import type { FileBox } from '@domain/filing/sort-files';
import { Button } from 'antd';
import { Suspense, useRef, useState } from 'react';
import { useLanguage, useText } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import type { FormUploads } from './uploads';

/** Loaded on a click, so that it is not part of every form's chunk. */
const LibraryDialog = lazyWithRetry(() => import('@/filling/library/LibraryDialog'));

interface LibraryButtonProps {
  field: FileField;
  /** Path of the answer. */
  path: string;
  form: FormUploads;
  ids: readonly string[];
}

/** Button that attaches files which the company has uploaded before. */
export default function LibraryButton({ field, path, form, ids }: LibraryButtonProps) {
  const { t } = useLanguage();
  const say = useText();
  const [box, setBox] = useState<FileBox | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setBox(null);
    opener.current?.focus();
  };
  return (
    <>
      <Button
        ref={opener}
        icon={<FolderOpenOutlined aria-hidden />}
        title={t('library.paper.open')}
        aria-label={t('library.paper.openFor', { name: say(field) })}
        onClick={() => setBox(form.boxAt(path) ?? null)}
      >
        {t('library.paper.open')}
      </Button>
      {box && (
        <Suspense fallback={null}>
          <LibraryDialog
            box={box}
            years={form.asks(field).years}
            ids={ids}
            onTake={(files) => {
              form.attach(path, files);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
