import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Workbook } from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PagedList } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths.generated';
import { createReportClients } from '../../tests/support/server/report-clients';
import { type ListPaging, listSheet } from './list-sheet';

/** Values of the first column below the header. */
async function readColumn(bytes: Buffer): Promise<unknown[]> {
  const book = new Workbook();
  await book.xlsx.load(Uint8Array.from(bytes).buffer);
  return (book.worksheets[0]?.getColumn(1).values ?? []).slice(2);
}

describe(listSheet, () => {
  it('has every row where rows leave the list while it is read', async () => {
    let list = Array.from({ length: 450 }, (_, i) => `row-${i}`);
    const read = async ({ current, pageSize, ids }: ListPaging): Promise<PagedList<string>> => {
      const found = list.filter((id) => ids?.includes(id) ?? true);
      const begin = (current - 1) * pageSize;
      return { list: found.slice(begin, begin + pageSize), total: found.length };
    };
    const { stream }: { stream: Readable } = await listSheet({
      title: { zh: '名单', en: 'List' },
      columns: [{ zh: '编号', en: 'Number', cell: (item: string) => item }],
      language: 'zh',
      at: new Date(0),
      read,
      readIds: async () => [...list],
      note: async () => {},
    });
    list = list.slice(1);
    expect(await readColumn(await buffer(stream))).toEqual(expect.arrayContaining(list));
  });
});

describe('exports of lists that change', () => {
  const clients = createReportClients();
  beforeAll(() => clients.open());
  afterAll(() => clients.close());

  it.each([
    [paths.payments, paths.exportPayments],
    [paths.recognitions, paths.exportRecognitions],
    [paths.reportQueue, paths.exportReports],
    [paths.managedCompanies, paths.exportCompanies],
  ])('have the rows of the list: %s', async (list, exported) => {
    const { app } = clients;
    const token = await app.signIn('admin');
    const { total } = (await app.call<PagedList<unknown>>(list, { token })).data;
    const headers = { authorization: `JWT ${token}` };
    const url = exported.split(' ')[1] ?? '';
    const { rawPayload } = await app.app.inject({ method: 'POST', url, headers, payload: {} });
    expect(total).toBeGreaterThan(0);
    expect(await readColumn(rawPayload)).toHaveLength(total);
  });
});
