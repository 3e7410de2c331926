/**
 * Setup that umi's entry does before the first page. Small, without umi's own entry, because it is loaded anew for each test
 * file.
 */
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

/** Maximum milliseconds of a wait, long enough for a busy machine; a wait ends as soon as its element appears. */
configure({ asyncUtilTimeout: 10_000 });

/** Discards toasts and notices where no host shows them, so that they do not reach another file. */
const mute = {
  toast() {},
  errorLines() {},
  notify() {},
  closeNotice() {},
  offerUndo() {},
  confirm: () => new Promise<boolean>(() => {}),
};

beforeAll(async () => {
  setFeedbackHost(mute);
  if (!i18next.isInitialized) await startLanguage();
  await withAllTexts(Promise.resolve());
});

afterEach(async () => {
  cleanup();
  // Cached reads of a component are dropped one task after it unmounts: otherwise the next test would get a failed read from the
  // cache.
  if (!vi.isFakeTimers()) await new Promise((done) => setTimeout(done));
  // Test files share the language like every module: each test begins with that of a first visit, also after a choice still loading.
  await changeLanguage(DEFAULT_LOCALE);
  window.localStorage.clear();
  window.sessionStorage.clear();
});
