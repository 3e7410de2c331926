/**
 * antd's styles that the frame and the home page do not draw, and the texts that they do not say: chunks of their own, which other
 * pages load. They are asked for with the first page, and what that one did not need of them as soon as somebody points or types.
 */
import { useEffect, useState } from 'react';
import type { TextPage } from '@/locales';
import { loadTexts } from '@/utils/language';

/** Whose texts are waited for: those of a page that has a chunk of them, or of all pages. */
type Texts = TextPage | 'all';

const sheet = document.createElement('style');
let styles: Promise<void> | undefined;
const arrivals = new Map<Texts, Promise<unknown>>();
/** The texts that are there; with each of them the styles are. */
const there = new Set<Texts>();

const isThere = (texts: Texts): boolean => there.has('all') || there.has(texts);

async function loadStyles(): Promise<void> {
  const { antdStyles } = await import(/* webpackChunkName: "others" */ '@@/antd-other-styles');
  sheet.textContent = antdStyles;
  // The sheet stands before those of the portal, which override it.
  document.head.prepend(sheet);
}

/** Loads the styles and the texts; the home page draws with the styles of the frame alone. */
export function loadOtherStyles(texts: Texts = 'all'): Promise<unknown> {
  if (texts !== 'home') styles ??= loadStyles();
  const arrival = arrivals.get(texts) ?? Promise.all([styles, loadTexts(texts)]).then(() => there.add(texts));
  arrivals.set(texts, arrival);
  return arrival;
}

/** For parts that draw nothing beyond what the frame does. */
export const needNoOtherStyles = async (): Promise<void> => undefined;

/** Loads the styles and texts of a page; true once they are there. */
export function useOtherStyles(texts: Texts): boolean {
  const [, setArrived] = useState<Texts | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (isThere(texts)) return;
    // A chunk that failed to load leaves the page without them: antd's components can be used all the same.
    loadOtherStyles(texts).then(
      () => setArrived(texts),
      () => setFailed(true),
    );
  }, [texts]);
  return isFailed || isThere(texts);
}
