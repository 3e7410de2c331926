export type ReportPage = (route: string) => void;

declare global {
  interface Window {
    _hmt?: unknown[][];
    dataLayer?: unknown[];
  }
}

/** Loads the script of a service. A script that is missing or blocked is no fault of the page. */
export function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  script.referrerPolicy = 'no-referrer';
  document.head.append(script);
}

/** Starts Baidu Tongji. It reports no view by itself, and receives no referrer. */
export function startBaidu(id: string): ReportPage {
  window._hmt ??= [];
  const queue = window._hmt;
  queue.push(['_setAutoPageview', false], ['_setReferrerOverride', '']);
  loadScript(`https://hm.baidu.com/hm.js?${encodeURIComponent(id)}`);
  return (route) => queue.push(['_trackPageview', route]);
}

/** Consent settings: nothing is stored in the browser, and nothing serves advertising. */
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/** Replaces the page's address and title, which Google would read. */
const placeOf = (route: string) => ({
  page_location: window.location.origin + route,
  page_title: route,
  page_referrer: '',
});

/** Starts Google Analytics 4. It reports no view by itself. */
export function startGoogle(id: string): ReportPage {
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  function gtag(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: gtag.js treats `arguments` as commands, but not arrays
    layer.push(arguments);
  }
  gtag('consent', 'default', DENIED);
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false, allow_google_signals: false, ...placeOf('/') });
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
  return (route) => {
    gtag('set', placeOf(route));
    gtag('event', 'page_view', placeOf(route));
  };
}
