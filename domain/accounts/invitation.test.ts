import { describe, expect, it } from 'vitest';
import { createInvitationLink, readInvitation } from './invitation';

describe(readInvitation, () => {
  it.each([
    ['wu.di', 'vathZEUhM3F9db'],
    ['吴迪 & co', 'a+b/c=#%'],
  ])('returns what createInvitationLink wrote for %s, out of the fragment after #', (username, password) => {
    const { hash, pathname, search } = new URL(
      createInvitationLink('https://portal.example', { username, password }),
    );
    expect([pathname, search]).toEqual(['/login/login', '']);
    expect(readInvitation(hash)).toEqual({ username, password });
  });

  it.each(['', '#', '#invited=wu.di', '#code=x', '#form-submit'])(
    'returns null for the fragment %j',
    (hash) => expect(readInvitation(hash)).toBeNull(),
  );
});
