import { CODE } from '@domain/api/codes';
import type { LibraryState } from '@domain/files/calls';
import type { LibraryFile, LibraryFiles } from '@domain/library/calls';
import { useSourceName } from '@/filling/library/useSourceName';
import { call } from '@/utils/call';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';

/** Functions that withdraw a file, after naming the drafts that use it, and that restore one. */
export function useLibraryState({ sources }: LibraryFiles, onChange: () => void) {
  const { t } = useLanguage();
  const sourceName = useSourceName();

  const set = async ({ id }: LibraryFile, state: LibraryState): Promise<boolean> => {
    const { code } = await call('setLibraryFile', { path: { id }, data: { state } });
    if (code === CODE.success) onChange();
    return code === CODE.success;
  };

  const restore = async (file: LibraryFile) => {
    if (await set(file, 'kept')) feedback.success(t('library.file.restored', { name: file.name }));
  };

  const nameUses = ({ uses }: LibraryFile) => {
    const held = new Set(uses.map(({ source }) => source));
    const using = sources.filter(({ id }) => held.has(id));
    const drafts = using.filter(({ is_open: isOpen }) => isOpen);
    const sent = using.length - drafts.length;
    if (held.size === 0) return <p>{t('library.file.askFree')}</p>;
    return (
      <>
        {drafts.length > 0 && (
          <>
            <p>{t('library.file.askDrafts', { count: drafts.length })}</p>
            <ul>
              {drafts.map((source) => (
                <li key={source.id}>{sourceName(source)}</li>
              ))}
            </ul>
          </>
        )}
        {held.has(undefined) && <p>{t('library.file.askProfile')}</p>}
        {sent > 0 && <p>{t('library.file.askSubmitted', { count: sent })}</p>}
      </>
    );
  };

  const withdraw = async (file: LibraryFile) => {
    const isMeant = await feedback.confirm({
      title: t('library.file.ask', { name: file.name }),
      content: nameUses(file),
      okText: t('library.file.withdraw'),
    });
    if (!isMeant || !(await set(file, 'withdrawn'))) return;
    feedback.undoable({
      title: t('library.file.gone', { name: file.name }),
      undo: () => restore(file),
    });
  };

  return { withdraw, restore };
}
