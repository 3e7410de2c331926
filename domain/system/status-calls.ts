/** Calls of the system status for administrators: one call returns all of it. */
import { z } from 'zod';
import { defineCall } from '../calls/define';

/** Conditions that an operator should mend. The call `health` names them; the system page says what to do about each. */
export const SYSTEM_WARNINGS = [
  'backup_exposed',
  'backup_old',
  'calendar_missing',
  'data_exposed',
  'demo_accounts',
  'descriptors_low',
  'disk_low',
  'edition_altered',
  'edition_differs',
  'jobs_failing',
  'mail_to_files',
  'memory_low',
  'newer_migrations',
  'no_backup',
  'no_public_url',
  'no_scanner',
  'other_secret',
  'scanner_away',
  'seal_away',
  'seal_ending',
  'service_away',
  'sms_to_files',
  'untrusted_proxy',
  'weak_secret',
  'work_list',
] as const;
export type SystemWarning = (typeof SYSTEM_WARNINGS)[number];

/** Parts of the portal that an installation can do without. */
export const OPTIONAL_FEATURES = [
  'backup',
  'backup_key',
  'identity',
  'mail',
  'metrics',
  'office_second_factor',
  'ofd',
  'offline_start',
  'page_views',
  'private_webhooks',
  'register_service',
  'registration_review',
  'scan_before_submit',
  'scanner',
  'seal',
  'sms',
  'telemetry',
] as const;

const switched = z.object({
  name: z.enum(OPTIONAL_FEATURES),
  /** Environment variables that switch it on; none: an office setting does. */
  variables: z.array(z.string()),
});
export type DisabledFeature = z.infer<typeof switched>;

/** Services outside of this process that the portal calls. */
export const SERVICE_KINDS = [
  'database',
  'bucket',
  'scanner',
  'mail',
  'sms',
  'identity',
  'register',
  'seal',
  'telemetry',
] as const;
export type ServiceKind = (typeof SERVICE_KINDS)[number];

/** Faults of the certificate of a service: expired, not valid yet, of another host, or of an unknown issuer. */
export const CERTIFICATE_FAULTS = ['ended', 'early', 'elsewhere', 'unknown'] as const;
export type CertificateFault = (typeof CERTIFICATE_FAULTS)[number];

const service = z.object({
  kind: z.enum(SERVICE_KINDS),
  /** Address of the service, without credentials. */
  address: z.string(),
  /** True where nothing can be stored without the service: while it is away, the portal is not ready. */
  is_needed: z.boolean(),
  /** True where the service answers; null: it was not probed yet. */
  is_there: z.boolean().nullable(),
  /** The reason that the service does not answer, in the words of the error. */
  reason: z.string().nullable(),
  /** The fault of its certificate, where that is the reason. */
  certificate: z.enum(CERTIFICATE_FAULTS).nullable(),
  took_ms: z.number().int().nullable(),
  asked_at: z.string().nullable(),
});
export type ServiceState = z.infer<typeof service>;

const job = z.object({
  name: z.string(),
  title: z.string(),
  every_seconds: z.number().int(),
  /** Time of the last run; null: not since this process started. */
  last_run_at: z.string().nullable(),
  took_ms: z.number().int().nullable(),
  /** The reason that the last run failed. */
  fault: z.string().nullable(),
  next_run_at: z.string().nullable(),
});
export type JobState = z.infer<typeof job>;

const runningProcess = z.object({
  id: z.string(),
  host: z.string(),
  pid: z.number().int(),
  version: z.string(),
  build: z.string().nullable(),
  started_at: z.string(),
  seen_at: z.string(),
  /** True for the process that runs the jobs of all processes. */
  leads: z.boolean(),
  /** True for the process that answered this call. */
  is_this: z.boolean(),
  memory_bytes: z.number().int(),
});
export type ProcessState = z.infer<typeof runningProcess>;

const givenUp = z.object({
  id: z.string(),
  kind: z.enum(['sms', 'mail']),
  /** Recipient, masked. */
  to: z.string(),
  title: z.string().nullable(),
  about: z.string().nullable(),
  gave_up_at: z.string(),
  /** False for a message whose occasion has passed: its text is deleted. */
  can_be_sent: z.boolean(),
});
export type GivenUpState = z.infer<typeof givenUp>;

export const MAX_GIVEN_UP_SHOWN = 20;
export const MAX_BACKUPS_SHOWN = 10;

const backup = z.object({ name: z.string(), made_at: z.string(), bytes: z.number().int() });

const systemStatus = z.object({
  at: z.string(),
  warnings: z.array(z.enum(SYSTEM_WARNINGS)),
  off: z.array(switched),
  services: z.array(service),
  jobs: z.array(job),
  outbox: z.object({
    waiting: z.number().int(),
    /** Number of waiting messages with at least one failed attempt. */
    failing: z.number().int(),
    oldest_at: z.string().nullable(),
    given_up: z.number().int(),
    latest_given_up: z.array(givenUp),
  }),
  storage: z.object({
    store: z.enum(['disk', 's3']),
    files: z.number().int(),
    file_bytes: z.number(),
    database: z.enum(['embedded', 'server']),
    database_bytes: z.number(),
    disk_free_bytes: z.number(),
    disk_size_bytes: z.number(),
  }),
  /** Automatic backups; null: the portal makes none. */
  backups: z
    .object({
      /** Time of day of the backup, HH:mm in Asia/Shanghai. */
      at: z.string(),
      keep: z.number().int(),
      last_made_at: z.string().nullable(),
      /** The error of the last attempt; null where it succeeded. */
      fault: z.string().nullable(),
      kept: z.array(backup),
    })
    .nullable(),
  version: z.object({
    portal: z.string(),
    build: z.string().nullable(),
    node: z.string(),
    migrations: z.number().int(),
  }),
  processes: z.array(runningProcess),
});
export type SystemStatus = z.infer<typeof systemStatus>;

export const readSystem = defineCall('systemStatus', 'GET /api/v1.0/review/system/', {
  tag: 'system',
  summary:
    'State of the running portal: warnings, what is switched off, services, jobs, outbox, storage, backups, processes',
  access: 'system.manage',
  data: systemStatus,
});

export const probeServices = defineCall('probeServices', 'POST /api/v1.0/review/system/probe/', {
  tag: 'system',
  summary: 'Ask every outside service now whether it is there',
  access: 'system.manage',
  data: systemStatus,
});

/** Messages to send again. Without ids: all that failed, and those that wait for their next attempt. */
const againBody = z.strictObject({ ids: z.array(z.uuid()).max(100).optional() });

export const sendAgain = defineCall('sendAgain', 'POST /api/v1.0/review/system/send_again/', {
  tag: 'system',
  summary: 'Send messages again that were given up, and at once those that wait for another attempt',
  access: 'system.manage',
  body: againBody,
  data: z.object({ count: z.number().int() }),
});

export const TEST_KINDS = ['sms', 'mail'] as const;
export type TestKind = (typeof TEST_KINDS)[number];

export const sendTest = defineCall('sendTest', 'POST /api/v1.0/review/system/test/', {
  tag: 'system',
  summary: 'Send a test by SMS or mail to the number or address of one’s own account',
  access: 'system.manage',
  body: z.strictObject({ kind: z.enum(TEST_KINDS) }),
  data: z.object({ to: z.string() }),
});
