import { newId } from './newId';

/** Names this tab for as long as it is loaded. */
export const tab = newId();

const lockName = (id: string) => `filing-tab/${id}`;

/** Held until the tab goes: the browser lets go of it even after a crash. */
void navigator.locks?.request(lockName(tab), () => new Promise<never>(() => {}));

/** The tabs of this browser that are open now. Empty where the browser cannot tell. */
export async function livingTabs(): Promise<Set<string>> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return new Set(held.map((lock) => (lock.name ?? '').replace(lockName(''), '')));
}
