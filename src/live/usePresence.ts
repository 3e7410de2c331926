import { PRESENCE_EVERY_MS } from '@domain/review/presence';
import { useEffect } from 'react';
import { useRefresh } from '@/utils/presence';
import { quietly } from '@/utils/request';
import { type Read, type Resource, useRead } from '@/utils/useRead';
import { useLive } from './index';

/**
 * Says that a filing is open here, and in which section, as long as it is; gives what the server says of the others. A stream
 * tells when somebody comes, moves on or goes; without one it is heard by the clock.
 */
export function usePresence<T>(
  note: Read<[string, string | null], T>,
  id: string | null,
  section: string,
): Resource<T> {
  const others = useRead(id === null ? null : note, id ?? '', section);
  useRefresh(others.reload, PRESENCE_EVERY_MS);
  useLive(['presence'], others.reload, id ?? undefined);
  useEffect(() => {
    if (id === null) return undefined;
    return () => void quietly(() => note(id, null)).catch(() => undefined);
  }, [id, note]);
  return others;
}
