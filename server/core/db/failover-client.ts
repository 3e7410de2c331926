/**
 * Failover between servers: DATABASE_URL lists several hosts with commas, as libpq does. Only one of them takes writes;
 * it is found by connecting, and found again when it dies and another one is promoted.
 */
import type { EventEmitter } from 'node:events';
import type { Client, ClientConfig } from 'pg';

const SCHEME = /^postgres(?:ql)?:\/\//;
const AUTHORITY = /^[^/?#]*/;

/** Splits a connection URL with several hosts into one URL each. */
export function listServerUrls(url: string): string[] {
  const [scheme] = SCHEME.exec(url) ?? [];
  if (!scheme) return [url];
  const rest = url.slice(scheme.length);
  const [authority = ''] = AUTHORITY.exec(rest) ?? [];
  const hostsFrom = authority.lastIndexOf('@') + 1;
  const [before, after] = [scheme + authority.slice(0, hostsFrom), rest.slice(authority.length)];
  return authority
    .slice(hostsFrom)
    .split(',')
    .map((host) => before + host + after);
}

/**
 * A `parameterStatus` message, which PostgreSQL sends at the start of each connection; it includes `in_hot_standby` from
 * version 14 on.
 */
interface Status {
  parameterName: string;
  parameterValue: string;
}

const createStandbyError = () =>
  Object.assign(new Error('a standby, which takes no writes'), { code: '25006' });

/** Index of the host that new connections of this process use, by URL. */
const present = new Map<string, number>();

/** Index of the host in use; it changes when a connection to it fails. */
export const getPresentAddress = (url: string): number => present.get(url) ?? 0;

type Connected = (error: Error | null, client?: Client) => void;

/**
 * Returns the driver class for a URL. With several hosts each new connection goes to the host in use; when that fails or
 * is a standby, the next host becomes the one in use.
 */
export function createFailoverClient(Base: typeof Client, url: string): typeof Client {
  const addresses = listServerUrls(url);
  if (addresses.length === 1) return Base;

  return class extends Base {
    private readonly tried = getPresentAddress(url);
    private isStandby = false;

    constructor(config: ClientConfig) {
      super({ ...config, connectionString: addresses[getPresentAddress(url)] });
      (this as unknown as { connection: EventEmitter }).connection.on('parameterStatus', (status: Status) => {
        if (status.parameterName === 'in_hot_standby') this.isStandby = status.parameterValue === 'on';
      });
    }

    private async reach(): Promise<this> {
      try {
        await super.connect();
        if (this.isStandby) throw createStandbyError();
        return this;
      } catch (error) {
        if (getPresentAddress(url) === this.tried) present.set(url, (this.tried + 1) % addresses.length);
        this.end().catch(() => {});
        throw error;
      }
    }

    override connect(): Promise<Client>;
    override connect(connected: Connected): void;
    override connect(connected?: Connected): Promise<Client> | undefined {
      const reached = this.reach();
      return connected ? void reached.then((client) => connected(null, client), connected) : reached;
    }
  };
}
