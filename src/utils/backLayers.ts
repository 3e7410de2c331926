/**
 * Dialogs, drawers, questions and the full screen as layers above the page: Back closes the topmost one and nothing else, as on a
 * phone. The step is taken back before the router sees it; no history entry is added, so that none is left over. The router's own
 * block would also ask before each reload.
 */
import { useEffect, useRef } from 'react';
import { history } from 'umi';

interface BackLayer {
  close(): void;
  /** Index of the only history entry in which Back closes the layer; undefined: any. */
  only: number | undefined;
}

let layers: readonly BackLayer[] = [];

/** Index of the history entry that the router shows. */
let shown: number | undefined;

/** True from the step back until it is undone. */
let isReturning = false;

let stopFollowing = () => {};

/** Index that the router gives each of its history entries; undefined for an entry of something else. */
const readIndex = (): number | undefined => window.history.state?.idx;

const findTopmost = (): BackLayer | undefined =>
  layers.findLast(({ only }) => only === undefined || only === shown);

function onPopState(event: PopStateEvent): void {
  const index = readIndex();
  if (shown === undefined || index === undefined) return;
  const isStepBack = index < shown && findTopmost() !== undefined;
  if (!isReturning && !isStepBack) return;
  event.stopImmediatePropagation();
  isReturning = index !== shown;
  if (isReturning) window.history.go(shown - index);
  else findTopmost()?.close();
}

/**
 * Listens to steps through the history. Chromium calls the listeners of an event of the window in the order in which they were
 * added, capturing or not: called before the router is made. Called again it changes nothing.
 */
export function watchBackSteps(): void {
  window.addEventListener('popstate', onPopState, { capture: true });
}

function followRouter(): void {
  watchBackSteps();
  shown = readIndex();
  isReturning = false;
  stopFollowing = history.listen(() => {
    shown = readIndex();
  });
}

interface BackLayerOptions {
  /** True for what stands beside the page and stays while it changes: Back closes it only where it was opened. */
  isBeside?: boolean;
}

/** Adds a layer on top of the others. The returned function removes it. */
export function addBackLayer(close: () => void, { isBeside = false }: BackLayerOptions = {}): () => void {
  if (layers.length === 0) followRouter();
  const layer = { close, only: isBeside ? shown : undefined };
  layers = [...layers, layer];
  return () => {
    if (!layers.includes(layer)) return;
    layers = layers.filter((each) => each !== layer);
    if (layers.length === 0) stopFollowing();
  };
}

/** Layer of a component while it is open. `close` absent: Back does nothing, as only its buttons close it. */
export function useBackLayer(isOpen: boolean, close: (() => void) | undefined, isBeside = false): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(
    () => (isOpen ? addBackLayer(() => latest.current?.(), { isBeside }) : undefined),
    [isOpen, isBeside],
  );
}
