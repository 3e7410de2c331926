import type { Answers, FieldsSection } from '../../../definition';
import type { BankAccount } from '../answers.generated';

export const bankAccount: FieldsSection<Answers, 'bank_account', BankAccount> = {
  key: 'bank_account',
  kind: 'fields',
  title: { zh: '收款账户', en: 'Bank account', ar: 'الحساب المصرفي' },
  fields: [
    {
      key: 'account_name',
      identifies: true,
      zh: '户名',
      en: 'Account name',
      ar: 'اسم صاحب الحساب',
      type: 'text',
      required: true,
      maxLength: 100,
      readonly: true,
      source: 'company.name',
      help: { zh: '须与单位名称一致', en: 'Must be the same as the legal name', ar: 'يجب أن يطابق الاسم القانوني' },
    },
    { key: 'bank_name', zh: '开户银行（到支行）', en: 'Bank and branch', ar: 'المصرف والفرع', type: 'text', required: true, maxLength: 100, source: 'company.bank_name' },
    {
      key: 'bank_account_no',
      zh: '银行账号',
      en: 'Account number',
      ar: 'رقم الحساب',
      type: 'text',
      required: true,
      maxLength: 32,
      pattern: '^[0-9]{8,32}$',
      source: 'company.bank_account',
      sensitive: true,
    },
  ],
};
