/**
 * An invitation is a link that brings a new account and its one-time password along: good once, until an own password is
 * set, and as long as that one. Both stand behind the `#`, which no browser sends to a server.
 */
export interface AccountInvitation {
  username: string;
  password: string;
}

const LOGIN = '/login/login';

export const createInvitationLink = (origin: string, { username, password }: AccountInvitation): string =>
  `${origin}${LOGIN}#${new URLSearchParams({ invited: username, code: password })}`;

/** The invitation that an address brings; null where it brings none. */
export function readInvitation(hash: string): AccountInvitation | null {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const [username, password] = [said.get('invited'), said.get('code')];
  return username && password ? { username, password } : null;
}
