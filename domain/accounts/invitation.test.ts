import { expect, it } from 'vitest';
import { invitationLink, readInvitation } from './invitation';

it.each([
  ['wu.di', 'vathZEUhM3F9db'],
  ['吴迪 & co', 'a+b/c=#%'],
])('readInvitation reads what invitationLink wrote for %s, behind the #', (username, password) => {
  const { hash, pathname, search } = new URL(
    invitationLink('https://portal.example', { username, password }),
  );
  expect([pathname, search]).toEqual(['/login/login', '']);
  expect(readInvitation(hash)).toEqual({ username, password });
});

it.each(['', '#', '#invited=wu.di', '#code=x', '#form-submit'])('reads no invitation in %j', (hash) =>
  expect(readInvitation(hash)).toBeNull(),
);
