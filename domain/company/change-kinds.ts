/** Kinds of changes of a company's facts, and the fields of the profile that each replaces. */
import type { Text } from '../text';

export const CHANGE_KINDS = ['name', 'address', 'legal_rep', 'credit_code'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

interface Kind extends Text {
  /** Fields of the profile that the change replaces; one that it does not give is emptied, as it belonged to the former value. */
  fields: readonly string[];
  /** Fields of the profile that the change must give. */
  needs: readonly string[];
  /** True where the new value must be in force already: nobody keeps a credit code free until a day to come. */
  isInForce?: true;
}

export const changeKinds: Record<ChangeKind, Kind> = {
  name: { zh: '企业名称变更', en: 'Change of name', ar: 'تغيير الاسم', fields: ['name'], needs: ['name'] },
  address: {
    zh: '注册地址变更',
    en: 'Relocation',
    ar: 'تغيير العنوان المسجل',
    fields: ['registered_address', 'district'],
    needs: ['registered_address', 'district'],
  },
  legal_rep: {
    zh: '法定代表人变更',
    en: 'New legal representative',
    ar: 'تغيير الممثل القانوني',
    fields: ['legal_rep_name', 'legal_rep_id_type', 'legal_rep_id_no', 'legal_rep_mobile', 'legal_rep_email'],
    needs: ['legal_rep_name'],
  },
  credit_code: {
    zh: '统一社会信用代码变更',
    en: 'New credit code',
    ar: 'تغيير رمز الائتمان',
    fields: ['credit_code'],
    needs: ['credit_code'],
    isInForce: true,
  },
};
