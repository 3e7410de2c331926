/** Sign-in, registration and accounts (specification, section 7: authentication and accounts), one function per call. */

import { paths } from '@domain/api/paths';
import type {
  BatchResetResult,
  BatchResult,
  CaptchaAudioData,
  CaptchaData,
  ChallengeData,
  ChallengeQuery,
  CreateUserBody,
  CreateUserData,
  CurrentUser,
  Department,
  DepartmentBody,
  EditPasswordBody,
  EditPhoneBody,
  ForgetPasswordBody,
  LoginBody,
  LoginData,
  LoginRefusal,
  ResetPasswordBody,
  ResetPasswordData,
  SendSmsBody,
  SendSmsData,
  Session,
  SmsLoginBody,
  UpdateUserBody,
  User,
  UserPage,
  UsersQuery,
} from '@domain/calls/accounts';
import type { CompanyName, RegisterBody, RegisterData } from '@domain/calls/companies';
import type { Notice } from '@domain/calls/inbox';
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
