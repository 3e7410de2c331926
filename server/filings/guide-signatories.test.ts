/** The guide of a program tells a company who has to sign its filing. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { FillingGuide } from '../../domain/filing/guide-calls';
import { SignatoryClients, THREE } from '../../tests/support/server/signatory-clients';

let clients: SignatoryClients;

beforeAll(async () => {
  clients = await SignatoryClients.open();
  await clients.restore();
});
afterAll(() => clients.app.close());

describe('fillingGuide', () => {
  it('names the signatories and their people before anything is saved', async () => {
    const read = async () => {
      const call = { token: clients.tokens.demo as string, query: { program: 'alpha' } };
      return (await clients.app.call<FillingGuide>(paths.fillingGuide, call)).data.signatories;
    };
    await clients.ask(THREE);
    const [filler, finance, legal] = (await read()) ?? [];
    const people = (await clients.read()).hands.map(({ holders }) => holders.map(({ name }) => name));
    expect([filler?.hand, finance?.hand, legal?.hand]).toEqual(['filler', 'finance', 'legal']);
    expect([filler?.names, finance?.names, legal?.names]).toEqual(people);
    expect(legal?.names).toHaveLength(1);
    await clients.ask(null);
    expect(await read()).toBeUndefined();
  });
});
