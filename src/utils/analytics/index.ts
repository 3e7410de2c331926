/**
 * Page views: which page was opened, by the pattern of its route, and nothing about who opened it or what stood in its
 * address. They go to the service that the deployment has chosen; until that is known they wait, and with none they are
 * dropped. Whoever asks not to be tracked is not counted at all.
 */
import type { PortalSettings } from '@domain/api/calls/system';
import { matchRoutes } from 'umi';
import { countOwn } from './own';

export type Report = (route: string) => void;

type Routes = Parameters<typeof matchRoutes>[0];
interface Leaf {
  path?: string;
  redirect?: string;
}

const WAITING_AT_MOST = 20;

let report: Report | null = null;
let waiting: string[] = [];
let last: string | undefined;

function isUnwanted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as {
    doNotTrack?: string;
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Another section or search of the same page is no other page; a route that leads on is none either. */
export function reportPageView(routes: Routes, pathname: string): void {
  const leaf = matchRoutes(routes, pathname)?.at(-1)?.route as Leaf | undefined;
  const route = leaf?.redirect ? undefined : leaf?.path;
  if (!route || route === last || isUnwanted()) return;
  last = route;
  if (report) report(route);
  else if (waiting.length < WAITING_AT_MOST) waiting.push(route);
}

async function reporterOf({ service, id }: PortalSettings['analytics']): Promise<Report> {
  if (service === 'own') return countOwn;
  if (service === 'baidu' && id) return (await import('./baidu')).startBaidu(id);
  if (service === 'google' && id) return (await import('./google')).startGoogle(id);
  return () => undefined;
}

/** Called once, when it is known who counts. */
export async function startAnalytics(analytics: PortalSettings['analytics']): Promise<void> {
  const chosen = isUnwanted() ? () => undefined : await reporterOf(analytics);
  report = chosen;
  for (const route of waiting) chosen(route);
  waiting = [];
}
