import { useRef } from 'react';

/** Whether the status is no longer the one that was read first. Give what shows another record another `key`. */
export function useMovedOn(status: string | undefined): boolean {
  const first = useRef(status);
  first.current ??= status;
  return status !== first.current;
}
