import { type Answers, type FilesSection, scannedFiles } from '../../../definition';
import type { FilesData } from '../answers.generated';

export const filesData: FilesSection<Answers, 'filesData', FilesData> = {
  key: 'filesData',
  kind: 'files',
  title: { zh: '附件材料', en: 'Attachments', ar: 'المرفقات' },
  fields: [
    {
      key: 'commitment_seal',
      zh: '申报承诺书（签字盖章）',
      en: 'Signed and sealed commitment letter',
      ar: 'خطاب التعهد موقّعًا ومختومًا',
      ...scannedFiles({ maxFiles: 1 }),
      required: true,
      generated: true,
      help: {
        zh: '由系统生成：下载申报书草稿，在其中的申报承诺书上签字盖章后扫描上传',
        en: 'Made by the system: download the draft, sign and seal its commitment letter, then upload a scan of it',
        ar: 'يصدره النظام: نزّل المسودة ووقّع خطاب التعهد فيها واختمه، ثم ارفع نسخة ممسوحة منه',
      },
    },
    {
      key: 'licence',
      zh: '营业执照（事业单位法人证书）',
      en: 'Business licence or legal-person certificate',
      ar: 'الرخصة التجارية أو شهادة الشخصية الاعتبارية',
      ...scannedFiles({ maxFiles: 1 }),
      required: true,
    },
  ],
};
