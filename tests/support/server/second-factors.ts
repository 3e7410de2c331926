/** Second factors on the test application: people set them up and sign in with them. */
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import type { LoginData, LoginRefusal } from '../../../domain/accounts/calls';
import type {
  FactorsData,
  PasskeySetUp,
  RecoveryCodesData,
  TotpSetUp,
} from '../../../domain/accounts/second-factor-calls';
import type { SecondStep } from '../../../domain/accounts/second-step-shapes';
import { paths } from '../../../domain/api/paths.generated';
import { createAccountAdmin } from './account-admin';
import type { TestApp } from './application';
import { createSoftwarePasskey } from './software-passkey';

export const PASSWORD = 'Portal#2026';
export const SITE = 'http://localhost';
export const proof = { password: PASSWORD };

export function createFactorClient(app: TestApp) {
  const login = (username: string, device?: string) =>
    app.call<LoginData & LoginRefusal>(paths.login, { body: { username, password: PASSWORD, device } });
  const codeOf = (secret: string, aside = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now.getTime() + aside });

  return {
    login,
    codeOf,
    finish: (body: object) => app.call<LoginData>(paths.secondStep, { body }),
    factorsOf: async (token: string) => (await app.call<FactorsData>(paths.factors, { token })).data,

    /** Signs in up to the second step. */
    async stepOf(username: string): Promise<SecondStep> {
      const { code, data } = await login(username);
      expect([code, data?.access]).toEqual([208, undefined]);
      return data.second_step as SecondStep;
    },

    async setUpApp(token: string, name = '手机') {
      const { data } = await app.call<TotpSetUp>(paths.beginTotp, { token, body: proof });
      const body = { ticket: data.ticket, name, code: codeOf(data.secret) };
      const { data: done } = await app.call<RecoveryCodesData>(paths.finishFactor, { token, body });
      app.clock.advance(60);
      return { secret: data.secret, codes: done.recovery_codes ?? [], ticket: data.ticket };
    },

    async setUpPasskey(token: string) {
      const passkey = createSoftwarePasskey(SITE);
      const { data } = await app.call<PasskeySetUp>(paths.beginPasskey, { token, body: proof });
      const body = { ticket: data.ticket, name: '办公电脑', passkey: passkey.make(data.options) };
      const done = await app.call<RecoveryCodesData>(paths.finishFactor, { token, body });
      expect(done).toMatchObject({ code: 200 });
      return { passkey, codes: done.data.recovery_codes ?? [] };
    },

    async reset(username: string) {
      const id = await createAccountAdmin(app).idOf(username);
      return app.call(paths.resetFactors, { token: await app.signIn('admin'), body: { id } });
    },
  };
}

export type SecondFactors = ReturnType<typeof createFactorClient>;
