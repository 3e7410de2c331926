/** Reads and checks the environment; docs/guides/deploy.md explains each variable to operators. */
import {
  checkDatabaseEnv,
  createSecretReader,
  type DatabaseEnv,
  databaseVariables,
  readDatabase,
} from './env/database';
import { checkFileEnv, type FileEnv, fileVariables, readFiles } from './env/files';
import {
  checkIdentityEnv,
  checkSealEnv,
  type IdentityEnv,
  identityVariables,
  type RegisterEnv,
  readIdentity,
  readRegisters,
  readSeals,
  readTelemetry,
  registerFaults,
  registerVariables,
  type SealEnv,
  sealVariables,
  type TelemetryEnv,
  telemetryVariables,
} from './env/outside-services';
import {
  checkPortalEnv,
  type HttpEnv,
  httpVariables,
  type PortalEnv,
  portalVariables,
  readHttp,
  readPortal,
} from './env/portal';
import { checkSenderEnv, readSenders, type SenderEnv, senderVariables } from './env/senders';
import type { SealSecrets } from './secrets';

const variables = databaseVariables
  .extend(fileVariables.shape)
  .extend(senderVariables.shape)
  .extend(sealVariables.shape)
  .extend(httpVariables.shape)
  .extend(portalVariables.shape)
  .extend(identityVariables.shape)
  .extend(telemetryVariables.shape)
  .extend(registerVariables.shape);

/** Names of all variables; tests compare the guide and the examples with them. */
export const VARIABLES = Object.keys(variables.shape);

export interface Env
  extends DatabaseEnv,
    FileEnv,
    SenderEnv,
    SealEnv,
    HttpEnv,
    PortalEnv,
    IdentityEnv,
    TelemetryEnv,
    RegisterEnv {}

export class EnvironmentError extends Error {
  constructor(readonly faults: string[]) {
    super(`The environment does not fit:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'EnvironmentError';
  }
}

/** Command-line arguments. `beginNew`: moves a database in DATA_DIR that cannot be used aside, and starts a new portal. */
export function readArguments(given: string[]): { beginNew: boolean } {
  const unknown = given.filter((argument) => argument !== '--new');
  if (unknown.length > 0)
    throw new EnvironmentError(unknown.map((argument) => `${argument}: unknown, the only argument is --new`));
  return { beginNew: given.length > 0 };
}

/** Throws EnvironmentError with a line per fault. An empty variable counts as one that is not set. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(set);
  if (!parsed.success) {
    throw new EnvironmentError(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    );
  }
  const v = parsed.data;
  const isEmbedded = v.DATABASE_URL === undefined;
  const faults = [
    checkDatabaseEnv(v),
    checkFileEnv(v),
    checkSenderEnv(v),
    checkSealEnv(v),
    checkIdentityEnv(v),
    registerFaults(v),
    checkPortalEnv(v, isEmbedded),
  ].flat();
  if (faults.length > 0) throw new EnvironmentError(faults);

  const database = readDatabase(v);
  const secret = createSecretReader(v, database.dataDir);
  return {
    ...database,
    get jwtSecret() {
      return secret();
    },
    get sealSecrets(): SealSecrets {
      return v.SECRETS_KEY ? [v.SECRETS_KEY, secret()] : [secret()];
    },
    ...readFiles(v, database.dataDir),
    ...readSenders(v),
    ...readSeals(v),
    ...readHttp(v),
    ...readPortal(v, isEmbedded),
    ...readIdentity(v),
    ...readTelemetry(v),
    ...readRegisters(v),
  };
}
