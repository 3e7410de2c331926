import { vi } from 'vitest';
import * as passwords from '../../../server/accounts/passwords';

/** Lets something happen after the next password was compared, and before anything follows from that. */
export function runAfterPasswordCheck(meanwhile: () => Promise<unknown>): void {
  const compare = passwords.isPassword;
  const spy = vi.spyOn(passwords, 'isPassword').mockImplementation(async (...given) => {
    spy.mockRestore();
    const isRight = await compare(...given);
    await meanwhile();
    return isRight;
  });
}
