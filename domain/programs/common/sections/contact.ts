import type { Answers, FieldsSection } from '../../../definition';
import type { Contact } from '../answers.generated';

export const contact: FieldsSection<Answers, 'contact', Contact> = {
  key: 'contact',
  kind: 'fields',
  title: { zh: '联系人', en: 'Contact person', ar: 'جهة الاتصال' },
  fields: [
    { key: 'contact_name', zh: '联系人', en: 'Contact person', ar: 'جهة الاتصال', type: 'text', required: true, maxLength: 30, source: 'company.contact_name' },
    {
      key: 'contact_phone',
      zh: '手机号码',
      en: 'Mobile phone',
      ar: 'الهاتف المحمول',
      type: 'phone',
      required: true,
      source: 'company.contact_mobile',
      sensitive: true,
      help: { zh: '审核通知短信发送到该号码', en: 'Review notices are sent to this number', ar: 'تُرسل إشعارات المراجعة إلى هذا الرقم' },
    },
    { key: 'contact_email', zh: '电子邮箱', en: 'E-mail', ar: 'البريد الإلكتروني', type: 'email', required: true, source: 'company.contact_email' },
  ],
};
