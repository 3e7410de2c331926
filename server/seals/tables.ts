import { pgTable, text } from 'drizzle-orm/pg-core';
import { at } from '../core/db/schema/columns';

/**
 * Every certificate that documents were sealed with: by these the portal recognises its own seals after a change of certificate.
 */
export const sealCertificates = pgTable('seal_certificates', {
  /** SHA-256 of the certificate, in hexadecimal. */
  fingerprint: text('fingerprint').primaryKey(),
  name: text('name').notNull(),
  /** DER in Base64. */
  certificate: text('certificate').notNull(),
  validTo: at('valid_to').notNull(),
  firstUsedAt: at('first_used_at').notNull(),
});

/** The picture of the seal on letters: one row, or none. */
export const sealPictures = pgTable('seal_pictures', {
  id: text('id').primaryKey().default('seal'),
  /** PNG in Base64. */
  png: text('png').notNull(),
  sha256: text('sha256').notNull(),
  updatedAt: at('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
});
