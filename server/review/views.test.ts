import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import { MAX_VIEWS } from '../../domain/review/assigning';
import type { SavedView } from '../../domain/review/assignment-calls';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { withId } from '../../tests/support/with-id';

let app: TestApp;
let reviewer: string;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.restore();
  [reviewer, admin] = [await app.signIn('reviewer'), await app.signIn('admin')];
});
afterAll(() => app.close());

const list = async (token = reviewer) => (await app.call<SavedView[]>(paths.savedViews, { token })).data;
const create = (name: string, body: object = {}, token = reviewer) =>
  app.call<SavedView>(paths.createView, { token, body: { name, state: { status: 'all' }, ...body } });
const update = (id: string, body: object, token = reviewer) =>
  app.call<SavedView>(withId(paths.updateView, id), { token, body });
const remove = (id: string, token = reviewer) => app.call(withId(paths.deleteView, id), { token });

describe('createView and savedViews', () => {
  it('keep views per person, one of them to be opened first, with what the address can say', async () => {
    const state = { status: 'submitted', program: 'gazelle', due: 'overdue' };
    const first = (await create('到期', { state: { ...state, surprise: '1' }, is_default: true })).data;
    expect(first).toMatchObject({ name: '到期', state, is_default: true });
    expect(first.state).not.toHaveProperty('surprise');
    const second = (await create('瞪羚', { is_default: true })).data;
    expect((await list()).map(({ name, is_default }) => [name, is_default]).sort()).toEqual([
      ['到期', false],
      ['瞪羚', true],
    ]);
    expect(await list(admin)).toEqual([]);
    expect((await update(second.id, { name: '瞪羚企业', is_default: false })).data).toMatchObject({
      name: '瞪羚企业',
      is_default: false,
      state: { status: 'all' },
    });
    expect((await remove(second.id)).code).toBe(200);
    expect((await list()).map(({ name }) => name)).toEqual(['到期']);
  });

  it('require a name that can be told apart by what is seen of it', async () => {
    await create('Mine');
    expect(await create(' mine\u200b ')).toMatchObject({
      code: 208,
      msg: expect.stringContaining('of this name'),
    });
    expect(await create(' \u200b')).toMatchObject({ code: -1, msg: ['name: give the view a name'] });
    const other = (await create('Other')).data;
    expect((await update(other.id, { name: 'MINE' })).code).toBe(208);
    expect((await update(other.id, { name: 'OTHER' })).code).toBe(200);
  });

  it('keep twenty of them, also from parallel requests', async () => {
    const room = MAX_VIEWS - (await list()).length;
    const codes = await Promise.all(
      Array.from({ length: room + 3 }, (_, i) => create(`v${i}`).then(({ code }) => code)),
    );
    expect(codes.filter((code) => code === 200)).toHaveLength(room);
    expect(await list()).toHaveLength(MAX_VIEWS);
  });

  it('return nobody another person’s views, administrators neither', async () => {
    const view = (await create('到期')).data;
    const missing = '00000000-0000-4000-8000-000000000000';
    for (const id of [view.id, missing, 'x']) {
      expect(await update(id, { name: 'y' }, admin)).toMatchObject({ code: 208, msg: 'record not found' });
      expect(await remove(id, admin)).toMatchObject({ code: 208, msg: 'record not found' });
    }
    expect(await list()).toContainEqual(view);
  });

  it('share a view with department and city, name its author, and allow the city to remove it', async () => {
    const mine = (await create('待复核', {}, admin)).data;
    expect((await list()).map(({ name }) => name)).not.toContain('待复核');
    expect((await update(mine.id, { is_shared: true, is_default: true }, admin)).data).toMatchObject({
      is_shared: true,
      is_default: true,
      author: null,
      may_remove: true,
    });
    const seen = (await list()).find(({ id }) => id === mine.id);
    expect(seen).toMatchObject({ is_default: false, author: expect.stringMatching(/./), may_remove: false });
    expect(await update(mine.id, { name: 'y' })).toMatchObject({ code: 208, msg: 'record not found' });
    expect(await remove(mine.id)).toMatchObject({ code: 208, msg: 'record not found' });
    const own = (await create('到期')).data;
    await update(own.id, { is_shared: true });
    expect((await list(admin)).map(({ id }) => id)).toContain(own.id);
    expect((await remove(own.id, admin)).code).toBe(200);
    expect((await list()).map(({ id }) => id)).not.toContain(own.id);
  });
});
