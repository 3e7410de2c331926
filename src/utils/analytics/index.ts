/**
 * Page views: the route pattern of each opened page, without any data about the person or the address. They are reported to the
 * service that the deployment has chosen; until it is known they are queued, and without one they are dropped. People who ask
 * not to be tracked are not counted.
 */
import { paths } from '@domain/api/paths.generated';
import type { PortalSettings } from '@domain/system/calls';
import { matchRoutes } from 'react-router';
import { sendAnonymousReport } from '@/utils/http';
import type { ReportPage } from './services';

type Routes = Parameters<typeof matchRoutes>[0];
interface Leaf {
  path?: string;
  redirect?: string;
}

const WAITING_AT_MOST = 20;

function isUnwanted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as {
    doNotTrack?: string;
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Returns the route pattern of the page at an address; redirects are no pages. */
export function findPagePattern(routes: Routes, pathname: string): string | undefined {
  const leaf = matchRoutes(routes, pathname)?.at(-1)?.route as Leaf | undefined;
  return leaf?.redirect ? undefined : leaf?.path;
}

const countOwn = (route: string): void => sendAnonymousReport(paths.pageView, { route });

async function reporterOf({ service, id }: PortalSettings['analytics']): Promise<ReportPage> {
  if (service === 'own') return countOwn;
  if (service === 'baidu' && id) return (await import('./services')).startBaidu(id);
  if (service === 'google' && id) return (await import('./services')).startGoogle(id);
  return () => undefined;
}

export function createPageViews() {
  let report: ReportPage | null = null;
  let waiting: string[] = [];
  let last: string | undefined;
  return {
    /** Reports a page view; another section or search of the same page is none. */
    visit(routes: Routes, pathname: string): void {
      const page = findPagePattern(routes, pathname);
      if (!page || page === last || isUnwanted()) return;
      last = page;
      if (report) report(page);
      else if (waiting.length < WAITING_AT_MOST) waiting.push(page);
    },
    /** Starts reporting; called once, when the service is known. */
    async start(analytics: PortalSettings['analytics']): Promise<void> {
      const chosen = isUnwanted() ? () => undefined : await reporterOf(analytics);
      report = chosen;
      for (const page of waiting) chosen(page);
      waiting = [];
    },
  };
}

export const pageViews = createPageViews();
