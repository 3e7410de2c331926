import { pdf, scannedFiles } from '../../../definition';
import { adapt } from '../../common/adapt';
import { filesData as base } from '../../common/sections/files-data';
import type { WorkerhomeprojectAnswers } from '../answers.generated';

export const filesData = adapt<WorkerhomeprojectAnswers, 'filesData'>(base, {
  add: [
    { key: 'assoc_approval', zh: '科协成立批复', en: 'Approval of the association', ar: 'الموافقة على الجمعية', ...scannedFiles({ maxFiles: 2 }), required: true },
    {
      key: 'charter_file',
      zh: '科协章程与制度',
      en: 'Charter and rules',
      ar: 'النظام الأساسي والقواعد',
      type: 'file',
      required: true,
      accept: ['pdf', 'doc', 'docx'],
      maxSizeMb: 20,
      maxFiles: 5,
    },
    { key: 'premises_proof', zh: '场地证明', en: 'Proof of premises', ar: 'إثبات المقر', ...scannedFiles({ maxFiles: 3 }), required: true },
    {
      key: 'home_photos',
      zh: '场地与活动照片',
      en: 'Photos of premises and activities',
      ar: 'صور المقر والأنشطة',
      type: 'file',
      required: true,
      accept: ['jpg', 'png'],
      maxSizeMb: 5,
      maxFiles: 12,
    },
    {
      key: 'activity_proof',
      zh: '活动佐证材料（通知、签到、照片）',
      en: 'Proof of activities',
      ar: 'إثبات الأنشطة',
      type: 'file',
      required: true,
      accept: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'png', 'zip'],
      maxSizeMb: 20,
      maxFiles: 20,
    },
    { key: 'spend_proof', zh: '经费支出凭证', en: 'Spending vouchers', ar: 'مستندات الإنفاق', ...pdf({ maxFiles: 10 }) },
    { key: 'layout_plan', zh: '平面布局图', en: 'Floor plan', ar: 'مخطط الطابق', ...scannedFiles({ maxFiles: 2 }) },
    { key: 'other_files', zh: '其他材料', en: 'Other', ar: 'أخرى', type: 'file', accept: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'png', 'zip'], maxSizeMb: 20, maxFiles: 10 },
  ],
});
