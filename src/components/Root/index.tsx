import { App, ConfigProvider } from 'antd';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useSelector } from 'umi';
import type { RootState } from '@/models/connect';
import { colorsFor, publishTheme, themeFor } from '@/theme';
import { directionOf } from '@/utils/direction';
import { FeedbackHost } from '@/utils/feedback';
import { antdLocale, useLanguage } from '@/utils/language';

/** Language, direction and look around everything, and the place where toasts come from. */
export default function Root({ children }: { children: ReactNode }) {
  const { locale } = useLanguage();
  const { colorWeak, largeText, highContrast } = useSelector((state: RootState) => state.settings);
  const theme = useMemo(() => themeFor({ largeText, highContrast }), [largeText, highContrast]);
  const antd = antdLocale(locale);

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
