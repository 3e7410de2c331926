/** Variables of the server and its portal: address, reverse proxies, shutdown, office defaults and demo. */

import { resolve } from 'node:path';
import { z } from 'zod';
import { TIME_ZONE } from '../../../domain/day-format';
import { HOLD_SECONDS } from '../../../domain/filing/scheduled-decisions';
import { ANALYTICS_SERVICES, type DeployedSettings } from '../../../domain/system/calls';
import { flag, httpUrl, oneOf, removeTrailingSlash, whole } from './variable-kinds';

export const httpVariables = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce
    .number('must be a port number')
    .int()
    .min(0)
    .max(65535, 'must be a port number')
    .default(8001),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a log level')
    .default('info'),
  LEAVE_SECONDS: whole('must be a number of seconds up to 60', 0, 60).default(0),
  TRUST_PROXY: z.string().optional(),
  PUBLIC_URL: httpUrl.optional(),
  METRICS_TOKEN: z.string().min(16, 'must have 16 characters at least').optional(),
  API_DOCS: z.enum(['public', 'signed-in'], 'must be public or signed-in').default('public'),
});
type HttpVariables = z.infer<typeof httpVariables>;

export interface HttpEnv {
  host: string;
  port: number;
  logLevel: HttpVariables['LOG_LEVEL'];
  /** Milliseconds that a stopping process serves on while it reports not ready. */
  leaveMs: number;
  /** Addresses of reverse proxies whose X-Forwarded-For is believed. */
  trustProxy: string | null;
  /** The portal's address, without a slash at the end, as documents print it; null: nothing is printed. */
  publicUrl: string | null;
  /** Token for metrics collectors on other machines; null: only local ones are served. */
  metricsToken: string | null;
  /** The readers of the API's description. */
  apiDocs: 'public' | 'signedIn';
}

export const readHttp = (v: HttpVariables): HttpEnv => ({
  host: v.HOST,
  port: v.PORT,
  logLevel: v.LOG_LEVEL,
  leaveMs: v.LEAVE_SECONDS * 1_000,
  trustProxy: v.TRUST_PROXY ?? null,
  publicUrl: v.PUBLIC_URL ? removeTrailingSlash(v.PUBLIC_URL) : null,
  metricsToken: v.METRICS_TOKEN ?? null,
  apiDocs: v.API_DOCS === 'public' ? 'public' : 'signedIn',
});

export const portalVariables = z.object({
  NODE_ENV: z.string().optional(),
  DEMO: flag.optional(),
  DEMO_QUEUE: flag.default(true),
  CAPTCHA_ANSWER: z.string().optional(),
  /** Days and deadlines are Beijing's, on the server as in the browser: another zone is refused, not ignored. */
  TZ_NAME: z
    .literal(TIME_ZONE, `must be ${TIME_ZONE}, in which all days and deadlines are counted`)
    .optional(),
  DECISION_HOLD_SECONDS: whole('must be a number of seconds up to 600', 0, 600).default(HOLD_SECONDS),
  REGISTRATION_REVIEW: flag.default(false),
  PORTAL_DIR: z.string().optional(),
  PORTAL_PWA: flag.optional(),
  PORTAL_ANALYTICS: oneOf(...ANALYTICS_SERVICES).default('own'),
  PORTAL_ANALYTICS_ID: z.string().optional(),
});
type PortalVariables = z.infer<typeof portalVariables>;

export interface PortalEnv {
  isProduction: boolean;
  demo: boolean;
  /** Adds filings of other companies that wait for the demo's offices. */
  demoQueue: boolean;
  /** Fixes the captcha's answer for automated tests. */
  captchaAnswer: string | null;
  /** Seconds in which a decision made in the portal can be taken back; 0: decisions are carried out at once. */
  holdSeconds: number;
  /** Default of the office setting: an administrator approves new companies before they can submit. */
  registrationReview: boolean;
  /** The directory of the built portal; null: beside this server. */
  portalDir: string | null;
  portal: DeployedSettings;
}

/** Formats of site ids issued by the analytics services; an id becomes part of a script's URL. */
const SITE_ID = { baidu: /^[0-9a-f]{32}$/, google: /^G-[A-Z0-9]{4,20}$/ };

function checkAnalytics({
  PORTAL_ANALYTICS: service,
  PORTAL_ANALYTICS_ID: id = '',
}: PortalVariables): string[] {
  if (service !== 'baidu' && service !== 'google') return [];
  return SITE_ID[service].test(id)
    ? []
    : [`PORTAL_ANALYTICS_ID: must be the number of the site at ${service}`];
}

function checkProduction(v: PortalVariables, demo: boolean): string[] {
  if (v.NODE_ENV !== 'production') return [];
  return [
    ...(demo ? ['DEMO: demo accounts are refused with NODE_ENV=production, set DEMO=off'] : []),
    ...(v.CAPTCHA_ANSWER
      ? ['CAPTCHA_ANSWER: a fixed captcha answer is refused with NODE_ENV=production']
      : []),
  ];
}

/** The demo comes by itself with the embedded database only, and never in production. */
const isDemo = (v: PortalVariables, isEmbedded: boolean): boolean =>
  v.DEMO ?? (isEmbedded && v.NODE_ENV !== 'production');

export const checkPortalEnv = (v: PortalVariables, isEmbedded: boolean): string[] => [
  ...checkAnalytics(v),
  ...checkProduction(v, isDemo(v, isEmbedded)),
];

export function readPortal(v: PortalVariables, isEmbedded: boolean): PortalEnv {
  const demo = isDemo(v, isEmbedded);
  return {
    isProduction: v.NODE_ENV === 'production',
    demo,
    demoQueue: demo && v.DEMO_QUEUE,
    captchaAnswer: v.CAPTCHA_ANSWER ?? null,
    holdSeconds: v.DECISION_HOLD_SECONDS,
    registrationReview: v.REGISTRATION_REVIEW,
    portalDir: v.PORTAL_DIR ? resolve(v.PORTAL_DIR) : null,
    portal: {
      pwa: v.PORTAL_PWA ?? false,
      analytics: { service: v.PORTAL_ANALYTICS, id: v.PORTAL_ANALYTICS_ID ?? null },
    },
  };
}
