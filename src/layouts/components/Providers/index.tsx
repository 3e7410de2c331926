import { App, ConfigProvider } from 'antd';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useSelector } from 'umi';
import type { RootState } from '@/models/connect';
import { colorsFor, publishTheme, themeFor } from '@/theme';
import { directionOf } from '@/utils/bidi';
import { FeedbackHost } from '@/utils/feedback';
import { antdLocale, useLanguage } from '@/utils/language';

/** Asked once: antd builds the whole page anew when its motion is turned on or off. Style sheets follow a change at once. */
const asksForStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Language, direction and look around everything, and the place where toasts come from. */
export default function Providers({ children }: { children: ReactNode }) {
  const { locale, t } = useLanguage();
  const { colorWeak, largeText, highContrast } = useSelector((state: RootState) => state.settings);
  const [isStill] = useState(asksForStillness);
  const theme = useMemo(
    () => themeFor({ largeText, highContrast, isStill }),
    [largeText, highContrast, isStill],
  );
  const antd = antdLocale(locale);
  // antd calls its crosses "Close" in every language.
  const closable = { 'aria-label': t('feedback.close') };

  useEffect(() => {
    document.documentElement.classList.toggle('color-weak', colorWeak);
    document.documentElement.classList.toggle('large-text', largeText);
    document.documentElement.classList.toggle('high-contrast', highContrast);
    publishTheme(document.documentElement.style, colorsFor({ highContrast }));
  }, [colorWeak, largeText, highContrast]);

  return (
    <ConfigProvider
      direction={directionOf(locale)}
      theme={theme}
      button={{ autoInsertSpace: false }}
      modal={{ closable }}
      drawer={{ closable }}
      form={{
        requiredMark: 'optional',
        scrollToFirstError: { behavior: 'auto', block: 'center', focus: true },
      }}
      {...(antd ? { locale: antd } : {})}
    >
      <App>
        <FeedbackHost />
        {children}
      </App>
    </ConfigProvider>
  );
}
