/** The work of umi's entry before the first page. Small, for it is loaded anew for each file: without umi's own entry. */
import 'regenerator-runtime/runtime';
import './browser-stubs';
import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { createHistory } from '@@/core/history';
import { cleanup, configure } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, vi } from 'vitest';
import { DEFAULT_LOCALE } from '../../../src/locales';
import { setFeedbackHost } from '../../../src/utils/feedback';
import { changeLanguage, startLanguage, withAllTexts } from '../../../src/utils/language';

createHistory({ type: 'memory' });

/** Long enough on a busy machine: waiting for what a person would see ends as soon as it is there. */
configure({ asyncUtilTimeout: 10_000 });

/** Files share the language as they share every module: each test begins in that of a first visit. */
const speakDefault = () => (i18next.language === DEFAULT_LOCALE ? undefined : changeLanguage(DEFAULT_LOCALE));

/** Where nothing draws them, toasts are not kept for another file. */
const mute = {
  toast() {},
  errorLines() {},
  notify() {},
  closeNotice() {},
  confirm: () => new Promise<boolean>(() => {}),
};

beforeAll(async () => {
  setFeedbackHost(mute);
  if (!i18next.isInitialized) await startLanguage();
  await withAllTexts(Promise.resolve());
});

afterEach(async () => {
  cleanup();
  // What a component has read is dropped a task after it was unmounted: a failed read of the next test would keep it.
  if (!vi.isFakeTimers()) await new Promise((done) => setTimeout(done));
  await speakDefault();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
