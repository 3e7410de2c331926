import type { LibraryFile, LibraryFiles } from '@domain/library/calls';
import { useLanguage } from '@/utils/language';
import { useSourceName } from './useSourceName';

/** Returns the boxes that hold a file, in words: the name of the box and the filing, report or profile. */
export function useFileUses({ sources }: Pick<LibraryFiles, 'sources'>): (file: LibraryFile) => string[] {
  const { t } = useLanguage();
  const sourceName = useSourceName();
  const names = new Map(sources.map((source) => [source.id, sourceName(source)]));
  return ({ uses }) =>
    uses.map(({ source, label }) =>
      t('library.paper.use', {
        label,
        source: source === undefined ? t('library.source.profile') : (names.get(source) ?? ''),
      }),
    );
}
