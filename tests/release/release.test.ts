/**
 * The release as an operator gets it: one archive, unpacked into a root that holds Node and the libraries it is linked with,
 * and nothing else; no shell, no npm, no network.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../package.json';
import { withoutIntegrity } from '../../scripts/support/shipped.mjs';
import { VARIABLES } from '../../server/core/env';

const NODE = process.execPath;
const APP = `${manifest.name}-${manifest.version}`;
const root = mkdtempSync(join(tmpdir(), 'portal-release-'));
const inApp = (...path: string[]) => join(root, 'app', ...path);
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** Node, what it and the compiled modules of the release are linked with, and two empty folders. */
function furnish(): void {
  const compiled = readdirSync(inApp('node_modules'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.node') && path.includes(`linux-${process.arch}`))
    .map((path) => inApp('node_modules', path));
  const said = [NODE, ...compiled].map((file) => execFileSync('ldd', [file], { encoding: 'utf8' })).join('');
  const linked = new Set(said.match(/\/(usr\/)?lib\S*\.so\S*/g)?.map((path) => path.replace(/:$/, '')));
  for (const path of [NODE, ...linked]) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    cpSync(path, join(root, path), { dereference: true });
  }
  for (const name of ['data', 'tmp']) mkdirSync(join(root, name));
  cpSync('tests/support/server/shifted-clock.cjs', join(root, 'clock.cjs'));
}

beforeAll(() => {
  execFileSync(NODE, ['scripts/pack.mjs'], { stdio: 'inherit' });
  mkdirSync(inApp());
  execFileSync('tar', ['-xzf', `release/${APP}.tar.gz`, '-C', inApp(), '--strip-components=1']);
  furnish();
}, 300_000);
afterAll(() => rmSync(root, { recursive: true, force: true }), 60_000);

describe('release archive (sbom.cdx.json)', () => {
  it('contains a bill of materials with version, licence, hash and dependencies of each package', () => {
    const bill = json(inApp('sbom.cdx.json'));
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
    const names = bill.components.map(({ name }: { name: string }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['fastify', 'react', 'antd', '@electric-sql/pglite', 'drizzle-orm']),
    );
    for (const component of bill.components) {
      expect(component.purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/);
      expect(component.hashes[0]).toEqual({
        alg: 'SHA-512',
        content: expect.stringMatching(/^[0-9a-f]{128}$/),
      });
      expect(component.licenses[0].expression).not.toBe('');
    }
    const refs = new Set(bill.components.map((each: object) => (each as { 'bom-ref': string })['bom-ref']));
    expect(refs.size).toBe(bill.components.length);
    expect(bill.dependencies.flatMap(({ dependsOn }: { dependsOn: string[] }) => dependsOn)).toSatisfy(
      (needed: string[]) => needed.length > refs.size && needed.every((ref) => refs.has(ref)),
    );
  });

  it('contains no build tools, and the notices of all other packages', () => {
    const notices = readFileSync(inApp('THIRD-PARTY-NOTICES'), 'utf8');
    expect(notices).toContain('fastify 5');
    expect(notices).toContain('Permission is hereby granted, free of charge');
    expect(existsSync(inApp('LICENSE'))).toBe(true);
    const bill = readFileSync(inApp('sbom.cdx.json'), 'utf8');
    for (const tool of ['webpack', '@umijs/preset-umi', 'esbuild', 'typescript', '@babel/core', 'vitest'])
      expect(bill).not.toContain(`"${tool}"`);
    const there = readdirSync(inApp('node_modules'), { recursive: true }).map(String);
    const packages = there.filter((path) => /(^|node_modules\/)(@[^/]+\/)?[^/]+\/package\.json$/.test(path));
    expect(packages.length).toBeLessThan(100);
  });

  it('contains only packages whose hash is in the lock file, but for optional tools of other systems', () => {
    expect(withoutIntegrity().filter(({ dev, optional }) => !dev || !optional)).toEqual([]);
  });
});

describe('release app (Node alone)', () => {
  it('signs in, uploads, saves, submits and prints without a network', () => {
    const user = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
    const inside = [
      'sh',
      '-c',
      'ip link set lo up && exec "$@"',
      'sh',
      NODE,
      '--import',
      'tsx',
      'tests/release/drive.ts',
    ];
    const { stdout, stderr, status } = spawnSync('unshare', ['--net', ...user, ...inside, root, NODE], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toMatchObject({ status: 0 });
    const seen = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
    console.log(`the release: ready after ${seen.startMs} ms, ${seen.idleMb} MB`);
    expect(seen).toMatchObject({ paper: '%PDF-', ended: 0 });
    expect(seen.receipt).toMatch(/^\S{8,}$/);
    expect(seen.scriptBytes).toBeGreaterThan(100_000);
    expect(seen.apiPage).toBeGreaterThan(500);
    expect(seen.admin).toContain('operator');
  }, 120_000);
});

describe('deploy/ (compose.yaml)', () => {
  const service = (name: string) => compose.services[name];
  const compose = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true });

  it('runs two unprivileged processes on a read-only root, and waits until each has exited', () => {
    for (const name of ['portal-1', 'portal-2'])
      expect(service(name)).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        env_file: 'portal.env',
        volumes: ['portal:/data'],
      });
    const names = Object.values<{ volumes?: string[] }>(compose.services).flatMap(({ volumes = [] }) =>
      volumes.map((volume) => volume.split(':')[0] ?? '').filter((volume) => !volume.startsWith('.')),
    );
    expect(Object.keys(compose.volumes).sort()).toEqual([...new Set(names)].sort());
    const needed = Object.keys(service('portal-1').depends_on);
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(needed));
  });

  it('gives no service a capability that it does not name', () => {
    for (const name of Object.keys(compose.services))
      expect(service(name), name).toMatchObject({
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
  });

  it('names in its example only variables of the server, and existing services', () => {
    const lines = readFileSync('deploy/portal.env.example', 'utf8').match(/^[A-Z_\d]+(?==)/gm) ?? [];
    const unknown = lines.filter((name) => name !== 'POSTGRES_PASSWORD' && !VARIABLES.includes(name));
    expect(lines).toContain('DATABASE_URL');
    expect(unknown).toEqual([]);
  });

  it('gives each service the variables that it needs, from the one example file', () => {
    const text = readFileSync('deploy/compose.yaml', 'utf8');
    const asked = [...text.matchAll(/\$\{([A-Z_\d]+):\?/g)].map(([, name]) => name);
    const example = readFileSync('deploy/portal.env.example', 'utf8');
    expect(asked.filter((name) => !example.includes(`\n${name}=`))).toEqual([]);
    expect(text).toContain('podman compose --env-file portal.env up -d');
    const withAll = Object.keys(compose.services).filter((name) => service(name).env_file);
    expect(withAll).toEqual(['portal-1', 'portal-2']);
  });

  it('describes a container that is not root, has a health check and ends on SIGTERM', () => {
    const steps = readFileSync('deploy/Containerfile', 'utf8')
      .replaceAll(/\\\n/g, ' ')
      .split('\n')
      .filter((line) => /^[A-Z]+ /.test(line))
      .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1).trim()] as const);
    const of = (name: string) => steps.filter(([each]) => each === name).map(([, rest]) => rest);
    expect(of('FROM')).toHaveLength(1);
    expect(of('USER')).toEqual(['node']);
    expect(of('STOPSIGNAL')).toEqual(['SIGTERM']);
    expect(of('HEALTHCHECK')[0]).toContain('/api/health');
    const [command] = of('CMD').map((text) => JSON.parse(text) as string[]);
    expect(command?.[0]).toBe('node');
    expect(existsSync(inApp(command?.at(-1) ?? ''))).toBe(true);
  });
});
