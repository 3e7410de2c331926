/** Registration and the company's profile: the calls' inputs and answers (contract: accounts, company). */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { credential, definePageShape, idParams, listQuery } from '../calls/shapes';
import { code, key, line } from '../calls/text-kinds';
import { COMPANY_STATUSES } from './status';

const TAG = 'company';

const companyNameQuery = z.object({ credit_code: code });
const companyNameData = z.object({
  company_name: z.string(),
  registered: z.literal(false),
  legal_rep_name: z.string().nullable(),
  /** Source of the name, with the day of its data; null where an administrator entered it. */
  origin: z.object({ source: z.string(), as_of: z.string() }).nullable(),
});
export type RegisteredName = z.infer<typeof companyNameData>;
/** `data` on 200 and, when the company is registered already, on 208; null when the register does not know the code. */
export type CompanyName = { company_name: string; registered: boolean } & Partial<
  Pick<RegisteredName, 'legal_rep_name' | 'origin'>
>;

export const companyName = defineCall('companyName', 'GET /api/v1.0/accounts/portal/company_name', {
  tag: TAG,
  summary: "The company's name by its credit code",
  access: 'public',
  query: companyNameQuery,
  data: companyNameData,
});

export const registerBody = z.object({
  credit_code: code,
  company_name: line(100),
  /** Login name; when absent, the credit code. */
  username: code.optional(),
  password: credential,
  confirm_password: credential.optional(),
  contact_name: line(50),
  phone: code,
  sms_code: credential,
  dept: key,
  tax: key,
  industry: key,
  agree: z.boolean(),
  email: line(100).optional(),
  registered_date: code.optional(),
  registration_type: key.optional(),
  district: key.optional(),
  registered_address: line(200).optional(),
  legal_rep_name: line(50).optional(),
  contact_position: key.optional(),
});
export type RegisterBody = z.infer<typeof registerBody>;
const registerData = z.object({ id: z.string(), username: z.string(), status: z.enum(COMPANY_STATUSES) });
export type RegisterData = z.infer<typeof registerData>;

export const register = defineCall('register', 'POST /api/v1.0/portal/company/register/', {
  tag: TAG,
  summary: 'Register a company; the account that comes with it is its owner',
  access: 'public',
  body: registerBody,
  data: registerData,
});

const companyInfoData = z.object({
  id: z.string(),
  /** The version of the profile; a change carries the one that it was made from. */
  version: z.number().int(),
  /** The profile by key, with name, credit_code and status. Sensitive values are masked for those who cannot edit. */
  data: z.record(z.string(), z.unknown()),
  updated_at: z.iso.datetime(),
});
export type CompanyInfo = z.infer<typeof companyInfoData>;

export const companyInfo = defineCall('companyInfo', 'GET /api/v1.0/portal/company/info/{id}/', {
  tag: TAG,
  summary: 'The company profile',
  access: 'company.read',
  params: idParams,
  data: companyInfoData,
});

/** New values by key: keys that are absent stay as they are, null empties one. */
const updateCompanyInfoBody = z.object({
  version: z.number().int(),
  data: z.record(z.string(), z.unknown()),
});
export type UpdateCompanyInfoBody = z.infer<typeof updateCompanyInfoBody>;

export const updateCompanyInfo = defineCall('updateCompanyInfo', 'PUT /api/v1.0/portal/company/info/{id}/', {
  tag: TAG,
  summary: 'Change the company profile; a stale version is refused with the newer values',
  access: 'company.edit',
  params: idParams,
  body: updateCompanyInfoBody,
  data: companyInfoData,
});

/** `data` of a 208 answer to a change that carried a stale version. Nothing was overwritten. */
export interface CompanyConflict {
  conflict: true;
  version: number;
  theirs: Record<string, unknown>;
  updated_by: string;
  updated_at: string;
}

const companyChange = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actor: z.object({ name: z.string(), role: z.string() }),
  action: z.string(),
  /** The version of the profile that the change made. */
  version: z.number().int().nullable(),
  /** Sensitive values are masked for everybody. */
  changes: z.array(z.object({ key: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type CompanyChange = z.infer<typeof companyChange>;

const companyHistoryQuery = listQuery.pick({ current: true, pageSize: true });
export type CompanyHistoryQuery = z.infer<typeof companyHistoryQuery>;
const companyHistoryData = definePageShape(companyChange);
export type CompanyHistory = z.infer<typeof companyHistoryData>;

export const companyHistory = defineCall(
  'companyHistory',
  'GET /api/v1.0/portal/company/info/{id}/history/',
  {
    tag: TAG,
    summary: 'What was changed in the company profile, by whom and when, newest first',
    access: 'company.read',
    params: idParams,
    query: companyHistoryQuery,
    data: companyHistoryData,
  },
);
