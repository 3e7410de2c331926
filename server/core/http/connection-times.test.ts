import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  CLIENTS_KEPT_MS,
  KEEP_ALIVE_MS,
  PROXY_KEEPS_MS,
  PROXY_WAITS_MS,
  REQUEST_TIMEOUT_MS,
} from './connection-times';

const secondsIn = (file: string, pattern: RegExp): number[] =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, seconds]) => Number(seconds) * 1_000);

describe('connection times (PROXY_KEEPS_MS)', () => {
  it('let the proxy close an idle connection before the process, and a browser before the proxy', () => {
    expect(PROXY_KEEPS_MS).toBeLessThan(KEEP_ALIVE_MS);
    expect(KEEP_ALIVE_MS).toBeLessThan(CLIENTS_KEPT_MS);
    expect(REQUEST_TIMEOUT_MS).toBeLessThan(PROXY_WAITS_MS);
  });

  it('are those in the files of both proxies', () => {
    const nginx = 'deploy/nginx.conf';
    expect(secondsIn(nginx, /^\tkeepalive_timeout (\d+)s;/gm)).toEqual([PROXY_KEEPS_MS, CLIENTS_KEPT_MS]);
    expect(new Set(secondsIn(nginx, /proxy_read_timeout (\d+)s;/g))).toEqual(new Set([PROXY_WAITS_MS]));
    const caddy = 'deploy/Caddyfile';
    expect(secondsIn(caddy, /keepalive (\d+)s/g)).toEqual([PROXY_KEEPS_MS]);
    expect(secondsIn(caddy, /idle (\d+)s/g)).toEqual([CLIENTS_KEPT_MS]);
  });
});
