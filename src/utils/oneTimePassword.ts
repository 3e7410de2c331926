/**
 * The one-time password that somebody has just signed in with, until an own one is set: it is not asked for twice. It
 * stands in the memory of this page alone, and is gone with it.
 */
let typed: string | null = null;

export const setOneTimePassword = (password: string | null): void => {
  typed = password;
};

export const getOneTimePassword = (): string | null => typed;
