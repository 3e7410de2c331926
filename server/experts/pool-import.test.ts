import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PagedList } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths.generated';
import type { ImportedExperts, PoolExpert } from '../../domain/experts/pool-calls';
import { type ListedExpert, MAX_LISTED_EXPERTS } from '../../domain/experts/pool-list';
import { CODE, createExpertClients } from '../../tests/support/server/expert-review';

/** Import of a list of experts: faults by line, and all lines or none are imported. */
const clients = createExpertClients();

beforeAll(() => clients.start());
afterAll(() => clients.close());

const expert = (username: string, change: Partial<ListedExpert> = {}): ListedExpert => ({
  username,
  name: '李岚',
  phone: '13800138000',
  email: null,
  unit: '样例大学',
  unit_code: null,
  title: 'professor',
  fields: ['520'],
  active_from: null,
  active_to: null,
  avoided: [{ name: '老东家', credit_code: null }],
  note: '',
  ...change,
});
const send = (experts: ListedExpert[], preview = false, by = 'admin') =>
  clients.ask<ImportedExperts>(by, paths.importExperts, { experts, preview });
const pool = async () =>
  (await clients.ask<PagedList<PoolExpert>>('admin', `${paths.expertPool}?pageSize=100`)).data.list;

describe('importExperts', () => {
  it('returns every fault by line and field, and stores nothing of the list', async () => {
    const before = (await pool()).length;
    const list = [
      expert('good.one'),
      expert('x', { phone: '123', email: 'nowhere' }),
      expert('Good.One', { active_from: '2026-02-01', active_to: '2026-01-01' }),
      expert('expert2', { unit_code: `${CODE.slice(0, -1)}A` }),
      expert('EXPERT3'),
    ];
    const previewed = await send(list, true);
    expect(previewed.code).toBe(200);
    expect(previewed.data.faults.map(({ line, field }) => `${line} ${field}`)).toEqual([
      '1 username',
      '1 phone',
      '1 email',
      '2 active_to',
      '2 username',
      '3 unit_code',
      '3 username',
      '4 username',
    ]);
    const refused = await send(list);
    expect(refused).toMatchObject({ code: 208, msg: expect.stringContaining('8. No expert was imported') });
    expect(refused.data.faults).toEqual(previewed.data.faults);
    expect(await pool()).toHaveLength(before);
  });

  it('creates accounts that sign in, with their profiles, and none twice', async () => {
    const list = [expert('new.one', { unit_code: CODE.toLowerCase() }), expert('new.two', { fields: [] })];
    expect((await send(list, true)).data).toMatchObject({ faults: [], passwords: [] });
    const before = (await pool()).length;
    const { code, data } = await send(list);
    expect([code, data.passwords.map(({ username }) => username)]).toEqual([200, ['new.one', 'new.two']]);
    const found = (await pool()).find(({ username }) => username === 'new.one');
    expect(found).toMatchObject({ unit_code: CODE, fields: ['520'], title: 'professor', version: 1 });
    expect(found?.avoided).toEqual([{ name: '老东家', credit_code: null }]);
    expect(await pool()).toHaveLength(before + 2);
    await clients.app.signIn('new.one', data.passwords[0]?.password ?? '');
    expect((await send(list)).data.faults).toHaveLength(2);
  });

  it('names the line of a login name that looks like another of the list', async () => {
    const list = [expert('zhang1i'), expert('zhangli'), expert('wang.wu')];
    const { faults } = (await send(list, true)).data;
    expect(faults).toMatchObject([{ line: 1, field: 'username', msg: expect.stringContaining('“zhang1i”') }]);
    expect((await send(list)).data.faults).toEqual(faults);
  });

  it('names taken login names beside other faults of their lines', async () => {
    const { faults } = (await send([expert('expert2', { unit: '', phone: '1' })], true)).data;
    expect(faults.map(({ field }) => field).sort()).toEqual(['phone', 'unit', 'username']);
  });

  it('asks about mobiles that the list or the pool has already, and imports them', async () => {
    const phone = '13900001234';
    const list = [expert('shared.one', { phone, name: '张三' }), expert('shared.two', { phone })];
    const { faults, doubts } = (await send(list, true)).data;
    expect([faults, doubts]).toEqual([
      [],
      [{ line: 1, field: 'phone', msg: expect.stringContaining('张三 (shared.one) in this list') }],
    ]);
    expect((await send(list)).data.passwords).toHaveLength(2);
    const later = (await send([expert('shared.three', { phone })], true)).data.doubts;
    expect(later).toMatchObject([{ line: 0, msg: expect.stringContaining('in the pool') }]);
  });

  it('rejects lists beyond its limit, and people who do not manage accounts', async () => {
    const many = Array.from({ length: MAX_LISTED_EXPERTS + 1 }, (_, i) => expert(`many.${i}`));
    expect((await send(many)).code).not.toBe(200);
    expect((await send([expert('mine')], false, 'reviewer')).msg).toContain('you do not have the right');
  });
});
