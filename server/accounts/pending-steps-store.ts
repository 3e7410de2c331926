/**
 * Steps begun by one call and completed by another: a sign-in that waits for its second factor, a factor that is being set
 * up. Each is completed once, before it expires, by the holder of its ticket: `id.secret`, of which a hash of the secret
 * is stored.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Deps } from '../core/deps';
import { isUuid } from '../core/ids';
import { computePlainHash, isSameHash } from '../core/secrets';
import { pendingSteps } from './tables';

/** Stored payload of each kind of step. */
export interface StepPayloads {
  /** `key`: fingerprint of the account when the first proof was given. `by`: the means of that proof. */
  signIn: { key: string; by: string; challenge: string | null };
  /** An act that the signed-in person confirms. */
  confirm: { key: string; by: string; challenge: string | null };
  totp: { secret: string };
  passkey: { challenge: string };
  oidc: { provider: string; nonce: string; verifier: string };
  oidcBind: { provider: string; issuer: string; subject: string };
}
export type StepKind = keyof StepPayloads;

export interface PendingStep<Kind extends StepKind> {
  id: string;
  userId: string | null;
  payload: StepPayloads[Kind];
}

interface NewStep<Kind extends StepKind> {
  userId: string | null;
  payload: StepPayloads[Kind];
  seconds: number;
}

export function createPendingSteps({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  return {
    /** A new step: its ticket, and the write that stores it. */
    opening<Kind extends StepKind>(kind: Kind, { userId, payload, seconds }: NewStep<Kind>) {
      const id = randomUUID();
      const secret = randomBytes(32).toString('base64url');
      const expiresAt = new Date(clock().getTime() + seconds * 1000);
      const row = { id, kind, userId, secretHash: computePlainHash(secret), payload, expiresAt };
      return { ticket: `${id}.${secret}`, write: db.q.insert(pendingSteps).values(row) };
    },

    async find<Kind extends StepKind>(kind: Kind, ticket: string): Promise<PendingStep<Kind> | null> {
      const [id = '', secret = ''] = ticket.split('.');
      if (!isUuid(id)) return null;
      const [row] = await db.q
        .select()
        .from(pendingSteps)
        .where(
          and(eq(pendingSteps.id, id), eq(pendingSteps.kind, kind), gt(pendingSteps.expiresAt, clock())),
        );
      if (!row || !isSameHash(row.secretHash, computePlainHash(secret))) return null;
      return { id, userId: row.userId, payload: row.payload as unknown as StepPayloads[Kind] };
    },

    /** Uses up a step; false when another request completed it before. */
    async use(id: string): Promise<boolean> {
      const used = await db.q
        .delete(pendingSteps)
        .where(eq(pendingSteps.id, id))
        .returning({ id: pendingSteps.id });
      return used.length > 0;
    },
  };
}

export type PendingSteps = ReturnType<typeof createPendingSteps>;
