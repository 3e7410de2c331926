import type { ListedProgram } from '@domain/program-documents/calls';
import { Button } from 'antd';
import { useLanguage, useText } from '@/utils/language';
import { useBeginDraft } from './useBeginDraft';

/** Begins a draft from the edition of a program that is in force. */
export default function ReviseButton({ program }: { program: ListedProgram }) {
  const { t } = useLanguage();
  const say = useText();
  const { begin, isBusy } = useBeginDraft();
  const { key, edition, title } = program;
  return (
    <Button
      loading={isBusy}
      aria-label={`${t('design.revise')} ${say(title)} ${edition}`}
      onClick={() => begin({ kind: 'edition', key, edition })}
    >
      {t('design.revise')}
    </Button>
  );
}
