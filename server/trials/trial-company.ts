/** The company that files programs on trial. No organisation can have its code: there is no region 999999. */
import type { CompanyProfile } from '../../domain/company/profile';
import { markAsTrial } from '../../domain/trials/trial-key';

/** No contact: nothing about a trial ever leaves the portal. */
const profile: CompanyProfile = {
  registered_date: '2015-01-01',
  registration_type: '112',
  registered_capital: 1000,
  industry: 'C35',
  enterprise_scale: '3',
  unit_type: 'enterprise',
  registered_address: '试填路1号',
  mailing_address: '试填路1号',
  legal_rep_name: '试填人',
  contact_name: '试填人',
  is_listed: false,
  in_national_hi_zone: false,
};

export const TRIAL_COMPANY = {
  creditCode: 'Y1999999000000000T',
  name: markAsTrial({ zh: '样例企业', en: 'Sample company' }).zh,
  profile,
};
