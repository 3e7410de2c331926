/** Circles of a document: named expressions and computed values that need themselves, directly or through others. */
import { listDocumentReferences } from './references';
import type { ProgramDocument } from './types';

const NAMED = 'expressions.';
const COMPUTED = /^form\.sections\.([^.]+)\.[^.]+\.([^.]+)\.computed$/;

/** The name or path by which expressions reach the value of an expression at this place; null where they cannot. */
function getTarget(place: string): string | null {
  if (place.startsWith(NAMED)) return place.slice(NAMED.length);
  const [, section, field] = COMPUTED.exec(place) ?? [];
  return section && field ? `${section}.${field}` : null;
}

/** Returns each circle as the names and paths along it. A column that follows from itself in another row is none. */
export function listCircles(document: ProgramDocument): string[][] {
  const needs = new Map<string, Set<string>>();
  for (const { place, path } of listDocumentReferences(document)) {
    const target = getTarget(place);
    if (target === null || (target === path && !place.startsWith(NAMED))) continue;
    needs.set(target, (needs.get(target) ?? new Set()).add(path));
  }
  const circles: string[][] = [];
  const finished = new Set<string>();
  const visit = (name: string, way: string[]): void => {
    const start = way.indexOf(name);
    if (start >= 0) circles.push(way.slice(start));
    if (start >= 0 || finished.has(name)) return;
    for (const next of needs.get(name) ?? []) visit(next, [...way, name]);
    finished.add(name);
  };
  for (const name of needs.keys()) visit(name, []);
  return circles;
}
