import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { MEMORY_VARIABLES, NODE_ARGUMENTS } from './support/supervise.mjs';

const deployed = (name: string) => readFileSync(join('deploy', name), 'utf8');
const unit = deployed('declaration-portal@.service');
const compose = deployed('compose.yaml');

const settingsOf = (name: string): string[] =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);
const secondsIn = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1]);

/** Seconds that a process takes to end after it has announced that it is leaving. */
const END_SECONDS = 10;

describe('deploy/ and docs/guides/deploy.md', () => {
  it('give a command the account, folders and variables of the unit', () => {
    const guide = readFileSync('docs/guides/deploy.md', 'utf8');
    const recipe = /systemd-run [^`]+create admin/.exec(guide.replaceAll('\\\n', ' '))?.[0] ?? '';
    expect(recipe).toContain(`--uid=${settingsOf('User')[0]} `);
    expect(recipe).toContain(`--working-directory=${settingsOf('WorkingDirectory')[0]} `);
    expect(recipe).toContain(`EnvironmentFile=${settingsOf('EnvironmentFile')[0]} `);
    const given = settingsOf('Environment').join(' ').split(' ');
    for (const name of ['NODE_ENV', 'DATA_DIR'])
      expect(recipe).toContain(`-E ${given.find((each) => each.startsWith(`${name}=`))} `);
  });

  it('start a process with the memory that `npm start` gives it', () => {
    const container = deployed('Containerfile');
    const variables = Object.entries(MEMORY_VARIABLES).map((variable) => variable.join('='));
    expect(variables.length).toBeGreaterThan(0);
    expect(settingsOf('Environment').join(' ').split(' ')).toEqual(expect.arrayContaining(variables));
    expect(container.split(/\s+/)).toEqual(expect.arrayContaining(variables));
    const program = [...NODE_ARGUMENTS, 'dist-server/main.js'];
    expect(settingsOf('ExecStart')).toEqual([`/usr/bin/node ${program.join(' ')}`]);
    expect(JSON.parse(/^CMD (.*)$/m.exec(container)?.[1] ?? '')).toEqual(['node', ...program]);
  });

  it('leave a process the time that it needs to end', () => {
    const leave = secondsIn(deployed('portal.env.example'), /^LEAVE_SECONDS=(\d+)$/m);
    expect(secondsIn(unit, /^TimeoutStopSec=(\d+)$/m)).toBeGreaterThan(leave + END_SECONDS);
    expect(secondsIn(compose, /stop_grace_period: (\d+)s/)).toBeGreaterThan(leave + END_SECONDS);
    expect(secondsIn(deployed('Containerfile'), /--start-period=(\d+)s/)).toBeGreaterThanOrEqual(120);
  });

  it('name each file that is mounted from beside the compose file, or come with it', () => {
    const head = compose.slice(0, compose.indexOf('\nname:'));
    const services = Object.values<{ volumes?: string[] }>(parse(compose, { merge: true }).services);
    const mounted = services
      .flatMap(({ volumes = [] }) => volumes)
      .flatMap((volume) => /^\.\/([^:]+):/.exec(volume)?.[1] ?? []);
    expect(mounted).toContain('tls');
    const missing = mounted.filter((name) => !existsSync(join('deploy', name)));
    expect(missing.filter((name) => !head.includes(name))).toEqual([]);
    const read = deployed('Caddyfile').match(/\/etc\/caddy\/(tls\/\S+)/g) ?? [];
    expect(read).toHaveLength(2);
    for (const path of read) expect(head).toContain(path.replace('/etc/caddy/', ''));
  });

  it('keep the process of the unit from what it does not need, but let V8 compile', () => {
    expect(settingsOf('SystemCallFilter')).toEqual(['@system-service', '~@privileged']);
    expect(settingsOf('CapabilityBoundingSet')).toEqual(['']);
    expect(settingsOf('ProtectProc')).toEqual(['invisible']);
    expect(settingsOf('ProcSubset')).toEqual(['pid']);
    expect(settingsOf('PrivateUsers')).toEqual(['yes']);
    expect(settingsOf('IPAddressDeny')[0]).toContain('169.254.169.254');
    expect(settingsOf('MemoryDenyWriteExecute')).toEqual([]);
  });
});
