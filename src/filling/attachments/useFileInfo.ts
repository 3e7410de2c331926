import { CODE } from '@domain/api/codes';
import type { FileInfo } from '@domain/files/calls';
import { useEffect, useReducer } from 'react';
import { fetchFileInfo } from '@/services/files';

/** Metadata by file id, kept until the page is unloaded: a file never changes under its id. null: the server does not have it. */
const known = new Map<string, FileInfo | null>();

export const saveFileInfo = (info: FileInfo): void => {
  known.set(info.id, info);
};

/** Returns the metadata of a file loaded on this page before. */
export const getSeenFile = (id: string): FileInfo | undefined => known.get(id) ?? undefined;

/** Fetches file names by id; files whose name cannot be read are omitted. */
export async function fetchFileNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const fetchOne = async (id: string) => {
    const answer = await fetchFileInfo(id);
    if (answer.code === CODE.success) known.set(id, answer.data);
  };
  await Promise.allSettled(ids.filter((id) => !known.has(id)).map(fetchOne));
  return new Map(ids.flatMap((id) => (known.get(id) ? [[id, (known.get(id) as FileInfo).name]] : [])));
}

/** Returns the metadata of files by id and fetches missing ones. null: the server no longer has the file. */
export function useFileInfo(ids: readonly string[]): (id: string) => FileInfo | null | undefined {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const unknown = ids.filter((id) => !known.has(id));
  const asked = JSON.stringify(unknown);
  useEffect(() => {
    let isShown = true;
    const fetchOne = async (id: string) => {
      const answer = await fetchFileInfo(id);
      // A refusal, for instance under load, does not mean that the file is missing.
      if (answer.code !== CODE.success) return;
      known.set(id, answer.data);
      if (isShown) redraw();
    };
    for (const id of JSON.parse(asked) as string[]) fetchOne(id).catch(() => {});
    return () => {
      isShown = false;
    };
  }, [asked]);
  return (id) => known.get(id);
}
