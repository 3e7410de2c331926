/** Probes of external services, run at the start, periodically, and on request of an administrator. */

import { setTimeout as sleep } from 'node:timers/promises';
import { removeUnshownCharacters } from '../../domain/checks/characters';
import type {
  CertificateFault,
  ServiceKind,
  ServiceState,
  SystemWarning,
} from '../../domain/system/status-calls';
import type { WarningRegistry } from './warnings';

/** Faults of the certificate of a server outside, by the codes of Node and OpenSSL. */
const FAULTS: Record<string, CertificateFault> = {
  CERT_HAS_EXPIRED: 'ended',
  CERT_NOT_YET_VALID: 'early',
  ERR_TLS_CERT_ALTNAME_INVALID: 'elsewhere',
  HOSTNAME_MISMATCH: 'elsewhere',
  CERT_CHAIN_TOO_LONG: 'unknown',
  CERT_REJECTED: 'unknown',
  CERT_REVOKED: 'unknown',
  CERT_SIGNATURE_FAILURE: 'unknown',
  CERT_UNTRUSTED: 'unknown',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'unknown',
  INVALID_CA: 'unknown',
  INVALID_PURPOSE: 'unknown',
  PATH_LENGTH_EXCEEDED: 'unknown',
  SELF_SIGNED_CERT_IN_CHAIN: 'unknown',
  UNABLE_TO_GET_ISSUER_CERT: 'unknown',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'unknown',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'unknown',
};

/** Mail errors carry the code of the connection error as `originalCode`. */
type Coded = Error & { code?: unknown; originalCode?: unknown };

/** Returns the certificate fault behind an error; null for other errors. */
export function findCertificateFault(error: unknown): CertificateFault | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code, originalCode } = at as Coded;
    const found = FAULTS[String(code)] ?? FAULTS[String(originalCode)];
    if (found) return found;
  }
  return null;
}

const LIMIT_MS = 10_000;
const REASON_AT_MOST = 200;

export interface ServiceProbe {
  kind: ServiceKind;
  /** Address of the service, without credentials. */
  address: string;
  /** True where nothing can be stored without the service. */
  isNeeded?: boolean;
  /** Warning while the service is unavailable; `service_away` by default. */
  warning?: SystemWarning;
  /** Rejects with the reason when the service is unavailable. */
  ask(): Promise<unknown>;
}

interface ProbesDeps {
  clock: () => Date;
  log: { warn(details: object, message: string): void };
  warnings: WarningRegistry;
}

export interface ServiceProbes {
  add(probe: ServiceProbe): void;
  /** The services as the last probe found them. */
  readonly states: ServiceState[];
  /** Runs all probes together; concurrent callers share a run. */
  askAll(): Promise<void>;
}

/** Returns the message of the innermost cause: an outer one such as `fetch failed` says nothing. */
export function findInnermostReason(error: unknown): string {
  let innermost = error;
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause;
  const { message, code } = innermost as Partial<NodeJS.ErrnoException>;
  return removeUnshownCharacters(message || code || String(innermost)).slice(0, REASON_AT_MOST);
}

const rejectAfter = async (ms: number): Promise<never> => {
  await sleep(ms, undefined, { ref: false });
  throw new Error(`no answer within ${ms} ms`);
};

export function createProbes({ clock, log, warnings }: ProbesDeps, limitMs = LIMIT_MS): ServiceProbes {
  const known = new Map<ServiceProbe, ServiceState>();
  let underWay: Promise<void> | null = null;

  async function ask(probe: ServiceProbe): Promise<void> {
    const { kind, address } = probe;
    const was = known.get(probe)?.is_there;
    const since = performance.now();
    const error: unknown = await Promise.race([probe.ask(), rejectAfter(limitMs)]).then(
      () => null,
      (caught) => caught ?? new Error('no reason given'),
    );
    const fault = error === null ? null : findInnermostReason(error);
    known.set(probe, {
      ...stateOf(probe),
      is_there: fault === null,
      reason: fault,
      certificate: findCertificateFault(error),
      took_ms: Math.round(performance.now() - since),
      asked_at: clock().toISOString(),
    });
    if (fault !== null && was !== false) log.warn({ kind, address, fault }, 'an outside service is away');
    if (fault === null && was === false) log.warn({ kind, address }, 'an outside service is back');
  }

  const stateOf = ({ kind, address, isNeeded = false }: ServiceProbe): ServiceState => {
    return {
      kind,
      address,
      is_needed: isNeeded,
      is_there: null,
      reason: null,
      certificate: null,
      took_ms: null,
      asked_at: null,
    };
  };

  function warn(): void {
    const probes = [...known.keys()];
    const warningOf = ({ warning = 'service_away' }: ServiceProbe) => warning;
    for (const warning of new Set(probes.map(warningOf)))
      warnings.set(
        warning,
        probes.some((probe) => warningOf(probe) === warning && known.get(probe)?.is_there === false),
      );
  }

  return {
    add: (probe) => void known.set(probe, stateOf(probe)),
    get states() {
      return [...known.values()];
    },
    askAll() {
      underWay ??= Promise.all([...known.keys()].map(ask))
        .then(warn)
        .finally(() => {
          underWay = null;
        });
      return underWay;
    },
  };
}
