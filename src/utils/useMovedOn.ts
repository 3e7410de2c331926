import { useRef } from 'react';

/** True once the status differs from the one first read. A component for another record needs another `key`. */
export function useMovedOn(status: string | undefined): boolean {
  const first = useRef(status);
  first.current ??= status;
  return status !== first.current;
}
