/** Sign-in, registration and accounts (specification, section 7: authentication and accounts), one function per call. */

import { paths } from '@domain/api/paths.generated';
import type { BatchResetResult, BatchResult, CreateUserBody, CreateUserData, Department, DepartmentBody, ResetPasswordBody, ResetPasswordData, UpdateUserBody, User, UserPage, UsersQuery } from '@domain/accounts/sub-user-calls';
import type { CaptchaAudioData, CaptchaData, ChallengeData, ChallengeQuery, CurrentUser, ForgetPasswordBody, LoginBody, LoginData, LoginRefusal, SendSmsBody, SendSmsData, SmsLoginBody } from '@domain/accounts/calls';
import type { EditPasswordBody, EditPhoneBody, Session } from '@domain/accounts/own-account-calls';
import type { CompanyName, RegisterBody, RegisterData } from '@domain/company/calls';
import type { Notice } from '@domain/inbox/calls';
import type { BindOidcBody, FinishOidcBody, OidcBegin, OidcBinding, OidcUnknown } from '@domain/accounts/oidc-calls';
import type {
  FactorsData,
  FinishFactorBody,
  PasskeySetUp,
  PasswordProof,
  RecoveryCodesData,
  RenameFactorBody,
  SecondStepBody,
  TotpSetUp,
} from '@domain/accounts/second-factor-calls';
import type { OptionNode } from '@domain/calls/shapes';
import { request } from '@/utils/request';
import { inBackground } from './levels';

export const login = (data: LoginBody) => request<LoginData | LoginRefusal | null>(paths.login, { data });

/** Ends the session on the server; the portal forgets it whatever the answer is. */
export const logout = () => request<null>(paths.logout, inBackground);

export const register = (data: RegisterBody) => request<RegisterData | null>(paths.register, { data });

/** Silent: 208 (registered already, or not known) is as good an answer as 200, and is shown beside the field. */
export const fetchCompanyName = (creditCode: string) =>
  request<CompanyName | null>(paths.companyName, { params: { credit_code: creditCode }, ...inBackground });

export const fetchCaptcha = () => request<CaptchaData>(paths.captcha);

/** Silent: what asks for a proof or a sound says beside itself that there is none. */
export const fetchChallenge = (params: ChallengeQuery) =>
  request<ChallengeData>(paths.proofChallenge, { params, ...inBackground });

export const fetchCaptchaAudio = (captcha_id: string) =>
  request<CaptchaAudioData | null>(paths.captchaAudio, { params: { captcha_id }, ...inBackground });

export const sendSms = (data: SendSmsBody) => request<SendSmsData | null>(paths.sendSms, { data });

export const smsLogin = (data: SmsLoginBody) => request<LoginData | null>(paths.smsLogin, { data });

export const forgetPassword = (data: ForgetPasswordBody) => request<null>(paths.forgetPassword, { data });

/** The administering departments, which review filings first. */
export const fetchDepartments = () => request<OptionNode[]>(paths.departments);

export const fetchTaxAuthorities = () => request<OptionNode[]>(paths.taxAuthorities);

export const fetchIndustries = () => request<OptionNode[]>(paths.industries);

export const fetchCurrentUser = () => request<CurrentUser>(paths.currentUser);

/** The company's own departments. */
export const fetchOwnDepartments = () => request<Department[]>(paths.ownDepartments);

export const createDepartment = (data: DepartmentBody) =>
  request<Department | null>(paths.createDepartment, { data });

export const renameDepartment = (id: string, data: DepartmentBody) =>
  request<Department | null>(paths.updateDepartment, { path: { id }, data });

export const deleteDepartment = (id: string) => request<null>(paths.deleteDepartment, { path: { id } });

/** The company's tax registrations. */
export const fetchOwnTaxes = () => request<OptionNode[]>(paths.ownTaxes);

export const editPassword = (data: EditPasswordBody) => request<null>(paths.editPassword, { data });

export const editPhone = (data: EditPhoneBody) =>
  request<{ phone: string } | null>(paths.editPhone, { data });

/** Devices on which the own account is signed in. */
export const fetchSessions = () => request<Session[]>(paths.sessions);

export const endSession = (id: string) => request<null>(paths.endSession, { path: { id } });

export const endOtherSessions = () => request<{ ended: number } | null>(paths.endOtherSessions);

/** Messages for the bell. Silent: it is asked for again and again. */
export const fetchNotices = () => request<Notice[]>(paths.notices, inBackground);

export const fetchUsers = (params: Partial<UsersQuery>) => request<UserPage>(paths.users, { params });

export const fetchUser = (id: string) => request<User>(paths.user, { path: { id } });

export const createUser = (data: CreateUserBody) =>
  request<CreateUserData | null>(paths.createUser, { data });

export const updateUser = (id: string, data: UpdateUserBody) =>
  request<User | null>(paths.updateUser, { path: { id }, data });

export const resetPassword = (data: ResetPasswordBody) =>
  request<ResetPasswordData | null>(paths.resetPassword, { data });

export const deleteUsers = (ids: string[]) =>
  request<BatchResult | null>(paths.batchDelete, { data: { ids } });

export const resetPasswords = (ids: string[]) =>
  request<BatchResetResult | null>(paths.batchResetPassword, { data: { ids } });

/** Begins signing in by another service. */
export const beginOidc = (provider: string) =>
  request<OidcBegin | null>(paths.beginOidc, { data: { provider } });

export const finishOidc = (data: FinishOidcBody) =>
  request<(LoginData & LoginRefusal & OidcUnknown) | null>(paths.finishOidc, { data });

export const leaveOidc = (provider: string) =>
  request<{ url: string | null }>(paths.leaveOidc, { data: { provider }, ...inBackground });

export const fetchOidcBindings = () => request<OidcBinding[]>(paths.oidcBindings);

export const bindOidc = (data: BindOidcBody) => request<null>(paths.bindOidc, { data });

export const unbindOidc = (id: string, password: string) =>
  request<null>(paths.unbindOidc, { path: { id }, data: { password } });

/** The second step of a sign-in. */
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
