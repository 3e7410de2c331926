import { ConfigProvider } from 'antd';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createAntdTheme } from '@/layouts/components/AntdFrame';
import { useDisplayLook } from '@/layouts/components/AntdFrame/useDisplayLook';
import { localeOf } from '@/locales';
import { setThemeVariables } from '@/theme';
import { getAntdLocale, type LanguageInUse, LanguageProvider, loadLanguage } from '@/utils/language';
import styles from './index.module.css';

interface PreviewFrameProps {
  /** Tag of the language. */
  locale: string;
  isDark: boolean;
  isPhone: boolean;
  children: ReactNode;
}

/** Loads the texts of a language; the one before stays until they are there. */
function usePartLanguage(locale: string): LanguageInUse | null {
  const [loaded, setLoaded] = useState<LanguageInUse | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadLanguage(locale).then((language) => isWanted && setLoaded(language));
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return loaded;
}

/** Draws its content in a language, direction and look of its own. */
export default function PreviewFrame({ locale, isDark, isPhone, children }: PreviewFrameProps) {
  const language = usePartLanguage(locale);
  const display = useDisplayLook();
  const look = useMemo(() => ({ ...display, isDark }), [display, isDark]);
  const theme = useMemo(() => createAntdTheme(look), [look]);
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (frame.current) setThemeVariables(frame.current.style, look);
  }, [look]);
  const direction = language?.direction ?? 'ltr';
  return (
    <div
      ref={frame}
      className={`${styles.frame} ${isPhone ? styles.phone : ''}`}
      dir={direction}
      lang={localeOf(locale).lang}
    >
      {language && (
        <LanguageProvider value={language}>
          <ConfigProvider
            direction={direction}
            theme={theme}
            locale={getAntdLocale(locale)}
            // Lists and dialogs of the form have its look, too.
            getPopupContainer={() => frame.current ?? document.body}
          >
            {children}
          </ConfigProvider>
        </LanguageProvider>
      )}
    </div>
  );
}
