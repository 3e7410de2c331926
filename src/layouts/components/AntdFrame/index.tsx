import { antdStyles } from '@@/antd-styles';
import { App, ConfigProvider, type MappingAlgorithm, type ThemeConfig, theme } from 'antd';
import english from 'antd/es/locale/en_US';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { directionOf } from '@/locales/bidi';
import { createTheme, type DisplayLook } from '@/theme';
import { getAntdLocale, useLanguage } from '@/utils/language';
import { useDisplayLook } from './useDisplayLook';

/**
 * antd's styles, placed before every other sheet as antd itself does, so that the portal's sheets override them. antd looks for
 * existing styles when it first renders.
 */
const sheet = document.createElement('style');
sheet.textContent = antdStyles;
document.head.prepend(sheet);

/** Read once: antd rebuilds the whole page when its motion is switched. Style sheets follow a change at once. */
const asksForStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const USUAL_PIXELS = 16;
const textScaleOfBrowser = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_PIXELS || 1;

/**
 * Dark algorithm. antd darkens every colour; the portal's own are already made for dark mode, and only backgrounds are derived.
 */
const atNight: MappingAlgorithm = (seed, map) => {
  const { colorPrimary, colorLink, colorError, colorSuccess, colorWarning, colorInfo } = seed;
  const ours = { colorPrimary, colorLink, colorError, colorSuccess, colorWarning, colorInfo };
  return { ...theme.darkAlgorithm(seed, map), ...ours };
};

export const createAntdTheme = (look: DisplayLook): ThemeConfig => ({
  ...createTheme(look),
  algorithm: look.isDark ? atNight : theme.defaultAlgorithm,
});

/** Place of notifications: the bottom of the side that reading starts from. Toasts stand there too (`src/global.css`). */
const placeNotices = (direction: 'ltr' | 'rtl') =>
  ({ placement: direction === 'rtl' ? 'bottomRight' : 'bottomLeft', bottom: 24 }) as const;

const InFrame = createContext(false);

/** Provides language, direction and theme to antd components; inside another AntdFrame it adds nothing. */
export default function AntdFrame({ children }: { children: ReactNode }) {
  return useContext(InFrame) ? children : <Frame>{children}</Frame>;
}

function Frame({ children }: { children: ReactNode }) {
  const { locale, t } = useLanguage();
  const display = useDisplayLook();
  const [isStill] = useState(asksForStillness);
  const [textScale] = useState(textScaleOfBrowser);
  const look = useMemo(
    () => createAntdTheme({ ...display, isStill, textScale }),
    [display, isStill, textScale],
  );
  const direction = directionOf(locale);
  const notices = useMemo(() => placeNotices(direction), [direction]);
  // antd labels its close icons "Close" in every language.
  const closable = { 'aria-label': t('common.close') };
  return (
    <InFrame.Provider value>
      <ConfigProvider
        direction={direction}
        theme={look}
        button={{ autoInsertSpace: false }}
        modal={{ closable }}
        drawer={{ closable }}
        form={{
          requiredMark: 'optional',
          scrollToFirstError: { behavior: 'auto', block: 'center', focus: true },
        }}
        // A locale is always passed: when the first one arrived later, antd would remount everything and drop an open toast.
        locale={getAntdLocale(locale) ?? english}
      >
        <App notification={notices}>{children}</App>
      </ConfigProvider>
    </InFrame.Provider>
  );
}
