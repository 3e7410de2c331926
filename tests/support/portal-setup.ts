/** What umi's entry does before the first page. Small, for it is loaded anew for each file: without umi's own entry. */
import 'regenerator-runtime/runtime';
import './browser-stubs';
import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { createHistory } from '@@/core/history';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

createHistory({ type: 'memory' });

/** Long enough on a busy machine: waiting for what a person would see ends as soon as it is there. */
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
