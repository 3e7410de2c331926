/** Companies as administrators keep them, and the credit codes that they let register. */

import { paths } from '@domain/api/paths.generated';
import type { CompanyRecord } from '@domain/company/record-calls';
import type { Undelivered } from '@domain/inbox/delivery-calls';
import type {
  CompanyDepartmentBody,
  CompanyLog,
  CompanyLogQuery,
  CompanyStepBody,
  CreditCodeException,
  CreditCodeExceptionBody,
  CreditCodeExceptions,
  CreditCodeExceptionsQuery,
  ManagedCompanies,
  ManagedCompaniesQuery,
  ManagedCompany,
} from '@domain/company/managed-company-calls';
import { request } from '@/utils/request';

export const fetchCompanies = (params: Partial<ManagedCompaniesQuery>) =>
  request<ManagedCompanies>(paths.managedCompanies, { params });

/** Messages that never went out. */
export const fetchUndelivered = () =>
  request<{ list: Undelivered[]; total: number }>(paths.undeliveredMessages);

export const fetchCompany = (id: string) => request<ManagedCompany>(paths.managedCompany, { path: { id } });

/** What the city has decided about a company, and what it owes. */
export const fetchCompanyRecord = (id: string) =>
  request<CompanyRecord>(paths.companyRecord, { path: { id } });

export const fetchCompanyLog = (id: string, params: Partial<CompanyLogQuery>) =>
  request<CompanyLog>(paths.managedCompanyLog, { path: { id }, params });

export const stepCompany = (id: string, data: CompanyStepBody) =>
  request<ManagedCompany | null>(paths.stepCompany, { path: { id }, data });

export const moveCompany = (id: string, data: CompanyDepartmentBody) =>
  request<ManagedCompany | null>(paths.moveCompany, { path: { id }, data });

export const fetchExceptions = (params: Partial<CreditCodeExceptionsQuery>) =>
  request<CreditCodeExceptions>(paths.creditCodeExceptions, { params });

export const addException = (data: CreditCodeExceptionBody) =>
  request<CreditCodeException | null>(paths.addCreditCodeException, { data });

export const removeException = (id: string) =>
  request<null>(paths.removeCreditCodeException, { path: { id } });
