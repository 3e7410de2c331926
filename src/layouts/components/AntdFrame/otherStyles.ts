/**
 * antd's styles that the frame and the home page do not draw, and the texts that they do not say: chunks of their own, which other
 * pages wait for. They are asked for with the first page, or on the home page as soon as somebody points or types.
 */
import { useEffect, useState } from 'react';
import { loadOtherTexts } from '@/utils/language';

const sheet = document.createElement('style');
let arrival: Promise<void> | undefined;
let isThere = false;

export function loadOtherStyles(): Promise<void> {
  arrival ??= Promise.all([import('@@/antd-other-styles'), loadOtherTexts()]).then(([{ antdStyles }]) => {
    sheet.textContent = antdStyles;
    // Before the sheets of the portal, which override it.
    document.head.prepend(sheet);
    isThere = true;
  });
  return arrival;
}

/** For parts that draw nothing beyond what the frame does. */
export const needNoOtherStyles = async (): Promise<void> => undefined;

/** True once the styles are there, or while they are not needed; where they are, they are loaded. */
export function useOtherStyles(isNeeded: boolean): boolean {
  const [hasThem, setThere] = useState(isThere);
  useEffect(() => {
    // A chunk that failed to load leaves the page without them: antd's components can be used all the same.
    if (isNeeded && !isThere) loadOtherStyles().finally(() => setThere(true));
  }, [isNeeded]);
  return hasThem || isThere || !isNeeded;
}

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Loads the styles at the first sign that the person is about to leave the page, which itself needs none of them. */
export function useOtherStylesSoon(): void {
  useEffect(() => {
    const stop = new AbortController();
    const load = () => {
      stop.abort();
      loadOtherStyles().catch(() => undefined);
    };
    for (const sign of SIGNS) window.addEventListener(sign, load, { signal: stop.signal, passive: true });
    return () => stop.abort();
  }, []);
}
