/** The seal of the organisation: the current sealer, its picture, and whether a seal is the portal's own. */

import { createHash } from 'node:crypto';
import { sealMessages } from '../../domain/document/messages';
import { SEAL_PICTURE } from '../../domain/document/seal';
import type { OfficeSealData } from '../../domain/document/seal-calls';
import { getOfficeName } from '../../domain/filing/office-settings';
import { fillText, type Text } from '../../domain/text';
import { DAY_MS } from '../../domain/time';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { createRefusal } from '../core/errors';
import { isPicture } from '../core/office-settings/picture';
import { findInnermostReason } from '../core/probes';
import { type DocumentSealer, SealAway, type SealCertificate } from './sealer';
import { createFileSealer, createHttpSealer, createOwnSealer } from './sealers';
import { createSealsStore, type PictureRow } from './seals-store';

type Core = Pick<Deps, 'db' | 'env' | 'clock' | 'log' | 'audit' | 'officeSettings' | 'warnings' | 'probes'>;

/** The seal that documents currently receive. */
export interface PresentSeal {
  /** Name in the certificate. */
  by: string;
  /** Name of the office, whose stamp the picture shows. */
  office: Text;
  /** PNG of the picture in Base64; null without one. */
  picture: string | null;
  /** Seals a printed PDF that has a placeholder for the seal. */
  put(pdf: Uint8Array): Promise<Uint8Array>;
}

const ENDING_MS = 30 * DAY_MS;

const readOfficeName = async (officeSettings: Core['officeSettings']): Promise<Text> =>
  getOfficeName(await officeSettings.current());

function createSealer({ env, clock, officeSettings }: Core): DocumentSealer | null {
  const { seal } = env;
  if (seal?.kind === 'http') return createHttpSealer(seal);
  if (seal?.kind === 'file') return createFileSealer(seal.path, seal.passphrase, clock);
  return (
    seal &&
    createOwnSealer({
      dataDir: env.dataDir,
      clock,
      nameOf: async () => (await readOfficeName(officeSettings)).zh,
    })
  );
}

export function createSealDeps(core: Core) {
  const sealer = createSealer(core);
  if (sealer && sealer.kind !== 'own')
    core.probes.add({
      kind: 'seal',
      address: sealer.address,
      warning: 'seal_away',
      ask: () => readCertificate(core, sealer),
    });
  return {
    ...core,
    store: createSealsStore(core.db),
    /** null where documents are not sealed. */
    sealer,
    /** Fingerprints of certificates that this process has stored. */
    noted: new Set<string>(),
  };
}

export type SealDeps = ReturnType<typeof createSealDeps>;

function warnOfAway({ warnings, log }: Core, error: unknown): SealAway {
  if (warnings.set('seal_away', true)) log.warn({ err: error }, 'papers cannot be sealed');
  return new SealAway(error);
}

/** Reads the sealer's certificate; warns operators while sealing fails, and before the certificate ends. */
async function readCertificate(core: Core, sealer: DocumentSealer): Promise<SealCertificate> {
  try {
    const certificate = await sealer.certificate();
    core.warnings.set('seal_away', false);
    core.warnings.set('seal_ending', certificate.validTo.getTime() - core.clock().getTime() < ENDING_MS);
    return certificate;
  } catch (error) {
    throw warnOfAway(core, error);
  }
}

/** Stores the certificate before a document sealed with it leaves the portal, so that its seal is recognised. */
async function noteCertificate(
  { store, clock, noted }: SealDeps,
  certificate: SealCertificate,
): Promise<void> {
  if (noted.has(certificate.fingerprint)) return;
  await store.note(certificate, clock());
  noted.add(certificate.fingerprint);
}

async function describeSealer(
  deps: SealDeps,
): Promise<Pick<OfficeSealData, 'kind' | 'address' | 'fault' | 'certificate'>> {
  if (!deps.sealer) return { kind: 'off', address: null, fault: null, certificate: null };
  const { kind, address } = deps.sealer;
  try {
    const { name, fingerprint, validFrom, validTo } = await readCertificate(deps, deps.sealer);
    const validity = { valid_from: validFrom.toISOString(), valid_to: validTo.toISOString() };
    return { kind, address, fault: null, certificate: { name, fingerprint, ...validity } };
  } catch (error) {
    return { kind, address, fault: findInnermostReason(error), certificate: null };
  }
}

export async function readSeal(deps: SealDeps): Promise<OfficeSealData> {
  const picture = await deps.store.picture();
  return {
    ...(await describeSealer(deps)),
    picture: picture?.png ?? null,
    picture_updated_at: picture?.updatedAt.toISOString() ?? null,
    picture_updated_by: picture?.updatedBy ?? null,
  };
}

/** Opens the current seal; rejects with SealAway while sealing is impossible. */
export async function openPresentSeal(deps: SealDeps): Promise<PresentSeal> {
  const { sealer } = deps;
  if (!sealer) throw new Error('papers are not sealed');
  const certificate = await readCertificate(deps, sealer);
  const picture = await deps.store.picture();
  return {
    by: certificate.name,
    office: await readOfficeName(deps.officeSettings),
    picture: picture?.png ?? null,
    async put(pdf) {
      const { putSeal } = await import('./put-seal');
      const sealed = await putSeal(pdf, sealer, certificate).catch((error) => {
        throw warnOfAway(deps, error);
      });
      await noteCertificate(deps, certificate);
      return sealed;
    },
  };
}

const setPicture = ({ db, store, audit }: SealDeps, caller: Caller, row: PictureRow | null): Promise<void> =>
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

export async function saveSealPicture(deps: SealDeps, caller: Caller, png: Buffer): Promise<OfficeSealData> {
  const { sideAtMost: side, bytesAtMost } = SEAL_PICTURE;
  if (!isPicture(png, SEAL_PICTURE))
    throw createRefusal(fillText(sealMessages.pictureUnfit, { side, kb: bytesAtMost / 1024 }));
  await setPicture(deps, caller, {
    png: png.toString('base64'),
    sha256: createHash('sha256').update(png).digest('hex'),
    updatedAt: deps.clock(),
    updatedBy: caller.name,
  });
  return readSeal(deps);
}

export async function removeSealPicture(deps: SealDeps, caller: Caller): Promise<OfficeSealData> {
  await setPicture(deps, caller, null);
  return readSeal(deps);
}
