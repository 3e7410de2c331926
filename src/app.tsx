import type { ReactNode } from 'react';
import Providers from '@/layouts/components/Providers';
import { publishTheme } from '@/theme';
import { pageViews } from '@/utils/analytics';
import { cleanWhatIsPasted } from '@/utils/cleanPaste';
import { REQUEST_FAILURE } from '@/utils/failure';
import { startLanguage } from '@/utils/language';

/** The portal is drawn when the texts of its language are there. */
export function render(draw: () => void) {
  publishTheme(document.documentElement.style);
  cleanWhatIsPasted();
  startLanguage().finally(draw);
}

/** Inside the store, whose settings it reads: umi's rootContainer stands outside of it. */
export function innerProvider(container: ReactNode) {
  return <Providers>{container}</Providers>;
}

interface RouteChange {
  clientRoutes: Parameters<typeof pageViews.visit>[0];
  location: { pathname: string };
}

export function onRouteChange({ clientRoutes, location }: RouteChange) {
  pageViews.visit(clientRoutes, location.pathname);
}

/** A failed request has been shown already; any other error of an effect is one of ours. */
export const dva = {
  config: {
    onError(error: Error & { preventDefault?: () => void }) {
      if (error.name === REQUEST_FAILURE) error.preventDefault?.();
    },
  },
};
