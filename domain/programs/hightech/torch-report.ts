import { defineForm, type FieldsSection, pdf, type Rule } from '../../definition';
import {
  confirmation,
  confirmationFields,
  confirmationRules,
  cover,
  filesTitle,
} from '../../reports/forms/external';
import { createReportDocument } from '../../reports/forms/shared';
import type { ReportTorchAnswers } from './answers.generated';

/** Form of the torch report; the report itself must be attached from a revenue of 200 million yuan on. */
export const form = defineForm<ReportTorchAnswers>({
  sections: [
    {
      key: 'external',
      kind: 'fields',
      title: confirmation,
      fields: [
        ...(confirmationFields as TorchFields),
        {
          key: 'is_large',
          zh: '年营业收入是否达到2亿元',
          en: 'Revenue of 200 million yuan or more',
          ar: 'إيرادات 200 مليون يوان أو أكثر',
          type: 'boolean',
          required: true,
        },
      ],
    },
    {
      key: 'filesData',
      kind: 'files',
      title: filesTitle,
      fields: [
        cover,
        {
          key: 'report',
          zh: '统计年报全文',
          en: 'The whole report',
          ar: 'التقرير كاملًا',
          ...pdf({ maxFiles: 1, maxSizeMb: 30 }),
          showWhen: ({ external: told }) => told.is_large === true,
          requiredWhen: ({ external: told }) => told.is_large === true,
        },
      ],
    },
  ],
  rules: confirmationRules as unknown as Rule<ReportTorchAnswers>[],
  eligibility: [],
  document: createReportDocument({
    zh: '火炬统计年报',
    en: 'Torch statistics annual report',
    ar: 'التقرير الإحصائي السنوي (تورش)',
  }),
  basis: [],
});

type TorchFields = FieldsSection<ReportTorchAnswers, 'external', ReportTorchAnswers['external']>['fields'];
