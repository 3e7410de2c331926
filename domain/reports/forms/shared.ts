/** Parts that the forms of reports share. */

import { type DocumentPlan, type FieldsSection, type FilesSection, money, scannedFiles } from '../../definition';
import type { Text } from '../../text';
import type { ReportProgressAnswers } from './answers.generated';

/** Source name by which fields of a report refer to the approval, as in `approval.$filing.no`. */
export const APPROVAL = 'approval';
const approved = (fact: string): string => `${APPROVAL}.$filing.${fact}`;

/** Facts of the approval, in read-only fields. */
export type ApprovedProject = ReportProgressAnswers['project_link'];

type WithProject = { project_link: ApprovedProject };

export const projectLink: FieldsSection<WithProject, 'project_link', ApprovedProject> = {
  key: 'project_link',
  kind: 'fields',
  title: { zh: '项目信息', en: 'Project', ar: 'المشاريع' },
  fields: [
    {
      key: 'project_no',
      zh: '项目编号',
      en: 'Project no.',
      ar: 'رقم المشروع',
      type: 'text',
      maxLength: 100,
      readonly: true,
      source: approved('no'),
    },
    {
      key: 'project_name',
      zh: '项目名称',
      en: 'Project title',
      ar: 'عنوان المشروع',
      type: 'text',
      maxLength: 200,
      readonly: true,
      source: approved('name'),
    },
    {
      key: 'plan_start',
      zh: '计划开始日期',
      en: 'Planned start',
      ar: 'البدء المخطط',
      type: 'date',
      readonly: true,
      source: approved('start'),
    },
    {
      key: 'plan_end',
      zh: '计划结束日期',
      en: 'Planned end',
      ar: 'الانتهاء المخطط',
      type: 'date',
      readonly: true,
      source: approved('end'),
    },
    { key: 'grant_approved', zh: '立项资助金额', en: 'Grant approved', ar: 'المنحة المعتمدة', ...money, min: 0, readonly: true, source: approved('grant_approved') },
  ],
};

/**
 * Creates the section of the approved project; the type of its own answers is erased here, so that it belongs to any form
 * with a project.
 */
export const createProjectSection = <A extends WithProject>(): FieldsSection<A, 'project_link', ApprovedProject> =>
  projectLink as unknown as FieldsSection<A, 'project_link', ApprovedProject>;

type WithProof = { filesData: { proof: string[] } };

const proofFiles: FilesSection<WithProof, 'filesData', { proof: string[] }> = {
  key: 'filesData',
  kind: 'files',
  title: { zh: '附件', en: 'Attachments', ar: 'المرفقات' },
  fields: [{ key: 'proof', zh: '佐证材料', en: 'Proof', ar: 'الإثبات', ...scannedFiles({ maxFiles: 10 }) }],
};

export const createProofSection = <A extends WithProof>(): FilesSection<A, 'filesData', { proof: string[] }> =>
  proofFiles as unknown as FilesSection<A, 'filesData', { proof: string[] }>;

export const createReportDocument = (title: Text): DocumentPlan => ({
  title,
  fileName: title,
  watermark: { zh: '草稿', en: 'Draft', ar: 'مسودة' },
});

/** Creates a required field of an amount in 万元; 0 counts as an answer. */
export const createMoneyField = <K extends string>(key: K, zh: string, en: string) =>
  ({ key, zh, en, type: 'money_wan', required: true, min: 0, precision: 2, unit: '万元' }) as const;
