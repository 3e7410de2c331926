import { antdStyles } from '@@/antd-styles';
import { directionOf } from '@domain/bidi';
import { ConfigProvider, type MappingAlgorithm, type ThemeConfig, theme } from 'antd';
import english from 'antd/es/locale/en_US';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { CSS_VARIABLES, createTheme, type DisplayLook } from '@/theme';
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

/**
 * Classes that antd's App gives to its box: text styles, and the CSS variables. The App itself stands around the toasts
 * (`src/utils/feedbackHost.tsx`), which the first page does not load.
 */
const APP_CLASSES = `ant-app ${CSS_VARIABLES}`;

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
        <div className={APP_CLASSES}>{children}</div>
      </ConfigProvider>
    </InFrame.Provider>
  );
}
