/**
 * Every table. House rules: text and timestamptz, ids made by the application (uuid), company_id in the keys of what
 * grows, half-open time ranges, migrations only forward. A column whose meaning is legal says so.
 */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const id = () => uuid('id').primaryKey();
const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const createdAt = () => at('created_at').notNull().defaultNow();

// ---------- companies and accounts

export const companies = pgTable(
  'companies',
  {
    id: id(),
    creditCode: text('credit_code').notNull(),
    name: text('name').notNull(),
    /** pending, active or disabled. */
    status: text('status').notNull(),
    /** The profile of the catalogue, by key; name, credit_code and status stand in their own columns. */
    profile: jsonb('profile').$type<Record<string, unknown>>().notNull(),
    profileVersion: integer('profile_version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('companies_credit_code').on(t.creditCode)],
);

/** An imported business register: what the look-up by credit code answers for companies that have not registered yet. */
export const businessRegister = pgTable('business_register', {
  creditCode: text('credit_code').primaryKey(),
  name: text('name').notNull(),
  /** A real code that fails the GB 32100 check digit and may register nevertheless. */
  checkDigitException: boolean('check_digit_exception').notNull().default(false),
});

export const departments = pgTable(
  'departments',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('departments_company_name').on(t.companyId, t.name)],
);

export const users = pgTable(
  'users',
  {
    id: id(),
    /** null on the administering side. */
    companyId: uuid('company_id').references(() => companies.id),
    username: text('username').notNull(),
    /** Lower case: login names differ by more than case. */
    usernameKey: text('username_key').notNull(),
    name: text('name').notNull(),
    phone: text('phone'),
    email: text('email'),
    role: text('role').notNull(),
    departmentId: uuid('department_id').references(() => departments.id),
    /** The administering department of a reviewer: a value of the dictionary `department`. */
    reviewDepartment: text('review_department'),
    taxes: jsonb('taxes').$type<string[]>().notNull().default([]),
    programs: jsonb('programs').$type<string[]>().notNull().default([]),
    passwordHash: text('password_hash').notNull(),
    passwordHistory: jsonb('password_history').$type<string[]>().notNull().default([]),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    enabled: boolean('enabled').notNull().default(true),
    deletedAt: at('deleted_at'),
    lastLoginAt: at('last_login_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('users_username_key').on(t.usernameKey).where(sql`deleted_at is null`),
    index('users_company').on(t.companyId),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** sha256 of the refresh token that is good now; a rotated one that comes back ends the session. */
    refreshHash: text('refresh_hash').notNull(),
    createdAt: createdAt(),
    lastSeenAt: at('last_seen_at').notNull().defaultNow(),
    /** Absolute end, 12 h after sign-in. */
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
    ip: text('ip'),
    userAgent: text('user_agent'),
  },
  (t) => [index('sessions_user').on(t.userId)],
);

// ---------- short-lived rows: never process memory, so that any number of processes can serve

export const captchas = pgTable('captchas', {
  id: id(),
  answerHash: text('answer_hash').notNull(),
  expiresAt: at('expires_at').notNull(),
});

export const smsCodes = pgTable(
  'sms_codes',
  {
    id: id(),
    phone: text('phone').notNull(),
    scene: text('scene').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    usedAt: at('used_at'),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('sms_codes_phone').on(t.phone, t.createdAt)],
);

/** Counts of one subject in one time slot: failed logins, requests per address. */
export const counters = pgTable(
  'counters',
  {
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    count: integer('count').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.subject] })],
);

/** What leaves the house (SMS, mail): written with the change that caused it, sent afterwards, at least once. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    scene: text('scene').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    sentAt: at('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: at('next_attempt_at').notNull().defaultNow(),
  },
  (t) => [index('outbox_due').on(t.nextAttemptAt).where(sql`sent_at is null`)],
);

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id').notNull(),
    key: text('key').notNull(),
    call: text('call').notNull(),
    answer: jsonb('answer').$type<unknown>(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
);

// ---------- windows and filings

/** When a program may be filed. Half-open: a submission at closes_at is late. */
export const windows = pgTable(
  'windows',
  {
    id: id(),
    program: text('program').notNull(),
    batchYear: integer('batch_year').notNull(),
    batchNo: integer('batch_no').notNull(),
    opensAt: at('opens_at').notNull(),
    closesAt: at('closes_at').notNull(),
    quota: integer('quota').notNull(),
    /** When the first review means to be done. */
    firstReviewBy: at('first_review_by'),
    enabled: boolean('enabled').notNull().default(true),
  },
  (t) => [uniqueIndex('windows_batch').on(t.program, t.batchYear, t.batchNo)],
);

export const windowExtensions = pgTable(
  'window_extensions',
  {
    windowId: uuid('window_id')
      .notNull()
      .references(() => windows.id),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    until: at('until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.windowId, t.companyId] })],
);

export const filings = pgTable(
  'filings',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    program: text('program').notNull(),
    /** selectIndex of a program that has several kinds, '' otherwise. */
    kind: text('kind').notNull().default(''),
    batchYear: integer('batch_year').notNull(),
    batchNo: integer('batch_no').notNull(),
    status: text('status').notNull(),
    /** Counts saves; a save carries the version that it was made from. */
    version: integer('version').notNull(),
    /** The edition of the form that the answers were given under. */
    edition: text('edition').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** Corrections asked for by the last return. */
    returned: jsonb('returned').$type<unknown[]>().notNull().default([]),
    returnedBy: text('returned_by'),
    correctionDueAt: at('correction_due_at'),
    /** Set when a reviewer acts; from then on the filing cannot be withdrawn. */
    reviewStartedAt: at('review_started_at'),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
    /** The last save that left an audit line: one line per user and ten minutes. */
    saveLoggedAt: at('save_logged_at'),
    saveLoggedBy: uuid('save_logged_by'),
  },
  (t) => [
    index('filings_company').on(t.companyId, t.program, t.batchYear),
    index('filings_status').on(t.status),
  ],
);

/** A filing as it was signed. Never changed: what was submitted is kept with its labels and its definition's edition. */
export const submissions = pgTable(
  'submissions',
  {
    id: id(),
    filingId: uuid('filing_id')
      .notNull()
      .references(() => filings.id),
    seq: integer('seq').notNull(),
    receiptNo: text('receipt_no').notNull(),
    /** The server's time of arrival: the official one. */
    submittedAt: at('submitted_at').notNull(),
    submittedBy: text('submitted_by').notNull(),
    /** Canonical JSON; its sha256 stands on the receipt. */
    snapshot: text('snapshot').notNull(),
    sha256: text('sha256').notNull(),
  },
  (t) => [
    uniqueIndex('submissions_filing_seq').on(t.filingId, t.seq),
    uniqueIndex('submissions_receipt').on(t.receiptNo),
  ],
);

/** The last receipt number given out, per program and year: without gaps, because it is locked by the submission. */
export const receiptCounters = pgTable(
  'receipt_counters',
  {
    program: text('program').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.program, t.year] })],
);

// ---------- audit

/** Append-only. One chain per subject: `hash` covers the line and the hash before it. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    /** filing, company, user, session, file, … */
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    seq: integer('seq').notNull(),
    companyId: uuid('company_id'),
    action: text('action').notNull(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    actorRole: text('actor_role').notNull(),
    fromStatus: text('from_status'),
    toStatus: text('to_status'),
    version: integer('version'),
    comment: text('comment'),
    details: jsonb('details').$type<Record<string, unknown>>(),
    ip: text('ip'),
    requestId: text('request_id'),
    at: at('at').notNull(),
    prevHash: text('prev_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [
    uniqueIndex('audit_log_subject').on(t.subjectKind, t.subjectId, t.seq),
    index('audit_log_company').on(t.companyId, t.at),
  ],
);

// ---------- messages

/** One row per company and event; who has read it stands beside it, per user. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    category: text('category').notNull(),
    template: text('template').notNull(),
    /** Both languages; the answer picks one. */
    title: jsonb('title').$type<{ zh: string; en: string }>().notNull(),
    body: jsonb('body').$type<{ zh: string; en: string }>().notNull(),
    program: text('program'),
    filingId: uuid('filing_id'),
    link: text('link'),
    priority: integer('priority').notNull(),
    createdAt: createdAt(),
    expiresAt: at('expires_at'),
  },
  (t) => [index('messages_company').on(t.companyId, t.createdAt)],
);

export const messageReads = pgTable(
  'message_reads',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    readAt: at('read_at').notNull(),
    /** Taken out of the bell by the user. */
    clearedAt: at('cleared_at'),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.userId] })],
);

// ---------- files

/** A file of a company. Bytes are stored once per content under a generated name; a replaced file keeps its old row. */
export const files = pgTable(
  'files',
  {
    id: id(),
    companyId: uuid('company_id').references(() => companies.id),
    uploadedBy: uuid('uploaded_by'),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    mime: text('mime').notNull(),
    extension: text('extension').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
    /** Set when nothing named the file at the last look; at the next look an unused file goes. */
    unusedSince: at('unused_since'),
    nextLookAt: at('next_look_at').notNull().default(sql`now() + interval '30 days'`),
  },
  (t) => [
    index('files_company').on(t.companyId, t.sha256),
    index('files_sha256').on(t.sha256),
    index('files_next_look').on(t.nextLookAt),
  ],
);

/** A file that arrives in parts. The parts lie in the store under this id, numbered; all but the last have one size. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** The only one who may go on with it. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    /** Bytes announced. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Bytes that are safe: the offset of the next part. */
    received: bigint('received', { mode: 'number' }).notNull().default(0),
    /** What it became: finishing twice gives the same file. */
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('uploads_company').on(t.companyId), index('uploads_expires').on(t.expiresAt)],
);
