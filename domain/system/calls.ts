import { z } from 'zod';
import { defineCall } from '../calls/define';
import { line } from '../calls/text-kinds';
import { SERVICE_KINDS } from './status-calls';

const state = z.object({ status: z.literal('ok'), time: z.string() });
const healthData = state.extend({
  /** Codes of faults that the operator should mend, such as disk_low. */
  warnings: z.array(z.string()),
});

/** Service that counts page views: none, this server, or a service whose script the page then loads. */
export const ANALYTICS_SERVICES = ['off', 'own', 'baidu', 'google'] as const;
export type AnalyticsService = (typeof ANALYTICS_SERVICES)[number];

const portalSettingsData = z.object({
  /** True where a service worker stores the portal for starts without a network. */
  pwa: z.boolean(),
  analytics: z.object({
    service: z.enum(ANALYTICS_SERVICES),
    /** Id of the site at Baidu or Google. */
    id: z.string().nullable(),
  }),
  /** Other services by which people sign in. */
  sign_in: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The administering body: its name and contact data. Empty texts are not shown. */
  house: z.object({
    /**
     * Name of the portal in both languages, and its logo: a PNG in Base64, or null. Names and logo of the build where the
     * office settings have none.
     */
    masthead: z.object({ zh: z.string(), en: z.string() }),
    logo: z.string().nullable(),
    /** Accent colour, `#rrggbb`, or empty; and whether the side bar is light for people who have not chosen. */
    accent: z.string(),
    light_navigation: z.boolean(),
    office: z.string(),
    help_line: z.string(),
    working_hours: z.string(),
    address: z.string(),
    /** True where OFD is accepted wherever a PDF is. */
    takes_ofd: z.boolean(),
    /** At the foot of public pages: records of the site (备案号), and links. */
    icp_record: z.string(),
    police_record: z.string(),
    foot_links: z.array(z.object({ name: z.string(), url: z.string() })),
  }),
});
export type PortalSettings = z.infer<typeof portalSettingsData>;
/** Settings that come from the environment. */
export type DeployedSettings = Omit<PortalSettings, 'house' | 'sign_in'>;

/** Body of a page view: the pattern of a route and nothing else, no query, no id, no title, no person. */
const pageViewBody = z.strictObject({ route: line(100) });
/**
 * `away`: unavailable services without which the portal is ready: filings are stored, and work for these services goes on
 * when they are back.
 */
const readinessData = state.extend({ away: z.array(z.enum(SERVICE_KINDS)) });

export const portalSettings = defineCall('portalSettings', 'GET /api/v1.0/portal/settings/', {
  tag: 'system',
  summary: 'What this deployment has switched on in the portal',
  access: 'public',
  data: portalSettingsData,
});

export const pageView = defineCall('pageView', 'POST /api/v1.0/portal/page_view/', {
  tag: 'system',
  summary: 'Count that a page was opened, by the pattern of its route',
  access: 'public',
  body: pageViewBody,
  data: z.null(),
});

export const health = defineCall('health', 'GET /api/health', {
  tag: 'system',
  summary: 'Whether the process is alive, and what its operator should mend',
  access: 'public',
  kind: null,
  data: healthData,
});

export const ready = defineCall('ready', 'GET /api/ready', {
  tag: 'system',
  summary:
    'Whether it can store now: a database that takes writes and fits this version, and room on the disk; 503 otherwise. Names the outside services that are away all the same',
  access: 'public',
  kind: null,
  data: readinessData,
});
