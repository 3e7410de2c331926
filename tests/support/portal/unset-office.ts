/** A house that says nothing of itself: files share their modules, so whoever tells of another one takes it back. */
import type { PortalOffice } from '@/utils/officeSettings';

export const UNSET_OFFICE: PortalOffice = {
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
