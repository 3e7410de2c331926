import { sql } from 'drizzle-orm';
import { bigint, index, integer, json, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { StartKind } from '../../domain/program-documents/edition-start';
import type { EditionState } from '../../domain/program-documents/edition-state';
import type { ProgramHead } from '../../domain/program-documents/program';
import type { ProgramConditions } from '../../domain/program-documents/types';
import type { TrialSourceKind } from '../../domain/trials/trial-key';
import { users } from '../core/db/schema/accounts';
import { at } from '../core/db/schema/columns';

/** Documents of programs that an office tries before they are issued. Filings begun under one are brought into the next one. */
export const trialEditions = pgTable(
  'trial_editions',
  {
    no: bigint('no', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Key and name of the edition on trial. */
    program: text('program').notNull(),
    edition: text('edition').notNull(),
    /** The edition on trial before it; null for the first one. */
    base: text('base'),
    /** SHA-256 of `document`. */
    hash: text('hash').notNull(),
    head: json('head').$type<ProgramHead>().notNull(),
    conditions: json('conditions').$type<ProgramConditions>().notNull(),
    document: text('document').notNull(),
    /** The draft or the proposal that is tried, by its id; the edition in force of a program that another one on trial continues. */
    source: text('source').$type<TrialSourceKind>().notNull(),
    sourceId: text('source_id').notNull(),
    /** Name of the person at that time. */
    madeBy: text('made_by').notNull(),
    madeAt: at('made_at').notNull(),
  },
  (t) => [uniqueIndex('trial_editions_name').on(t.program, t.edition)],
);

/**
 * Editions of programs: those of the office and of releases, in every state. A trigger keeps what a proposal states, and
 * everything of an issued one.
 */
export const programEditions = pgTable(
  'program_editions',
  {
    program: text('program').notNull(),
    edition: text('edition').notNull(),
    no: bigint('no', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of `document`. */
    hash: text('hash').notNull(),
    head: json('head').$type<ProgramHead>().notNull(),
    /** Not as jsonb, which would reorder them. */
    conditions: json('conditions').$type<ProgramConditions>().notNull(),
    /** JSON: the same text for ever, so that anybody can verify the hash. */
    document: text('document').notNull(),
    /** The document as it was given, with its comments; '' for one that a release brings. */
    written: text('written').notNull(),
    /** `release`: brought by the portal itself. */
    origin: text('origin').$type<'office' | 'release'>().notNull().default('office'),
    state: text('state').$type<EditionState>().notNull().default('issued'),
    note: text('note').notNull(),
    /** Reason why it asks more of a batch under way, as companies read it. */
    reason: text('reason').notNull().default(''),
    /** Edition in force when it was proposed; null for a new program. */
    base: text('base'),
    startKind: text('start_kind').$type<StartKind>().notNull().default('now'),
    /** The hour of an edition that starts at one. */
    startAt: at('start_at'),
    /** First batch that it holds for; 0, 0 for all. Settled when it is issued. */
    fromYear: integer('from_year').notNull().default(0),
    fromNo: integer('from_no').notNull().default(0),
    /** Null for an edition that a release brings. */
    madeBy: uuid('made_by').references(() => users.id),
    madeAt: at('made_at').notNull(),
    checkedBy: uuid('checked_by').references(() => users.id),
    checkedAt: at('checked_at'),
    checkNote: text('check_note').notNull().default(''),
    issuedBy: uuid('issued_by').references(() => users.id),
    publishedAt: at('published_at'),
    issueNote: text('issue_note').notNull().default(''),
    /** Person who refused it or took it back. */
    closedBy: uuid('closed_by').references(() => users.id),
    closedAt: at('closed_at'),
    closeNote: text('close_note').notNull().default(''),
    /** Moment when companies with drafts were told; null until then. */
    toldAt: at('told_at'),
    /** Place among the issued ones in the order in which their transactions ended; a trigger gives it. */
    turn: bigint('turn', { mode: 'number' }),
    /** Number of the proposal of a release that it was merged with: issuing this one closes that one. */
    merges: bigint('merges', { mode: 'number' }),
  },
  (t) => [
    uniqueIndex('program_editions_name')
      .on(t.program, t.edition)
      .where(sql`${t.state} in ('proposed', 'checked', 'issued')`),
    uniqueIndex('program_editions_turn').on(t.turn),
    index('program_editions_untold').on(t.no).where(sql`${t.state} = 'issued' and ${t.toldAt} is null`),
  ],
);
