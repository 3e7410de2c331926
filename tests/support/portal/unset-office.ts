/**
 * Settings of an organisation that has set none. Test files share modules, so a test that changes the settings restores
 * these.
 */
import type { PortalOffice } from '@/utils/officeSettings';

export const UNSET_OFFICE: PortalOffice = {
  masthead: { zh: '', en: '' },
  logo: null,
  accent: '',
  light_navigation: false,
  office: '',
  help_line: '',
  working_hours: '',
  address: '',
  takes_ofd: true,
  icp_record: '',
  police_record: '',
  foot_links: [],
};
