/**
 * Page views go to whichever analytics service a deployment puts into the page as `window.portalAnalytics`. There is
 * none by default: nothing about a person leaves the portal.
 */
declare global {
  interface Window {
    portalAnalytics?: { pageView(path: string): void };
  }
}

export const reportPageView = (path: string): void => window.portalAnalytics?.pageView(path);
