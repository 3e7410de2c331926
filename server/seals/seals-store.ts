import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import type { SealCertificate } from './sealer';
import { sealCertificates, sealPictures } from './tables';

export type PictureRow = Omit<typeof sealPictures.$inferSelect, 'id'>;

export function createSealsStore(db: Database) {
  return {
    async note({ fingerprint, name, der, validTo }: SealCertificate, firstUsedAt: Date): Promise<void> {
      const certificate = der.toString('base64');
      await db.q
        .insert(sealCertificates)
        .values({ fingerprint, name, certificate, validTo, firstUsedAt })
        .onConflictDoNothing();
    },

    /** Returns those of the fingerprints that the portal has sealed with. */
    async own(fingerprints: string[]): Promise<Set<string>> {
      if (fingerprints.length === 0) return new Set();
      const rows = await db.q
        .select({ fingerprint: sealCertificates.fingerprint })
        .from(sealCertificates)
        .where(inArray(sealCertificates.fingerprint, fingerprints));
      return new Set(rows.map(({ fingerprint }) => fingerprint));
    },

    picture: async (): Promise<PictureRow | undefined> => (await db.q.select().from(sealPictures))[0],

    async setPicture(row: PictureRow | null): Promise<void> {
      await db.q.delete(sealPictures).where(eq(sealPictures.id, 'seal'));
      if (row) await db.q.insert(sealPictures).values(row);
    },
  };
}

export type SealsStore = ReturnType<typeof createSealsStore>;
