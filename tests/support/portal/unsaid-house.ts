/** A house that says nothing of itself: files share their modules, so whoever tells of another one takes it back. */
import type { House } from '@/utils/officeSettings';

export const UNSAID_HOUSE: House = {
  masthead: { zh: '', en: '' },
  logo: null,
  office: '',
  help_line: '',
  working_hours: '',
  address: '',
  takes_ofd: true,
  icp_record: '',
  police_record: '',
  foot_links: [],
};
