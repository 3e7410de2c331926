/**
 * One-time password of the last sign-in, until the person has set their own: it is not asked for twice. It is held in this
 * page's memory only, and lost on a reload.
 */
let typed: string | null = null;

export const setOneTimePassword = (password: string | null): void => {
  typed = password;
};

export const getOneTimePassword = (): string | null => typed;
