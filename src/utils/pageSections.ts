import { useEffect, useSyncExternalStore } from 'react';
import { createEmitter } from './emitter';

/** A place of the open page that the search leads to: a section of a form. */
export interface PageSection {
  key: string;
  title: string;
  /** Its address. */
  to: string;
}

const NONE: readonly PageSection[] = [];

let open = NONE;
const changes = createEmitter<void>(2);

function setPlaces(places: readonly PageSection[]): void {
  open = places;
  changes.emit();
}

/** Lets the search find the places of the page that is open. */
export function usePageSections(places: readonly PageSection[]): void {
  useEffect(() => setPlaces(places), [places]);
  useEffect(() => () => setPlaces(NONE), []);
}

export const useOpenPageSections = (): readonly PageSection[] => useSyncExternalStore(changes.on, () => open);
