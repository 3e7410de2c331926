import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useSelector } from 'umi';
import { needNoOtherStyles } from '@/layouts/components/AntdFrame/otherStyles';
import { useDisplayLook } from '@/layouts/components/AntdFrame/useDisplayLook';
import { LazyPart } from '@/layouts/components/AntdFrame/withAntdFrame';
import type { RootState } from '@/models/connect';
import { setThemeVariables } from '@/theme';
import { reportMissingFeedbackHost, speakerWanted } from '@/utils/feedback';
import { loadWithRetry } from '@/utils/lazyWithRetry';

const loadFeedbackHost = () =>
  loadWithRetry(
    () => import(/* webpackChunkName: "feedback" */ '@/utils/feedbackHost'),
    reportMissingFeedbackHost,
  );

/** Sets the look of the whole document and hosts the toasts. */
export default function Providers({ children }: { children: ReactNode }) {
  const colorWeak = useSelector((state: RootState) => state.settings.colorWeak);
  const messagesStay = useSelector((state: RootState) => state.settings.messagesStay);
  const look = useDisplayLook();
  const { largeText, highContrast } = look;
  const isSpeakerWanted = useSyncExternalStore(speakerWanted.subscribe, speakerWanted.now);

  useEffect(() => {
    document.documentElement.classList.toggle('color-weak', colorWeak);
    document.documentElement.classList.toggle('large-text', largeText);
    document.documentElement.classList.toggle('high-contrast', highContrast);
    setThemeVariables(document.documentElement.style, look);
  }, [colorWeak, largeText, highContrast, look]);

  return (
    <>
      {isSpeakerWanted && (
        <LazyPart load={loadFeedbackHost} given={{ messagesStay }} loadStyles={needNoOtherStyles} />
      )}
      {children}
    </>
  );
}
