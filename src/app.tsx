import type { Program } from '@domain/definition';
import { findProgramByRoute } from '@domain/programs/find';
import type { ReactNode } from 'react';
import { Outlet } from 'umi';
// Imported statically: small and needed before the first paint; a chunk of its own would add a request.
import '@/layouts/BasicLayout';
import { loadShell } from '@/layouts/BasicLayout/loadShell';
import { loadOtherStyles } from '@/layouts/components/AntdFrame/otherStyles';
import { findPageTexts, getOpenPath } from '@/layouts/components/AntdFrame/pageTexts';
import { loadFrameAhead } from '@/layouts/components/AntdFrame/withAntdFrame';
import Providers from '@/layouts/components/Providers';
import { readStartLook } from '@/models/startLook';
import { drawBehind } from '@/shell';
import { askAhead } from '@/shell/askAhead';
import { setThemeVariables } from '@/theme';
import { findPagePattern, pageViews } from '@/utils/analytics';
import { setErrorPage } from '@/utils/browserErrors';
import { registerPasteCleaning } from '@/utils/cleanPaste';
import { blockEnterSubmit } from '@/utils/enterKey';
import { REQUEST_FAILURE } from '@/utils/failure';
import { buildPath } from '@/utils/http';
import { keepFocus } from '@/utils/keepFocus';
import { getLocale, startLanguage } from '@/utils/language';
import { isSignedIn } from '@/utils/session';

/** Renders the portal once the texts of its language are loaded. */
export function render(draw: () => void) {
  setThemeVariables(document.documentElement.style, readStartLook());
  registerPasteCleaning();
  blockEnterSubmit();
  keepFocus();
  startLanguage().finally(draw);
  if (isSignedIn()) loadAhead();
}

/**
 * Loads what surrounds a page of signed-in people, and the form of a program, in parallel and not when they are drawn. A failure is
 * reported there.
 */
function loadAhead(): void {
  const path = getOpenPath();
  const program = findProgramByRoute(path);
  if (program) askForFiling(program);
  const styles = loadOtherStyles(findPageTexts(path));
  Promise.all([loadShell(), loadFrameAhead(), styles, program?.load()]).catch(() => undefined);
}

/** Asks for the filing that the page of a form will open. With these parameters it asks otherwise. */
function askForFiling({ calls }: Program): void {
  const query = new URLSearchParams(window.location.search);
  const id = query.get('id');
  if (query.has('new') || query.has('selectIndex')) return;
  askAhead([id ? buildPath(calls.one, { id }) : buildPath(calls.info)], getLocale());
}

/** Keeps the login that the document has painted until the page is rendered. */
export function modifyClientRenderOpts<Options extends { rootElement: HTMLElement }>(
  options: Options,
): Options {
  drawBehind(options.rootElement);
  return options;
}

interface ClientRoute {
  isBare?: boolean;
  element?: ReactNode;
  children?: ClientRoute[];
}

export function patchClientRoutes({ routes }: { routes: ClientRoute[] }) {
  for (const route of routes) {
    if (route.isBare) route.element = <Outlet />;
    patchClientRoutes({ routes: route.children ?? [] });
  }
}

/** Wraps the app inside the store, whose settings its children read; umi's rootContainer lies outside the store. */
export function innerProvider(container: ReactNode) {
  return <Providers>{container}</Providers>;
}

interface RouteChange {
  clientRoutes: Parameters<typeof pageViews.visit>[0];
  location: { pathname: string };
}

export function onRouteChange({ clientRoutes, location }: RouteChange) {
  setErrorPage(findPagePattern(clientRoutes, location.pathname) ?? '/');
  pageViews.visit(clientRoutes, location.pathname);
}

/** Error handler of effects: a failed request has been shown already; any other error is a bug of the portal. */
export const dva = {
  config: {
    onError(error: Error & { preventDefault?: () => void }) {
      if (error.name === REQUEST_FAILURE) error.preventDefault?.();
    },
  },
};
