import { vi } from 'vitest';
import * as passwords from '../../../server/accounts/passwords';

/** Runs `meanwhile` after the next password check, before its result is used. */
export function runAfterPasswordCheck(meanwhile: () => Promise<unknown>): void {
  const compare = passwords.isPassword;
  const spy = vi.spyOn(passwords, 'isPassword').mockImplementation(async (...given) => {
    spy.mockRestore();
    const isRight = await compare(...given);
    await meanwhile();
    return isRight;
  });
}
