/**
 * Statuses and steps of a company as a table: which step leads from where to where, and whether it needs a reason. A
 * registration that waits for the office may sign in and prepare drafts; it can submit once it is activated. Rejected and
 * disabled companies cannot sign in, their filings stay. (Catalogue: company_status, RG success, login failures.)
 */

import { accountMessages } from '../accounts/messages';
import type { Dictionary } from '../definition';
import type { Text } from '../text';
import { companyMessages } from './messages';

export const companyStatus: Dictionary = {
  name: 'company_status',
  title: { zh: '企业注册状态', en: 'Company registration status', ar: 'حالة تسجيل الشركة' },
  items: [
    { value: 'pending', zh: '待审核', en: 'Waiting for review', ar: 'بانتظار المراجعة' },
    { value: 'active', zh: '已启用', en: 'Active', ar: 'مفعّل' },
    { value: 'rejected', zh: '未通过', en: 'Rejected', ar: 'مرفوض' },
    { value: 'disabled', zh: '已停用', en: 'Disabled', ar: 'معطّل' },
    { value: 'cancelled', zh: '已注销', en: 'Cancelled', ar: 'أُلغي' },
  ],
};

/** Companies whose main account may have the same mobile number (catalogue: RG-10). */
export const COMPANIES_PER_PHONE = 3;

export const COMPANY_STATUSES = ['pending', 'active', 'rejected', 'disabled', 'cancelled'] as const;
export type CompanyStatus = (typeof COMPANY_STATUSES)[number];

export const COMPANY_STEPS = ['activate', 'reject', 'disable', 'enable'] as const;
export type CompanyStep = (typeof COMPANY_STEPS)[number];

interface Step extends Text {
  from: readonly CompanyStatus[];
  to: CompanyStatus;
  /** True for steps that take access away: they need a reason, of which the company is notified. */
  needsReason: boolean;
}

export const companySteps: Record<CompanyStep, Step> = {
  activate: {
    zh: '启用注册',
    en: 'Activate',
    ar: 'تفعيل التسجيل',
    from: ['pending', 'rejected'],
    to: 'active',
    needsReason: false,
  },
  reject: { zh: '不予通过', en: 'Reject', ar: 'رفض', from: ['pending'], to: 'rejected', needsReason: true },
  disable: {
    zh: '停用企业',
    en: 'Disable',
    ar: 'تعطيل',
    from: ['active'],
    to: 'disabled',
    needsReason: true,
  },
  enable: { zh: '恢复启用', en: 'Enable', ar: 'تفعيل', from: ['disabled'], to: 'active', needsReason: false },
};

const isStatus = (status: string): status is CompanyStatus =>
  COMPANY_STATUSES.some((known) => known === status);

/** Steps that can be taken with a company now. */
export const listCompanySteps = (status: string): CompanyStep[] =>
  COMPANY_STEPS.filter((step) => isStatus(status) && companySteps[step].from.includes(status));

/** The reason why a step cannot be taken; null where it can. */
export function findCompanyStepFault(
  status: string,
  step: CompanyStep,
  reason: string | undefined,
): Text | null {
  if (!listCompanySteps(status).includes(step)) return companyMessages.stepNotFromHere;
  return companySteps[step].needsReason && !reason ? companyMessages.reasonMissing : null;
}

/** The status of a new registration. */
export const getRegistrationStatus = (isReviewed: boolean): CompanyStatus =>
  isReviewed ? 'pending' : 'active';

/** Statuses of a company whose people can sign in. */
export const OPEN_COMPANY_STATUSES: readonly CompanyStatus[] = ['pending', 'active'];

export const isOpenCompany = (status: string): boolean =>
  OPEN_COMPANY_STATUSES.some((open) => open === status);

/** The reason why people of a company cannot sign in; null where they can. */
export function findSignInFault(status: string): Text | null {
  if (isOpenCompany(status)) return null;
  return status === 'rejected' ? accountMessages.companyRejected : accountMessages.companyClosed;
}

/** The reason why a company may not submit; null where it may. */
export function findSubmissionFault(status: string): Text | null {
  if (status === 'active') return null;
  return status === 'pending' ? companyMessages.submitsWhenActive : accountMessages.companyClosed;
}

/** The name of a status in both languages. */
export const getCompanyStatusName = (status: string): Text =>
  companyStatus.items.find(({ value }) => value === status) ?? { zh: status, en: status };
