/**
 * Invitation to a new account: a link with its login name and one-time password, valid once, until the person sets a password
 * or the one-time password expires. Both values follow the `#`, which browsers do not send to a server.
 */
export interface AccountInvitation {
  username: string;
  password: string;
}

/** State of a history entry after an invitation was opened: it survives a reload, which the memory of a page does not. */
export interface InvitedState {
  invitation: AccountInvitation;
}

const LOGIN = '/login/login';

export const createInvitationLink = (origin: string, { username, password }: AccountInvitation): string =>
  `${origin}${LOGIN}#${new URLSearchParams({ invited: username, code: password })}`;

/** Reads the invitation from the hash of an address; null where it holds none. */
export function readInvitation(hash: string): AccountInvitation | null {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const [username, password] = [said.get('invited'), said.get('code')];
  return username && password ? { username, password } : null;
}
