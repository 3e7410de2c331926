import type { Report } from '.';
import { loadScript } from './script';

declare global {
  interface Window {
    _hmt?: unknown[][];
  }
}

/** Baidu Tongji. It reports no view by itself, and is told nothing of the page that one came from. */
export function startBaidu(id: string): Report {
  window._hmt ??= [];
  const queue = window._hmt;
  queue.push(['_setAutoPageview', false], ['_setReferrerOverride', '']);
  loadScript(`https://hm.baidu.com/hm.js?${encodeURIComponent(id)}`);
  return (route) => queue.push(['_trackPageview', route]);
}
