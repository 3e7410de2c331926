/** Calls of browser errors: reports from the portal, and their list for administrators. */
import { z } from 'zod';
import { MAX_STACK_FRAMES } from '../api/codes';
import { defineCall } from '../calls/define';
import { line } from '../calls/text-kinds';

export const MAX_ERRORS_SHOWN = 20;

/** A position in a script of the portal, with the name of the file alone. */
const frame = z.strictObject({
  file: line(120).regex(/^[\w.-]+\.m?js$/),
  line: z.number().int().min(1).max(10_000_000),
  column: z.number().int().min(0).max(10_000_000),
});
export type StackFrame = z.infer<typeof frame>;

/**
 * An error report. It holds nothing about the person, the address or typed text: the server removes from the message all that
 * may be such data.
 */
const report = z.strictObject({
  name: line(60),
  message: line(300),
  /** Script that started the page; its name is a hash of its content. */
  release: line(60).regex(/^[\w.-]*$/),
  /** Pattern of the page's route. */
  route: line(100),
  frames: z.array(frame).max(MAX_STACK_FRAMES),
});
export type BrowserErrorReport = z.infer<typeof report>;

const shown = z.object({
  id: z.string(),
  name: z.string(),
  message: z.string(),
  release: z.string(),
  route: z.string(),
  /** Kind and version of the browser that reported the error last; '' for an unknown one. */
  browser: z.string(),
  count: z.number().int(),
  first_at: z.string(),
  last_at: z.string(),
  /** `at`: position in the sources, or in the built script where its source map is missing. */
  frames: z.array(z.object({ at: z.string(), is_source: z.boolean() })),
});
export type BrowserErrorState = z.infer<typeof shown>;

const errorsData = z.object({
  /** Number of kinds of errors seen in the last seven days; `count`: number of their occurrences. */
  kinds: z.number().int(),
  count: z.number().int(),
  list: z.array(shown),
});
export type BrowserErrors = z.infer<typeof errorsData>;

export const reportBrowserError = defineCall('reportBrowserError', 'POST /api/v1.0/portal/browser_error/', {
  tag: 'system',
  summary: 'Tell of an error of the portal in a browser: what is told too often is dropped without a word',
  access: 'public',
  body: report,
  data: z.null(),
});

export const browserErrors = defineCall('browserErrors', 'GET /api/v1.0/review/system/browser_errors/', {
  tag: 'system',
  summary: 'The last errors of the portal in browsers, with their places in the sources',
  access: 'system.manage',
  data: errorsData,
});
