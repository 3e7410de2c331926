import type { SecondStep } from '@domain/calls/second-step';
import { useState } from 'react';
import { canUsePasskeys, provePasskey } from './passkeys';

export type Way = 'passkey' | 'totp' | 'recovery';

/** The ways in which a person can prove a second factor here, and the one that is taken. */
export function useWays(step: SecondStep, send: (proof: object) => unknown) {
  const ways: Way[] = [
    ...(step.passkey && canUsePasskeys() ? ['passkey' as const] : []),
    ...(step.totp ? ['totp' as const] : []),
    ...(step.recovery ? ['recovery' as const] : []),
  ];
  const [chosen, choose] = useState<Way | undefined>(ways[0]);
  const bringPasskey = async () => {
    const passkey = step.passkey && (await provePasskey(step.passkey));
    if (passkey) await send({ passkey });
  };
  return { chosen, choose, bringPasskey, others: ways.filter((way) => way !== chosen) };
}
