/** Calls of sub-users, of accounts of the administering side, and of the departments that they belong to. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import {
  batchBody,
  credential,
  definePageShape,
  defineSorter,
  idParams,
  listQuery,
  namedId,
  optionTree,
} from '../calls/shapes';
import { code, id, key, line } from '../calls/text-kinds';
import { DUTIES } from '../workflow/duties';
import { ROLES } from './roles';

const TAG = 'accounts';

export const userData = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  /** Telephone number, masked in lists. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  role: z.enum(ROLES),
  /** Additional reading roles of the account. */
  more_roles: z.array(z.enum(ROLES)),
  company: namedId.nullable(),
  department_id: z.string().nullable(),
  /** The name of the department. */
  department: z.string().nullable(),
  tax_ids: z.array(z.string()),
  /** Programs granted to a filer; for an account of an office, those that it is limited to, none for all. */
  programs: z.array(z.string()),
  /** Duties of a person of an office; none: every duty of the role. */
  duties: z.array(z.enum(DUTIES)),
  enabled: z.boolean(),
  must_change_password: z.boolean(),
  second_factor: z.boolean(),
  /** Expiry of the one-time password. */
  password_expires_at: z.iso.datetime().nullable(),
  /** True where the password has expired by the clock of the server. */
  password_expired: z.boolean(),
  last_login_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  /** Counts the changes of what people set; sent back with a change, which is refused where somebody else has made one since. */
  version: z.number().int(),
});
export type SubUserAccount = z.infer<typeof userData>;

const USER_COLUMNS = ['username', 'name', 'role', 'last_login_at', 'created_at'] as const;

const usersQuery = listQuery.extend({
  sorter: defineSorter(USER_COLUMNS).default('-created_at').catch('-created_at'),
  role: z.enum(ROLES).optional(),
  enabled: z.stringbool().optional(),
  /** A department of a company by its id, an administering one by its code. */
  department_id: id.optional(),
});
export type UsersQuery = z.infer<typeof usersQuery>;
const usersData = definePageShape(userData);
export type UserPage = z.infer<typeof usersData>;

export const users = defineCall('users', 'GET /api/users', {
  tag: TAG,
  summary: "The company's accounts; those of all companies for an administrator",
  access: 'users.manage',
  query: usersQuery,
  data: usersData,
});

export const user = defineCall('user', 'GET /api/v1.0/accounts/users/{id}/', {
  tag: TAG,
  summary: 'One account',
  access: 'users.manage',
  params: idParams,
  data: userData,
});

const userFields = z.object({
  name: line(50),
  phone: code,
  email: line(100).nullish(),
  /** A department of the company; for reviewers and reading roles the code of the administering department. */
  department_id: id.nullish(),
  tax_ids: z.array(key).max(20),
  role: z.enum(ROLES),
  more_roles: z.array(z.enum(ROLES)).max(ROLES.length),
  programs: z.array(key).max(50),
  duties: z.array(z.enum(DUTIES)).max(DUTIES.length),
  enabled: z.boolean(),
});
const createUserBody = userFields.extend({
  username: code,
  tax_ids: userFields.shape.tax_ids.default([]),
  more_roles: userFields.shape.more_roles.default([]),
  programs: userFields.shape.programs.default([]),
  duties: userFields.shape.duties.default([]),
  enabled: userFields.shape.enabled.default(true),
});
export type CreateUserBody = z.input<typeof createUserBody>;
export type NewUser = z.infer<typeof createUserBody>;
/** The account, its one-time password, shown only once, and whether an invitation can be sent by SMS. */
const createUserData = userData.extend({ password: z.string(), invites_by_sms: z.boolean() });
export type CreateUserData = z.infer<typeof createUserData>;

export const createUser = defineCall('createUser', 'POST /api/v1.0/accounts/users/', {
  tag: TAG,
  summary: 'Create an account with a one-time password',
  access: 'users.manage',
  body: createUserBody,
  data: createUserData,
});

/** Values to change; those left out stay. */
const updateUserBody = userFields.extend({ version: z.number().int() }).partial();
export type UpdateUserBody = z.input<typeof updateUserBody>;
export type UserChanges = z.infer<typeof updateUserBody>;

export const updateUser = defineCall('updateUser', 'PUT /api/v1.0/accounts/users/{id}/', {
  tag: TAG,
  summary: 'Change an account; switching it off ends its sessions',
  access: 'users.manage',
  params: idParams,
  body: updateUserBody,
  data: userData,
});

const handOverBody = z.object({
  /** Account of the same company that takes over; an office may give a person without an account instead. */
  account: id.optional(),
  person: createUserBody.pick({ username: true, name: true, phone: true, email: true }).optional(),
  reason: line(200),
  /** The caller's own password. */
  password: credential,
});
export type HandOverBody = z.infer<typeof handOverBody>;
const handOverData = z.object({
  id: z.string(),
  username: z.string(),
  /** The one-time password of a new account; null for one that existed. */
  password: z.string().nullable(),
  invites_by_sms: z.boolean(),
});
export type HandOverData = z.infer<typeof handOverData>;

export const handOverMainAccount = defineCall(
  'handOverMainAccount',
  'POST /api/v1.0/accounts/users/{id}/handover/',
  {
    tag: TAG,
    summary:
      "Hand a company's main account over to another person: the main account becomes a filer, or is deleted where an office does it",
    access: 'users.manage',
    params: idParams,
    body: handOverBody,
    data: handOverData,
  },
);

const resetPasswordBody = z.object({ id, password: credential.optional() });
export type ResetPasswordBody = z.infer<typeof resetPasswordBody>;
const resetPasswordData = z.object({
  id: z.string(),
  /** The one-time password; null when the caller chose one. */
  password: z.string().nullable(),
  invites_by_sms: z.boolean(),
});
export type ResetPasswordData = z.infer<typeof resetPasswordData>;

export const resetPassword = defineCall('resetPassword', 'POST /api/v1.0/accounts/resetpassword', {
  tag: TAG,
  summary: 'Give an account a new password, which must be changed at the next sign-in',
  access: 'users.manage',
  body: resetPasswordBody,
  data: resetPasswordData,
});

const refused = z.array(z.object({ id: z.string(), msg: z.string() }));
export const batchResult = z.object({ done: z.array(z.string()), refused });
export type BatchResult = z.infer<typeof batchResult>;

export const batchDelete = defineCall('batchDelete', 'POST /api/v1.0/accounts/batch_delete', {
  tag: TAG,
  summary: 'Delete accounts; answers for each id',
  access: 'users.manage',
  body: batchBody,
  data: batchResult,
});

/** `passwords`: the one-time password of each id in `done`, shown only once. */
const batchResetData = batchResult.extend({
  passwords: z.array(z.object({ id: z.string(), username: z.string(), password: z.string() })),
  invites_by_sms: z.boolean(),
});
export type BatchResetResult = z.infer<typeof batchResetData>;

export const batchResetPassword = defineCall(
  'batchResetPassword',
  'POST /api/v1.0/accounts/batch_reset_password',
  {
    tag: TAG,
    summary: 'Give accounts one-time passwords; answers for each id',
    access: 'users.manage',
    body: batchBody,
    data: batchResetData,
  },
);

/** The one-time password as it was shown to the caller: the server does not keep it. */
const inviteUserBody = z.object({ phone: code, password: credential });
export type InviteUserBody = z.infer<typeof inviteUserBody>;

export const inviteUser = defineCall('inviteUser', 'POST /api/v1.0/accounts/users/{id}/invitation', {
  tag: TAG,
  summary: 'Send the invitation of a new account by SMS, while its one-time password is good',
  access: 'users.manage',
  params: idParams,
  body: inviteUserBody,
  /** `invitation`: id of the SMS, by which it can be withdrawn. */
  data: z.object({ invitation: z.string() }),
});

const withdrawInvitationBody = z.object({ invitation: id });
export const withdrawInvitation = defineCall(
  'withdrawInvitation',
  'POST /api/v1.0/accounts/users/{id}/invitation/undo/',
  {
    tag: TAG,
    summary: 'Withdraw an invitation by SMS that has not gone out yet',
    access: 'users.manage',
    params: idParams,
    body: withdrawInvitationBody,
    data: z.null(),
  },
);

const departmentData = namedId.extend({ user_count: z.number().int() });
export type CompanyDepartment = z.infer<typeof departmentData>;
const departmentBody = z.object({ name: line(50) });
export type DepartmentBody = z.infer<typeof departmentBody>;

export const ownDepartments = defineCall('ownDepartments', 'GET /api/v1.0/accounts/portal/dept_list/', {
  tag: TAG,
  summary: "The company's own departments",
  access: 'signedIn',
  data: z.array(departmentData),
});

export const createDepartment = defineCall('createDepartment', 'POST /api/v1.0/accounts/portal/dept_list/', {
  tag: TAG,
  summary: 'Add a department',
  access: 'users.manage',
  body: departmentBody,
  data: departmentData,
});

export const updateDepartment = defineCall(
  'updateDepartment',
  'PUT /api/v1.0/accounts/portal/dept_list/{id}/',
  {
    tag: TAG,
    summary: 'Rename a department',
    access: 'users.manage',
    params: idParams,
    body: departmentBody,
    data: departmentData,
  },
);

export const deleteDepartment = defineCall(
  'deleteDepartment',
  'DELETE /api/v1.0/accounts/portal/dept_list/{id}/',
  {
    tag: TAG,
    summary: 'Delete a department without users',
    access: 'users.manage',
    params: idParams,
    data: z.null(),
  },
);

export const ownTaxes = defineCall('ownTaxes', 'GET /api/v1.0/accounts/portal/tax_list/', {
  tag: TAG,
  summary: "The company's tax registrations",
  access: 'signedIn',
  data: optionTree,
});
