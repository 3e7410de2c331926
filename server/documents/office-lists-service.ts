/** Exports recognitions, reports, companies and logs as workbooks, filtered as in their lists. */

import type { Readable } from 'node:stream';
import { ROLES, type Role, roleNames, systemActor } from '../../domain/accounts/roles';
import type { PagedList } from '../../domain/api/envelope';
import { getAuditActionName } from '../../domain/audit/action-names';
import type { AuditLogEntry, ReadLogEntry } from '../../domain/audit/calls';
import {
  describeLogDetails,
  formatConcernedFilings,
  joinWordedDetails,
} from '../../domain/audit/log-details';
import { readKindNames } from '../../domain/audit/read-log';
import { getSubjectKindName } from '../../domain/audit/subject-kinds';
import type { ManagedCompanyHead } from '../../domain/company/managed-company-calls';
import { getCompanyStatusName } from '../../domain/company/status';
import { type ExportCell, toDayCell, toMinuteCell } from '../../domain/document/export';
import { type ExportedList, exportedLists } from '../../domain/document/exported-lists';
import { exportMessages } from '../../domain/document/messages';
import type * as calls from '../../domain/document/office-list-calls';
import type { ListExportBody } from '../../domain/document/office-list-calls';
import { documentWords } from '../../domain/document/words';
import type { GrantItem } from '../../domain/payments/calls';
import { paymentStates } from '../../domain/payments/payment';
import type { RecognitionItem } from '../../domain/recognitions/calls';
import { recognitionStates } from '../../domain/recognitions/recognition';
import type { ReportQueueItem } from '../../domain/reports/calls';
import { reportStatuses } from '../../domain/reports/status';
import { type FileLanguage, fillText, say, type Text } from '../../domain/text';
import { nameBatch } from '../../domain/windows/batch-name';
import { searchAuditLog } from '../companies/audit-log-service';
import type { CompanyDeps } from '../companies/company-deps';
import { listManagedCompanies, listManagedCompanyIds } from '../companies/managed-companies-service';
import type { Caller } from '../core/access';
import { createRefusal } from '../core/errors';
import { parseBatchName } from '../filings/filing-response';
import type { PaymentDeps } from '../payments/payment-deps';
import { listPaymentIds, listPayments } from '../payments/payments-service';
import {
  listRecognitionIds,
  listRecognitions,
  type RecognitionDeps,
} from '../recognitions/recognitions-service';
import type { ReportDeps } from '../reports/report-deps';
import { listReportQueue, listReportQueueIds } from '../reports/report-review-service';
import { searchReads } from '../review/read-log-service';
import type { ReviewDeps } from '../review/review-deps';
import { type ExportDeps, noteExport } from './export-service';
import { type ListPaging, listSheet, type SheetColumn } from './list-sheet';

export interface OfficeListDeps extends ExportDeps {
  recognitions: RecognitionDeps;
  reports: ReportDeps;
  payments: PaymentDeps;
  companies: CompanyDeps;
  review: ReviewDeps;
}

type OfficeListCall = (typeof calls)[keyof typeof calls];
type Sheet = Promise<{ name: string; stream: Readable }>;

const department: Text = { zh: '归口部门', en: 'Department', ar: 'القسم' };
const toDate = (at: string | null) => (at ? new Date(at) : null);
/** `day`: YYYY-MM-DD. */
const toDateCell = (day: string | null): ExportCell => day && { date: day };

function formatBatch(batch: string, language: FileLanguage): ExportCell {
  const named = parseBatchName(batch);
  if (!named) return null;
  return say(nameBatch(named.year, named.no), language);
}

const listRecognitionColumns = (language: FileLanguage): SheetColumn<RecognitionItem>[] => [
  { zh: '企业', en: 'Company', ar: 'الشركة', cell: ({ company }) => company.name },
  {
    zh: '认定项目',
    en: 'Recognition',
    ar: 'الاعتماد',
    cell: ({ title, kind_name: kind }) => (kind ? `${title} · ${kind}` : title),
  },
  { ...documentWords.subject, cell: ({ subject }) => subject },
  { ...documentWords.batch, cell: ({ batch }) => formatBatch(batch, language) },
  { ...documentWords.certificateNo, cell: ({ no }) => no },
  { zh: '有效期自', en: 'Valid from', ar: 'صالح من', cell: ({ valid_from: from }) => toDateCell(from) },
  { zh: '有效期至', en: 'Valid until', ar: 'صالح حتى', cell: ({ valid_to: to }) => toDateCell(to) },
  { zh: '状态', en: 'State', ar: 'الحالة', cell: ({ state }) => say(recognitionStates[state], language) },
  { zh: '撤销日期', en: 'Revoked on', ar: 'أُلغي في', cell: ({ revoked_on: on }) => toDateCell(on) },
];

const unstated: Text = { zh: '未填', en: 'Not given', ar: 'غير مذكور' };
const payeeOrigins = {
  filing: { zh: '申报书', en: 'The filing', ar: 'الطلب' },
  company: { zh: '企业信息', en: 'Company profile', ar: 'نبذة عن الشركة' },
} satisfies Record<string, Text>;

const listPaymentColumns = (language: FileLanguage): SheetColumn<GrantItem>[] => {
  const stated = (value: string | null) => value ?? say(unstated, language);
  return [
    { ...documentWords.receiptNo, cell: ({ receipt_no: no }) => no },
    { zh: '项目编号', en: 'Project number', ar: 'رقم المشروع', cell: ({ project_no: no }) => no },
    { zh: '企业', en: 'Company', ar: 'الشركة', cell: ({ company }) => company },
    { ...documentWords.creditCode, cell: ({ credit_code: code }) => code },
    { ...department, cell: (item) => item.department.label },
    { ...documentWords.program, cell: ({ title }) => title },
    { ...documentWords.subject, cell: ({ subject }) => subject },
    { ...documentWords.batch, cell: ({ batch }) => formatBatch(batch, language) },
    {
      zh: '批准日期',
      en: 'Approved on',
      ar: 'تاريخ الموافقة',
      cell: (item) => toDayCell(toDate(item.approved_at)),
    },
    {
      zh: '批准金额（万元）',
      en: 'Grant (10,000 yuan)',
      ar: 'المنحة (10,000 يوان)',
      cell: ({ granted }) => granted,
    },
    { zh: '户名', en: 'Account name', ar: 'اسم صاحب الحساب', cell: ({ payee }) => stated(payee.holder) },
    { zh: '开户银行', en: 'Bank and branch', ar: 'المصرف والفرع', cell: ({ payee }) => stated(payee.bank) },
    { zh: '银行账号', en: 'Account number', ar: 'رقم الحساب', cell: ({ payee }) => stated(payee.account) },
    {
      zh: '账户来源',
      en: 'Account taken from',
      ar: 'مصدر الحساب',
      cell: ({ payee: { from } }) => from && say(payeeOrigins[from], language),
    },
    { zh: '已拨付（万元）', en: 'Paid (10,000 yuan)', ar: 'المصروف (10,000 يوان)', cell: ({ paid }) => paid },
    {
      zh: '未拨付（万元）',
      en: 'Remaining (10,000 yuan)',
      ar: 'المتبقي (10,000 يوان)',
      cell: ({ remaining }) => remaining,
    },
    {
      zh: '拨付状态',
      en: 'Payment status',
      ar: 'حالة الصرف',
      cell: ({ state }) => say(paymentStates[state], language),
    },
    { zh: '最近拨付日期', en: 'Last paid on', ar: 'آخر صرف', cell: ({ last_paid_on: on }) => toDateCell(on) },
  ];
};

const listReportColumns = (language: FileLanguage): SheetColumn<ReportQueueItem>[] => [
  { zh: '企业', en: 'Company', ar: 'الشركة', cell: ({ company }) => company },
  { ...documentWords.creditCode, cell: ({ credit_code: code }) => code },
  { ...department, cell: (item) => item.department },
  { zh: '填报任务', en: 'Report', ar: 'التقرير', cell: ({ title }) => title },
  { zh: '期间', en: 'Period', ar: 'المدة', cell: ({ period }) => period },
  { zh: '项目编号', en: 'Project number', ar: 'رقم المشروع', cell: ({ project_id: no }) => no },
  { zh: '项目名称', en: 'Project title', ar: 'عنوان المشروع', cell: ({ project_name: name }) => name },
  { zh: '状态', en: 'Status', ar: 'الحالة', cell: ({ status }) => say(reportStatuses[status], language) },
  { zh: '截止日期', en: 'Due', ar: 'الموعد', cell: ({ due_at }) => toDayCell(toDate(due_at)) },
  {
    zh: '逾期天数',
    en: 'Days overdue',
    ar: 'أيام التأخر',
    cell: ({ overdue, days_left: left }) => (overdue && left !== null ? -left : null),
  },
  {
    zh: '上报时间',
    en: 'Filed',
    ar: 'قُدِّم',
    cell: ({ submitted_at: at }) => toMinuteCell(toDate(at)),
  },
];

const listCompanyColumns = (language: FileLanguage): SheetColumn<ManagedCompanyHead>[] => [
  { zh: '企业', en: 'Company', ar: 'الشركة', cell: ({ name }) => name },
  { ...documentWords.creditCode, cell: ({ credit_code: code }) => code },
  { ...department, cell: (item) => item.department.label },
  {
    zh: '状态',
    en: 'Status',
    ar: 'الحالة',
    cell: ({ status }) => say(getCompanyStatusName(status), language),
  },
  { zh: '账号数', en: 'Accounts', ar: 'الحسابات', cell: ({ accounts }) => accounts },
  { zh: '申报数', en: 'Declarations', ar: 'الطلبات المقدمة', cell: ({ filings }) => filings },
  {
    zh: '注册日期',
    en: 'Registered',
    ar: 'تم التسجيل',
    cell: ({ registered_at: at }) => toDayCell(toDate(at)),
  },
];

const person: Text = { zh: '人员', en: 'Person', ar: 'الشخص' };
const time: Text = { zh: '时间', en: 'Time', ar: 'الوقت' };

const listReadColumns = (language: FileLanguage): SheetColumn<ReadLogEntry>[] => [
  { ...time, cell: ({ at }) => toMinuteCell(new Date(at)) },
  { ...person, cell: ({ person: { name } }) => name },
  { zh: '登录名', en: 'Login name', ar: 'اسم الدخول', cell: ({ person: { username } }) => username },
  { zh: '角色', en: 'Role', ar: 'الدور', cell: (item) => say(roleNames[item.person.role], language) },
  { zh: '类型', en: 'Type', ar: 'النوع', cell: ({ kind }) => say(readKindNames[kind], language) },
  { zh: '企业', en: 'Company', ar: 'الشركة', cell: ({ company }) => company },
  { ...documentWords.receiptNo, cell: ({ filing }) => filing?.name ?? null },
  { zh: '附件', en: 'File', ar: 'الملف', cell: ({ file }) => file },
];

const isRole = (role: string): role is Role => ROLES.some((known) => known === role);

const listAuditColumns = (language: FileLanguage): SheetColumn<AuditLogEntry>[] => [
  { ...time, cell: ({ at }) => toMinuteCell(new Date(at)) },
  { ...person, cell: ({ actor: { name, role } }) => (role === 'system' ? say(systemActor, language) : name) },
  {
    zh: '角色',
    en: 'Role',
    ar: 'الدور',
    cell: ({ actor: { role } }) => (isRole(role) ? say(roleNames[role], language) : null),
  },
  {
    zh: '对象类别',
    en: 'Subject',
    ar: 'الموضوع',
    cell: ({ kind }) => say(getSubjectKindName(kind), language),
  },
  {
    zh: '操作',
    en: 'Action',
    ar: 'الإجراء',
    cell: ({ action }) => say(getAuditActionName(action), language),
  },
  { zh: '企业', en: 'Company', ar: 'الشركة', cell: ({ company }) => company },
  { zh: '对象', en: 'Name', ar: 'الاسم', cell: ({ subject }) => subject?.name ?? null },
  {
    zh: '涉及申报',
    en: 'Filings',
    ar: 'الطلبات',
    cell: (line) => formatConcernedFilings(line, language),
  },
  {
    zh: '说明',
    en: 'Comment',
    ar: 'ملاحظة',
    cell: ({ comment, about }) => [...about, comment ?? ''].join(' '),
  },
  {
    zh: '明细',
    en: 'Details',
    ar: 'التفاصيل',
    cell: ({ changes, words }) => {
      const changed = changes.length > 0 ? describeLogDetails({ changes }, language) : [];
      return joinWordedDetails([...words, ...changed], language) || null;
    },
  },
];

/** Returns a page of a log; throws where more lines match than the log counts, because the file would miss some. */
function assertWhole<Page extends { total: number; more: boolean }>(page: Page): Page {
  if (page.more) throw createRefusal(fillText(exportMessages.logTooLong, { limit: page.total }));
  return page;
}

/** Reads a page of a list with the rights of the caller; `at`: time of the export. */
type ReadList<Item, Filter> = (
  deps: OfficeListDeps,
  caller: Caller,
  query: Filter & ListPaging,
  language: FileLanguage,
  at: Date,
) => Promise<PagedList<Item>>;

/** Reads the ids of all rows of a list, in its order. */
type ReadListIds<Filter> = (
  deps: OfficeListDeps,
  caller: Caller,
  query: Filter & ListPaging,
) => Promise<string[]>;

/** Creates the export of a list, which is named alike in its file and in the audit log. */
const createListExport =
  <Item, Call extends OfficeListCall>(
    list: ExportedList,
    columns: (language: FileLanguage) => SheetColumn<Item>[],
    read: ReadList<Item, ListExportBody<Call>['filter']>,
    readIds?: ReadListIds<ListExportBody<Call>['filter']>,
  ) =>
  (deps: OfficeListDeps, caller: Caller, { filter, language }: ListExportBody<Call>): Sheet => {
    const at = deps.clock();
    return listSheet({
      title: exportedLists[list],
      columns: columns(language),
      language,
      at,
      read: (paging) => read(deps, caller, { ...filter, ...paging }, language, at),
      readIds: readIds && ((pageSize) => readIds(deps, caller, { ...filter, current: 1, pageSize })),
      note: (rows) => noteExport(deps, caller, 'export.list', { list, filter, rows }),
    });
  };

export const exportReadLog = createListExport<ReadLogEntry, typeof calls.exportReadLog>(
  'read_log',
  listReadColumns,
  async ({ review }, caller, query, _, at) => assertWhole(await searchReads(review, caller, query, at)),
);

export const exportAuditLog = createListExport<AuditLogEntry, typeof calls.exportAuditLog>(
  'audit_log',
  listAuditColumns,
  async ({ companies }, caller, query, language, at) =>
    assertWhole(await searchAuditLog(companies, caller, query, language, at)),
);

export const exportRecognitions = createListExport<RecognitionItem, typeof calls.exportRecognitions>(
  'recognitions',
  listRecognitionColumns,
  ({ recognitions }, caller, query, language) =>
    listRecognitions(recognitions, caller, query, 'office', language),
  ({ recognitions }, caller, query) => listRecognitionIds(recognitions, caller, query),
);

export const exportPayments = createListExport<GrantItem, typeof calls.exportPayments>(
  'payments',
  listPaymentColumns,
  ({ payments }, caller, query, language) => listPayments(payments, caller, query, language, true),
  ({ payments }, caller, query) => listPaymentIds(payments, caller, query),
);

export const exportReports = createListExport<ReportQueueItem, typeof calls.exportReports>(
  'reports',
  listReportColumns,
  ({ reports }, caller, query, language) => listReportQueue(reports, caller, query, language),
  ({ reports }, caller, query) => listReportQueueIds(reports, caller, query),
);

export const exportCompanies = createListExport<ManagedCompanyHead, typeof calls.exportCompanies>(
  'companies',
  listCompanyColumns,
  ({ companies }, caller, query, language) => listManagedCompanies(companies, caller, query, language),
  ({ companies }, caller, query) => listManagedCompanyIds(companies, caller, query),
);
