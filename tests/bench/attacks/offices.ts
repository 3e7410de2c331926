/** Attacks of one account of an office. */
import { paths } from '../../../domain/api/paths.generated';
import { openDemoClient } from '../../support/server/api-client';
import { type Attack, get, getCallPath, post } from './sending';

const byAdmin = (name: string, parallel: number, call: string, body?: object): Attack => ({
  name,
  parallel,
  prepare: async ({ url }) => {
    const attacker = { url, client: await openDemoClient(url, 'admin') };
    const text = body && JSON.stringify(body);
    return () => (text ? post(attacker, getCallPath(call), text) : get(attacker, getCallPath(call)));
  },
});

export const officeAttacks: Attack[] = [
  byAdmin('queue by keyword', 16, `${paths.reviewQueue}?keyword=%E5%87%8F%E9%80%9F%E5%99%A8&pageSize=100`),
  byAdmin('exports', 8, paths.exportFilings, {
    format: 'xlsx',
    columns: ['no', 'company', 'program'],
    filter: {},
  }),
  byAdmin('statistics', 16, paths.statistics),
];
