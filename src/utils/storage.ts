/** Browser storage that may be switched off or full: the portal then works on without keeping anything. */
type Area = 'localStorage' | 'sessionStorage';

export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Writes an entry; with null it is removed. */
export function writeStored(key: string, value: string | null, area: Area = 'localStorage'): void {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {
    // Nothing is kept: what is shown stays right for as long as the page is open.
  }
}

export function clearStored(area: Area): void {
  try {
    window[area].clear();
  } catch {
    // A storage that refuses keeps nothing to clear.
  }
}
