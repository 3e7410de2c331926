import type { FileInfo } from '@domain/api/calls/files';
import { CODE } from '@domain/api/codes';
import { useEffect, useReducer } from 'react';
import { fetchFileInfo } from '@/services/files';

/** A file never changes under its id, so what is known of it stays known. */
const known = new Map<string, FileInfo>();

export const rememberFile = (info: FileInfo): void => {
  known.set(info.id, info);
};

/** Names and sizes of files by id; those that are not known yet are fetched. */
export function useFileInfo(ids: readonly string[]): (id: string) => FileInfo | undefined {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const unknown = ids.filter((id) => !known.has(id)).join();
  useEffect(() => {
    let isShown = true;
    const fetchOne = async (id: string) => {
      const answer = await fetchFileInfo(id);
      if (answer.code === CODE.success) rememberFile(answer.data);
      if (isShown) redraw();
    };
    for (const id of unknown.split(',').filter(Boolean)) fetchOne(id).catch(() => {});
    return () => {
      isShown = false;
    };
  }, [unknown]);
  return (id) => known.get(id);
}
