/** The portal that is served, how its house works, and its demo. */
import { resolve } from 'node:path';
import { z } from 'zod';
import { ANALYTICS_SERVICES, type DeployedSettings } from '../../../domain/calls/system';
import { HOLD_SECONDS } from '../../../domain/filing/ordering';
import { TIME_ZONE } from '../../../domain/windows/calendar';
import { flag, oneOf, whole } from './kinds';

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
type Variables = z.infer<typeof portalVariables>;

export interface PortalEnv {
  isProduction: boolean;
  demo: boolean;
  /** With the demo: filings of other companies that wait for its offices. */
  demoQueue: boolean;
  /** Fixes the captcha's answer for automated tests. */
  captchaAnswer: string | null;
  /** Seconds in which a decision of the portal's desk can be taken back; 0: it is carried out at once. */
  holdSeconds: number;
  /** New companies wait for an administrator before they can submit. */
  registrationReview: boolean;
  /** The directory of the built portal; null: beside this server. */
  portalDir: string | null;
  portal: DeployedSettings;
}

/** The numbers that these services give to a site. They become part of a script's address. */
const SITE_ID = { baidu: /^[0-9a-f]{32}$/, google: /^G-[A-Z0-9]{4,20}$/ };

function analyticsFaults({ PORTAL_ANALYTICS: service, PORTAL_ANALYTICS_ID: id = '' }: Variables): string[] {
  if (service !== 'baidu' && service !== 'google') return [];
  return SITE_ID[service].test(id)
    ? []
    : [`PORTAL_ANALYTICS_ID: must be the number of the site at ${service}`];
}

function productionRefusals(v: Variables, demo: boolean): string[] {
  if (v.NODE_ENV !== 'production') return [];
  return [
    ...(demo ? ['DEMO: demo accounts are refused with NODE_ENV=production, set DEMO=off'] : []),
    ...(v.CAPTCHA_ANSWER
      ? ['CAPTCHA_ANSWER: a fixed captcha answer is refused with NODE_ENV=production']
      : []),
  ];
}

/** The demo comes by itself with the embedded database only. */
const isDemo = (v: Variables, isEmbedded: boolean): boolean => v.DEMO ?? isEmbedded;

export const portalFaults = (v: Variables, isEmbedded: boolean): string[] => [
  ...analyticsFaults(v),
  ...productionRefusals(v, isDemo(v, isEmbedded)),
];

export function readPortal(v: Variables, isEmbedded: boolean): PortalEnv {
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
