/** Manages accounts over HTTP, for tests of sub-users and departments. */

import type { CurrentUser } from '../../../domain/accounts/calls';
import type {
  BatchResult,
  CreateUserData,
  SubUserAccount,
  UserPage,
} from '../../../domain/accounts/sub-user-calls';
import { paths } from '../../../domain/api/paths.generated';
import type { TestApp } from './application';

export const NOT_FOUND = { code: 208, msg: 'record not found', data: null };

export const withEncodedId = (path: string, id: string): string =>
  path.replace('{id}', encodeURIComponent(id));

/** Each call takes the token of the managing person. */
export function createAccountAdmin(app: TestApp) {
  let serial = 0;
  const person = (changes: object) => ({
    username: `user.${++serial}`,
    name: '吴迪',
    phone: '13700000001',
    role: 'filer',
    programs: [],
    ...changes,
  });
  const create = (token: string, changes: object = {}) =>
    app.call<CreateUserData>(paths.createUser, { token, body: person(changes) });
  const list = (token: string, query = {}) => app.call<UserPage>(paths.users, { token, query });

  return {
    create,
    list,
    async made(token: string, changes: object = {}): Promise<{ user: SubUserAccount; password: string }> {
      const { password, ...user } = (await create(token, changes)).data;
      return { user, password };
    },
    read: (token: string, id: string) => app.call<SubUserAccount>(withEncodedId(paths.user, id), { token }),
    update: (token: string, id: string, body: object) =>
      app.call<SubUserAccount>(withEncodedId(paths.updateUser, id), { token, body }),
    remove: (token: string, ids: string[]) =>
      app.call<BatchResult>(paths.batchDelete, { token, body: { ids } }),
    me: async (token: string) => (await app.call<CurrentUser>(paths.currentUser, { token })).data,
    /** Returns the id of an account by its user name, as administrators find it. */
    async idOf(username: string): Promise<string> {
      const { data } = await list(await app.signIn('admin'), { keyword: username });
      return data.list.find((user) => user.username === username)?.id as string;
    },
  };
}
