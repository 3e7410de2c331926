import { Client } from 'pg';
import { expect, it } from 'vitest';
import { freePort } from '../../../tests/support/server/real-server';
import { addressesOf, reaching } from './reaching';

const postgres = process.env.TEST_DATABASE_URL;

it('finds the addresses of a URL, with the login and the rest at each', () => {
  expect(addressesOf('postgres://u:p%40@db/portal?ssl=true')).toEqual([
    'postgres://u:p%40@db/portal?ssl=true',
  ]);
  expect(addressesOf('postgresql://u:p@one:5432,[::1]:5433/portal')).toEqual([
    'postgresql://u:p@one:5432/portal',
    'postgresql://u:p@[::1]:5433/portal',
  ]);
});

it('leaves the driver as it is where there is one address', () => {
  expect(reaching(Client, 'postgres://u@db/portal')).toBe(Client);
});

it.skipIf(!postgres)('goes on to the next address where one does not answer, and stays with it', async () => {
  const found = new URL(postgres ?? '');
  const url = `postgres://${found.username}@127.0.0.1:${await freePort()},${found.host}${found.pathname}`;
  const Reaching = reaching(Client, url);
  const first = new Reaching({ connectionString: url, password: found.password });
  await expect(first.connect()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  for (let i = 0; i < 2; i++) {
    const client = new Reaching({ connectionString: url, password: found.password });
    await client.connect();
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.end();
  }
});
