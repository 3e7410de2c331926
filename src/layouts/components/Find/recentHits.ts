/** Hits that the person has followed last, kept in this browser until the session ends. */
import { readStored, writeStored } from '@/utils/storage';
import type { SearchHit } from './hits';

const KEY = 'recent_hits';
const KEPT_AT_MOST = 5;

type RecentHit = Required<Pick<SearchHit, 'key' | 'to' | 'title'>>;

const isRecentHit = (hit: unknown): hit is RecentHit =>
  typeof hit === 'object' &&
  hit !== null &&
  ['key', 'to', 'title'].every((name) => typeof Reflect.get(hit, name) === 'string');

/** Reads the hits, the last one first. Storage may contain anything. */
export function readRecentHits(): RecentHit[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentHit) : [];
  } catch {
    return [];
  }
}

/** Remembers a hit with an address. */
export function rememberHit({ key, to, title }: SearchHit): void {
  if (!to) return;
  const others = readRecentHits().filter((hit) => hit.to !== to);
  writeStored(KEY, JSON.stringify([{ key, to, title }, ...others].slice(0, KEPT_AT_MOST)));
}
