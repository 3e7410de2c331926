import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { loadOrCreateSecret } from './database';

const directory = mkdtempSync(join(tmpdir(), 'portal-secret-'));
const path = join(directory, 'jwt-secret');
beforeEach(() => rmSync(path, { force: true }));
afterAll(() => rmSync(directory, { recursive: true }));

describe(loadOrCreateSecret, () => {
  it('creates a secret once, for its owner only, and keeps it', () => {
    const secret = loadOrCreateSecret(directory);
    expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32);
    expect(loadOrCreateSecret(directory)).toBe(secret);
    expect(readFileSync(path, 'utf8')).toBe(secret);
    expect(statSync(path).mode & 0o077).toBe(0);
  });

  it.each(['', 'x', 'x'.repeat(31)])('rejects a secret that a crash has cut to “%s”', (left) => {
    writeFileSync(path, left);
    expect(() => loadOrCreateSecret(directory)).toThrow(
      /its length is \d+ of at least 32 bytes.*\n.*请从备份恢复/,
    );
    expect(readFileSync(path, 'utf8')).toBe(left);
  });
});
