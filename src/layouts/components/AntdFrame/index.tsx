import { App, ConfigProvider } from 'antd';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useSelector } from 'umi';
import type { RootState } from '@/models/connect';
import { themeFor } from '@/theme';
import { directionOf } from '@/utils/bidi';
import { antdLocale, useLanguage } from '@/utils/language';

/** Asked once: antd builds the whole page anew when its motion is turned on or off. Style sheets follow a change at once. */
const asksForStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const InFrame = createContext(false);

/** Language, direction and look of whatever is drawn with antd; within another one it adds nothing. */
export default function AntdFrame({ children }: { children: ReactNode }) {
  return useContext(InFrame) ? children : <Frame>{children}</Frame>;
}

function Frame({ children }: { children: ReactNode }) {
  const { locale, t } = useLanguage();
  const { largeText, highContrast } = useSelector((state: RootState) => state.settings);
  const [isStill] = useState(asksForStillness);
  const theme = useMemo(
    () => themeFor({ largeText, highContrast, isStill }),
    [largeText, highContrast, isStill],
  );
  const antd = antdLocale(locale);
  // antd calls its crosses "Close" in every language.
  const closable = { 'aria-label': t('feedback.close') };
  return (
    <InFrame.Provider value>
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
        <App>{children}</App>
      </ConfigProvider>
    </InFrame.Provider>
  );
}
