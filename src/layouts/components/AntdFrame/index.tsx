import { antdStyles } from '@@/antd-styles';
import { App, ConfigProvider, type MappingAlgorithm, type ThemeConfig, theme } from 'antd';
import english from 'antd/es/locale/en_US';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { directionOf } from '@/locales/bidi';
import { createTheme, type DisplayLook } from '@/theme';
import { getAntdLocale, useLanguage } from '@/utils/language';
import { useDisplayLook } from './useDisplayLook';

/** Before every other sheet, as antd puts its own: ours overrule it. antd looks for what it names when it first draws. */
const sheet = document.createElement('style');
sheet.textContent = antdStyles;
document.head.prepend(sheet);

/** Asked once: antd builds the whole page anew when its motion is turned on or off. Style sheets follow a change at once. */
const asksForStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const USUAL_PIXELS = 16;
const textScaleOfBrowser = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_PIXELS || 1;

/** antd darkens every colour for the night; ours are made for it, and only the grounds are to be derived. */
const atNight: MappingAlgorithm = (seed, map) => {
  const { colorPrimary, colorLink, colorError, colorSuccess, colorWarning, colorInfo } = seed;
  const ours = { colorPrimary, colorLink, colorError, colorSuccess, colorWarning, colorInfo };
  return { ...theme.darkAlgorithm(seed, map), ...ours };
};

export const createAntdTheme = (look: DisplayLook): ThemeConfig => ({
  ...createTheme(look),
  algorithm: look.isDark ? atNight : theme.defaultAlgorithm,
});

/** Pixels: toasts and notifications cover neither the search nor the bell. */
const BELOW_BAR = { top: 64 };

const InFrame = createContext(false);

/** Language, direction and look of whatever is drawn with antd; within another one it adds nothing. */
export default function AntdFrame({ children }: { children: ReactNode }) {
  return useContext(InFrame) ? children : <Frame>{children}</Frame>;
}

function Frame({ children }: { children: ReactNode }) {
  const { locale, t } = useLanguage();
  const { largeText, highContrast, isDark } = useDisplayLook();
  const [isStill] = useState(asksForStillness);
  const [textScale] = useState(textScaleOfBrowser);
  const look = useMemo(
    () => createAntdTheme({ largeText, highContrast, isDark, isStill, textScale }),
    [largeText, highContrast, isDark, isStill, textScale],
  );
  // antd calls its crosses "Close" in every language.
  const closable = { 'aria-label': t('common.close') };
  return (
    <InFrame.Provider value>
      <ConfigProvider
        direction={directionOf(locale)}
        theme={look}
        button={{ autoInsertSpace: false }}
        modal={{ closable }}
        drawer={{ closable }}
        form={{
          requiredMark: 'optional',
          scrollToFirstError: { behavior: 'auto', block: 'center', focus: true },
        }}
        // One is always given: with the first one antd would draw everything anew, and a toast would be gone.
        locale={getAntdLocale(locale) ?? english}
      >
        <App message={BELOW_BAR} notification={BELOW_BAR}>
          {children}
        </App>
      </ConfigProvider>
    </InFrame.Provider>
  );
}
