import { type Answers, type FilesSection, scan } from '../../../definition';
import type { FilesData } from '../answers.generated';

export const filesData: FilesSection<Answers, 'filesData', FilesData> = {
  key: 'filesData',
  kind: 'files',
  title: { zh: '附件材料', en: 'Attachments' },
  fields: [
    {
      key: 'commitment_seal',
      zh: '申报承诺书（签字盖章）',
      en: 'Signed and sealed commitment letter',
      ...scan({ maxFiles: 1 }),
      required: true,
      help: { zh: '由系统生成后签字盖章上传', en: 'Print it from the system, sign, seal and upload' },
    },
    { key: 'licence', zh: '营业执照（事业单位法人证书）', en: 'Business licence or legal-person certificate', ...scan({ maxFiles: 1 }), required: true },
  ],
};
