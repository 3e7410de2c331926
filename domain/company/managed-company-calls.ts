/**
 * Calls of the companies, for administrators who manage them and auditors who read them: the list, one company, its steps,
 * and credit codes accepted by hand.
 */

import { z } from 'zod';
import { userData } from '../accounts/sub-user-calls';
import { COMPANY_COLUMNS } from '../api/call-constants';
import { defineCall } from '../calls/define';
import {
  definePageShape,
  defineSorter,
  idParams,
  listQuery,
  namedId,
  optionNode,
  unshownData,
} from '../calls/shapes';
import { code, key, line, lines } from '../calls/text-kinds';
import { FILING_STATUSES } from '../filing/status';
import { COMPANY_STATUSES, COMPANY_STEPS } from './status';

const TAG = 'companies';
const RIGHT = 'companies.manage';
const REASON_AT_MOST = 500;

const status = z.enum(COMPANY_STATUSES);
const day = z.iso.date();
const department = optionNode;

const companyHead = z.object({
  id: z.string(),
  name: z.string(),
  credit_code: z.string(),
  status,
  /** Department in charge; an empty value where none was chosen. */
  department,
  accounts: z.number().int(),
  filings: z.number().int(),
  registered_at: z.iso.datetime(),
});
export type ManagedCompanyHead = z.infer<typeof companyHead>;

export const companiesQuery = listQuery.extend({
  status: status.optional(),
  department: key.optional(),
  /** First and last day of registration, in Asia/Shanghai. */
  from: day.optional(),
  to: day.optional(),
  sorter: defineSorter(COMPANY_COLUMNS).default('-registered_at'),
});
export type ManagedCompaniesQuery = z.infer<typeof companiesQuery>;

const companiesData = definePageShape(companyHead).extend({
  /** Number of companies by status, over the person's whole scope, whatever the filters. */
  by_status: z.partialRecord(status, z.number().int()),
});
export type ManagedCompanies = z.infer<typeof companiesData>;

export const managedCompanies = defineCall('managedCompanies', 'GET /api/v1.0/review/companies/', {
  tag: TAG,
  summary: 'Every company of the scope, by name, credit code, department, status and day of registration',
  access: 'companies.read',
  query: companiesQuery,
  data: companiesData,
});

const companyData = companyHead.omit({ accounts: true, filings: true }).extend({
  /** Version of the company, counted with every change; a step that was made from an older one is refused. */
  version: z.number().int(),
  updated_at: z.iso.datetime(),
  /** Values of the profile, sensitive ones masked. */
  profile: z.record(z.string(), z.unknown()),
  /** Accounts of the company, the main account first; telephone numbers are masked. */
  accounts: z.array(userData),
  /** Number of sessions of all accounts of the company that have not ended. */
  sessions: z.number().int(),
  filings: z.array(z.object({ status: z.enum(FILING_STATUSES), count: z.number().int() })),
  unshown: unshownData,
  /** Open companies whose names could be taken for this one's, the oldest first; ten at most. */
  look_alikes: z.array(namedId.extend({ credit_code: z.string() })),
  /** Steps that the present status allows. */
  steps: z.array(z.enum(COMPANY_STEPS)),
});
export type ManagedCompany = z.infer<typeof companyData>;

export const managedCompany = defineCall('managedCompany', 'GET /api/v1.0/review/companies/{id}/', {
  tag: TAG,
  summary: 'One company: profile, accounts, filings by status and open sessions',
  access: 'companies.read',
  params: idParams,
  data: companyData,
});

export const companyLogLine = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actor: z.object({ name: z.string(), role: z.string() }),
  action: z.string(),
  /** Subject of the line, where it is not the company itself. */
  subject: z.object({ kind: z.enum(['user', 'filing']), id: z.string(), name: z.string() }).nullable(),
  from_status: z.string().nullable(),
  to_status: z.string().nullable(),
  comment: z.string().nullable(),
  /** Further details in words. */
  about: z.array(z.string()),
  changes: z.array(z.object({ key: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type CompanyLogLine = z.infer<typeof companyLogLine>;

const logQuery = listQuery.pick({ current: true, pageSize: true }).extend({
  /** Lines to list: `profile` for changes of the company itself, `everything` for all. */
  about: z.enum(['profile', 'everything']).default('everything'),
});
export type CompanyLogQuery = z.infer<typeof logQuery>;
const logData = definePageShape(companyLogLine);
export type CompanyLog = z.infer<typeof logData>;

export const managedCompanyLog = defineCall('managedCompanyLog', 'GET /api/v1.0/review/companies/{id}/log/', {
  tag: TAG,
  summary: 'Audit lines of a company, its accounts and filings, newest first',
  access: 'companies.read',
  params: idParams,
  query: logQuery,
  data: logData,
});

const reason = lines(REASON_AT_MOST);

const stepBody = z.object({
  step: z.enum(COMPANY_STEPS),
  /** Version of the company that the caller read. */
  version: z.number().int(),
  reason: reason.optional(),
});
export type CompanyStepBody = z.infer<typeof stepBody>;

export const stepCompany = defineCall('stepCompany', 'POST /api/v1.0/review/companies/{id}/step/', {
  tag: TAG,
  summary: 'Activate, reject, disable or enable a company; who loses access loses the open sessions',
  access: RIGHT,
  params: idParams,
  body: stepBody,
  data: companyData,
});

const departmentBody = z.object({
  department: key,
  version: z.number().int(),
  reason: reason.optional(),
});
export type CompanyDepartmentBody = z.infer<typeof departmentBody>;

export const moveCompany = defineCall('moveCompany', 'PUT /api/v1.0/review/companies/{id}/department/', {
  tag: TAG,
  summary: 'Correct the department in charge: its filings and questions go to the desk of the other one',
  access: RIGHT,
  params: idParams,
  body: departmentBody,
  data: companyData,
});

const exceptionData = z.object({
  id: z.string(),
  credit_code: z.string(),
  company_name: z.string(),
  reason: z.string(),
  /** Last day on which a company can register with the code. */
  until: day,
  is_over: z.boolean(),
  /** Company that has registered with the code. */
  company: namedId.nullable(),
  added_by: z.string(),
  created_at: z.iso.datetime(),
});
export type CreditCodeException = z.infer<typeof exceptionData>;

const exceptionsQuery = listQuery.pick({ current: true, pageSize: true, keyword: true });
export type CreditCodeExceptionsQuery = z.infer<typeof exceptionsQuery>;
const exceptionsData = definePageShape(exceptionData);
export type CreditCodeExceptions = z.infer<typeof exceptionsData>;

export const creditCodeExceptions = defineCall(
  'creditCodeExceptions',
  'GET /api/v1.0/review/credit_code_exceptions/',
  {
    tag: TAG,
    summary: 'Codes that may register although the check digit is wrong or the register does not know them',
    access: RIGHT,
    query: exceptionsQuery,
    data: exceptionsData,
  },
);

const exceptionBody = z.object({
  credit_code: code,
  company_name: line(100),
  reason,
  until: day,
});
export type CreditCodeExceptionBody = z.infer<typeof exceptionBody>;

export const addCreditCodeException = defineCall(
  'addCreditCodeException',
  'POST /api/v1.0/review/credit_code_exceptions/',
  {
    tag: TAG,
    summary: 'Let a code register',
    access: RIGHT,
    body: exceptionBody,
    data: exceptionData,
  },
);

export const removeCreditCodeException = defineCall(
  'removeCreditCodeException',
  'DELETE /api/v1.0/review/credit_code_exceptions/{id}/',
  {
    tag: TAG,
    summary: 'Take an exception away; a company that has registered with it stays',
    access: RIGHT,
    params: idParams,
    data: z.null(),
  },
);
