/** The work of umi's entry before the first page. Small, for it is loaded anew for each file: without umi's own entry. */
import 'regenerator-runtime/runtime';
import './browser-stubs';
import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { createHistory } from '@@/core/history';
import { cleanup, configure } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll } from 'vitest';
import { DEFAULT_LOCALE } from '../../../src/locales';
import { changeLanguage, startLanguage } from '../../../src/utils/language';

createHistory({ type: 'memory' });

/** Long enough on a busy machine: waiting for what a person would see ends as soon as it is there. */
configure({ asyncUtilTimeout: 10_000 });

/** Files share the language as they share every module: each test begins in that of a first visit. */
const speakDefault = () => (i18next.language === DEFAULT_LOCALE ? undefined : changeLanguage(DEFAULT_LOCALE));

beforeAll(() => (i18next.isInitialized ? undefined : startLanguage()));

afterEach(async () => {
  cleanup();
  await speakDefault();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
