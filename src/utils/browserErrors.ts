/**
 * Reports unexpected errors to the server: class, message, frames in the portal's scripts, and route pattern. No address,
 * person or input. Each once and at most ten a page: one fault can recur with every key.
 */
import { MAX_STACK_FRAMES } from '@domain/api/codes';
import { paths } from '@domain/api/paths.generated';
import type { BrowserErrorReport, StackFrame } from '@domain/system/browser-error-calls';
import { isChunkFailure } from './chunks';
import { REQUEST_FAILURE } from './failure';
import { sendAnonymousReport } from './http';

const TOLD_AT_MOST = 10;
const FRAME = /([\w.-]+\.m?js)(?:\?[^\s:)]*)?:(\d+):(\d+)/g;

const told = new Set<string>();
let route = '/';

/** Sets the route pattern that errors are reported with. */
export function setErrorPage(page: string): void {
  route = page;
}

export function parseStackFrames(stack: string): StackFrame[] {
  const found = [...stack.matchAll(FRAME)].map(([, file = '', line, column]) => ({
    file,
    line: Number(line),
    column: Number(column),
  }));
  return found.slice(0, MAX_STACK_FRAMES);
}

/** File name of the main script, such as `umi.1f3a5c7e.js`: its hash identifies the build. */
const releaseOf = (): string =>
  /[^/]*$/.exec(document.querySelector<HTMLScriptElement>('script[src*="umi."]')?.src ?? '')?.[0] ?? '';

const textOf = (said: unknown, atMost: number): string =>
  String(said ?? '')
    .replace(/\s+/g, ' ')
    .slice(0, atMost);

/** Reports an error, unless it is a failed request, which was shown, or a chunk that did not load. */
export function reportError(error: unknown): void {
  if (!(error instanceof Error) || error.name === REQUEST_FAILURE || isChunkFailure(error)) return;
  const { name, message, stack = '' } = error;
  const report: BrowserErrorReport = {
    name: textOf(name, 60),
    message: textOf(message, 300),
    release: releaseOf().slice(0, 60),
    route: route.slice(0, 100),
    frames: parseStackFrames(stack),
  };
  const words = JSON.stringify(report);
  if (told.has(words) || told.size >= TOLD_AT_MOST) return;
  told.add(words);
  sendAnonymousReport(paths.reportBrowserError, report);
}

export function watchErrors(): void {
  window.addEventListener('error', ({ error }) => reportError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
