/** The seal of the house: what papers are sealed with now, its picture, and whose a seal is. */
import { createHash } from 'node:crypto';
import { sealMessages } from '../../domain/api/messages/documents';
import type { SealData } from '../../domain/document/seal-calls';
import { SEAL_PICTURE } from '../../domain/document/seal';
import { cityOffice } from '../../domain/filing/offices';
import { fillText } from '../../domain/text';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { business } from '../core/errors';
import { isPicture } from '../core/house/picture';
import { faultOf } from '../core/probes';
import { SealAway, type SealCertificate, type Sealer } from './sealer';
import { createFileSealer, createHttpSealer, createOwnSealer } from './sealers';
import { createSealsStore, type PictureRow } from './seals-store';

type SealsDeps = Pick<Deps, 'db' | 'env' | 'clock' | 'log' | 'audit' | 'house' | 'warnings' | 'probes'>;

/** The seal as papers get it now. */
export interface PresentSeal {
  /** The name in the certificate. */
  by: string;
  /** PNG in Base64. */
  picture: string | null;
  /** Seals a print that has a place for it. */
  put(pdf: Uint8Array): Promise<Uint8Array>;
}

const ENDING_MS = 30 * 86_400_000;

function sealerOf({ env, clock, house }: SealsDeps): Sealer | null {
  const { seal } = env;
  if (seal?.kind === 'http') return createHttpSealer(seal);
  if (seal?.kind === 'file') return createFileSealer(seal.path, seal.passphrase, clock);
  const nameOf = async () => cityOffice(await house.current()).zh;
  return seal && createOwnSealer({ dataDir: env.dataDir, clock, nameOf });
}

export function createSeals(deps: SealsDeps) {
  const { db, clock, log, audit, warnings, probes } = deps;
  const store = createSealsStore(db);
  const sealer = sealerOf(deps);
  /** Certificates that this process has noted. */
  const noted = new Set<string>();

  function away(error: unknown): SealAway {
    if (warnings.set('seal_away', true)) log.warn({ err: error }, 'papers cannot be sealed');
    return new SealAway(error);
  }

  /** Tells whoever runs the portal while it cannot seal, and before its certificate ends. */
  async function certificateOf(from: Sealer): Promise<SealCertificate> {
    try {
      const certificate = await from.certificate();
      warnings.set('seal_away', false);
      warnings.set('seal_ending', certificate.validTo.getTime() - clock().getTime() < ENDING_MS);
      return certificate;
    } catch (error) {
      throw away(error);
    }
  }

  if (sealer && sealer.kind !== 'own')
    probes.add({
      kind: 'seal',
      address: sealer.address,
      warning: 'seal_away',
      ask: () => certificateOf(sealer),
    });

  /** The portal knows a seal as its own before anybody has the paper. */
  async function note(certificate: SealCertificate): Promise<void> {
    if (noted.has(certificate.fingerprint)) return;
    await store.note(certificate, clock());
    noted.add(certificate.fingerprint);
  }

  async function facts(): Promise<Pick<SealData, 'kind' | 'address' | 'fault' | 'certificate'>> {
    if (!sealer) return { kind: 'off', address: null, fault: null, certificate: null };
    const { kind, address } = sealer;
    try {
      const { name, fingerprint, validFrom, validTo } = await certificateOf(sealer);
      const validity = { valid_from: validFrom.toISOString(), valid_to: validTo.toISOString() };
      return { kind, address, fault: null, certificate: { name, fingerprint, ...validity } };
    } catch (error) {
      return { kind, address, fault: faultOf(error), certificate: null };
    }
  }

  const read = async (): Promise<SealData> => {
    const picture = await store.picture();
    return {
      ...(await facts()),
      picture: picture?.png ?? null,
      picture_updated_at: picture?.updatedAt.toISOString() ?? null,
      picture_updated_by: picture?.updatedBy ?? null,
    };
  };

  const setPicture = (caller: Caller, row: PictureRow | null): Promise<void> =>
    db.transaction(async () => {
      await store.setPicture(row);
      await audit.write({
        subjectKind: 'house',
        subjectId: 'house',
        action: 'house.seal_picture',
        caller,
        details: { sha256: row?.sha256 ?? null },
      });
    });

  return {
    read,

    isOn: sealer !== null,

    /** Rejects with SealAway while nothing can be sealed. */
    async present(): Promise<PresentSeal> {
      if (!sealer) throw new Error('papers are not sealed');
      const certificate = await certificateOf(sealer);
      const picture = await store.picture();
      return {
        by: certificate.name,
        picture: picture?.png ?? null,
        async put(pdf) {
          const { putSeal } = await import('./put-seal');
          const sealed = await putSeal(pdf, sealer, certificate).catch((error) => {
            throw away(error);
          });
          await note(certificate);
          return sealed;
        },
      };
    },

    own: store.own,

    async savePicture(caller: Caller, png: Buffer): Promise<SealData> {
      const { sideAtMost: side, bytesAtMost } = SEAL_PICTURE;
      if (!isPicture(png, SEAL_PICTURE))
        throw business(fillText(sealMessages.pictureUnfit, { side, kb: bytesAtMost / 1024 }));
      await setPicture(caller, {
        png: png.toString('base64'),
        sha256: createHash('sha256').update(png).digest('hex'),
        updatedAt: clock(),
        updatedBy: caller.name,
      });
      return read();
    },

    async removePicture(caller: Caller): Promise<SealData> {
      await setPicture(caller, null);
      return read();
    },
  };
}

export type Seals = ReturnType<typeof createSeals>;
