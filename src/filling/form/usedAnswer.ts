/** The answer of the open form whose control was used last. Help beside the form speaks of it, when the focus is there already. */
import { parsePath } from '@domain/filing/paths';
import { useSyncExternalStore } from 'react';

let used: string | null = null;
const listeners = new Set<() => void>();

function set(path: string | null): void {
  if (path === used) return;
  used = path;
  for (const listener of listeners) listener();
}

/** Called with the id of a control that gets the focus: that of an answer is its path. */
export function noteUsedControl(id: string): void {
  if (parsePath(id)?.field) set(id);
}

/** Called when the form is left. */
export const forgetUsedAnswer = (): void => set(null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Path of the answer whose control was used last; null before the first. */
export const useUsedAnswer = (): string | null => useSyncExternalStore(subscribe, () => used);
