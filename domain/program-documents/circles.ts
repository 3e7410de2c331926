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

/** Names that each name or path needs. A column that follows from itself in another row is no circle. */
function collectNeeds(document: ProgramDocument): Map<string, Set<string>> {
  const needs = new Map<string, Set<string>>();
  for (const { place, path } of listDocumentReferences(document)) {
    const target = getTarget(place);
    if (target === null || (target === path && !place.startsWith(NAMED))) continue;
    needs.set(target, (needs.get(target) ?? new Set()).add(path));
  }
  return needs;
}

/** More than anybody mends before looking again; each may be as long as the document. */
const CIRCLES_AT_MOST = 50;

/** Returns the first circles, each as the names and paths along it. Steps stand in a list: a chain may be longer than the stack. */
export function listCircles(document: ProgramDocument): string[][] {
  const needs = collectNeeds(document);
  const circles: string[][] = [];
  const finished = new Set<string>();
  const way: string[] = [];
  const places = new Map<string, number>();
  const steps: Iterator<string>[] = [];
  const enter = (name: string) => {
    places.set(name, way.push(name) - 1);
    steps.push((needs.get(name) ?? new Set<string>()).values());
  };
  const leave = () => {
    const name = way.pop() as string;
    places.delete(name);
    finished.add(name);
    steps.pop();
  };
  for (const root of needs.keys()) {
    if (!finished.has(root)) enter(root);
    for (let step = steps.at(-1); step && circles.length < CIRCLES_AT_MOST; step = steps.at(-1)) {
      const { value: next, done } = step.next();
      if (done) leave();
      else if (places.has(next)) circles.push(way.slice(places.get(next)));
      else if (!finished.has(next)) enter(next);
    }
  }
  return circles;
}
