import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { findFreePort } from '../../../tests/support/server/real-server';
import { createFailoverClient, getPresentAddress, listServerUrls } from './failover-client';
import { createServerPool } from './pools';

const postgres = process.env.TEST_DATABASE_URL;

describe(listServerUrls, () => {
  it('returns the addresses of a URL, with the login and the rest at each', () => {
    expect(listServerUrls('postgres://u:p%40@db/portal?ssl=true')).toEqual([
      'postgres://u:p%40@db/portal?ssl=true',
    ]);
    expect(listServerUrls('postgresql://u:p@one:5432,[::1]:5433/portal')).toEqual([
      'postgresql://u:p@one:5432/portal',
      'postgresql://u:p@[::1]:5433/portal',
    ]);
  });
});

describe(createFailoverClient, () => {
  it('leaves the driver unchanged where there is one address', () => {
    expect(createFailoverClient(Client, 'postgres://u@db/portal')).toBe(Client);
  });
});

describe('serverPool with several addresses', () => {
  it.skipIf(!postgres)('opens the next address where one does not answer, and stays with it', async () => {
    const found = new URL(postgres ?? '');
    const url = `postgres://${found.username}@127.0.0.1:${await findFreePort()},${found.host}${found.pathname}`;
    for (let i = 0; i < 2; i++) {
      const pool = createServerPool(url, { error: () => {} });
      expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
      expect(getPresentAddress(url)).toBe(1);
      await pool.end();
    }
  });

  it('fails where no address answers', async () => {
    const url = `postgres://nobody@127.0.0.1:${await findFreePort()},127.0.0.1:${await findFreePort()}/none`;
    const pool = createServerPool(url, { error: () => {} });
    await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(getPresentAddress(url)).toBe(0);
    await pool.end();
  });
});
