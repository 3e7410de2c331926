import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { users } from '../core/db/tables';
import { oidcBindings } from './tables';

/** An account at another service. */
export interface OidcIdentity {
  issuer: string;
  subject: string;
}

export const createOidcStore = (db: Database) => ({
  /** Finds the account, living or deleted, to which the identity is bound. */
  async findUserId({ issuer, subject }: OidcIdentity): Promise<string | null> {
    const [row] = await db.q
      .select({ userId: oidcBindings.userId })
      .from(oidcBindings)
      .where(and(eq(oidcBindings.issuer, issuer), eq(oidcBindings.subject, subject)));
    return row?.userId ?? null;
  },

  /**
   * Binds an identity to an account. Returns false when it is bound to another living account; the binding to a deleted
   * one is replaced.
   */
  async bind(row: typeof oidcBindings.$inferInsert): Promise<boolean> {
    const [before] = await db.q
      .select({ id: oidcBindings.id, deletedAt: users.deletedAt })
      .from(oidcBindings)
      .innerJoin(users, eq(users.id, oidcBindings.userId))
      .where(and(eq(oidcBindings.issuer, row.issuer), eq(oidcBindings.subject, row.subject)));
    if (before?.deletedAt) await this.unbind(before.id);
    const bound = await db.q.insert(oidcBindings).values(row).onConflictDoNothing().returning();
    return bound.length > 0;
  },

  ofUser: (userId: string) =>
    db.q
      .select()
      .from(oidcBindings)
      .where(eq(oidcBindings.userId, userId))
      .orderBy(asc(oidcBindings.createdAt)),

  /**
   * Deletes all bindings of an account. A reset of the password needs it: a person who knew the old password may have
   * bound an account of their own.
   */
  async unbindAll(userId: string): Promise<void> {
    await db.q.delete(oidcBindings).where(eq(oidcBindings.userId, userId));
  },

  async unbind(id: string): Promise<void> {
    await db.q.delete(oidcBindings).where(eq(oidcBindings.id, id));
  },
});
