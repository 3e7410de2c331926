/** Second factors: the second step of a sign-in, and those of the own account. */
import { paths } from '@domain/api/paths';
import type { LoginData } from '@domain/calls/accounts';
import type {
  FactorsData,
  FinishFactorBody,
  PasskeySetUp,
  PasswordProof,
  RecoveryCodesData,
  RenameFactorBody,
  SecondStepBody,
  TotpSetUp,
} from '@domain/calls/second-factors';
import { request } from '@/utils/request';

export const secondStep = (data: SecondStepBody) => request<LoginData | null>(paths.secondStep, { data });

export const fetchFactors = () => request<FactorsData>(paths.factors);

export const beginTotp = (data: PasswordProof) => request<TotpSetUp>(paths.beginTotp, { data });

export const beginPasskey = (data: PasswordProof) => request<PasskeySetUp>(paths.beginPasskey, { data });

export const finishFactor = (data: FinishFactorBody) =>
  request<RecoveryCodesData>(paths.finishFactor, { data });

export const renameFactor = (id: string, data: RenameFactorBody) =>
  request<null>(paths.renameFactor, { path: { id }, data });

export const removeFactor = (id: string, data: PasswordProof) =>
  request<null>(paths.removeFactor, { path: { id }, data });

export const newRecoveryCodes = (data: PasswordProof) =>
  request<RecoveryCodesData>(paths.newRecoveryCodes, { data });

/** For a person who has lost them. */
export const resetFactors = (id: string) => request<null>(paths.resetFactors, { data: { id } });
