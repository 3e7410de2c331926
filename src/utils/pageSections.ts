import { useEffect, useSyncExternalStore } from 'react';
import { createEmitter } from './emitter';

/** Section of the open page's form, which the search can find. */
export interface PageSection {
  key: string;
  title: string;
  /** Address of the section. */
  to: string;
  /** Fields of the section, which the search finds by their labels. */
  fields?: readonly PageField[];
}

export interface PageField {
  key: string;
  title: string;
  /** Address of the field, which takes the focus there. */
  to: string;
}

const NONE: readonly PageSection[] = [];

let open = NONE;
const changes = createEmitter<void>(2);

function setPlaces(places: readonly PageSection[]): void {
  open = places;
  changes.emit();
}

/** Registers the sections of the open page with the search. */
export function usePageSections(places: readonly PageSection[]): void {
  useEffect(() => setPlaces(places), [places]);
  useEffect(() => () => setPlaces(NONE), []);
}

export const useOpenPageSections = (): readonly PageSection[] => useSyncExternalStore(changes.on, () => open);
