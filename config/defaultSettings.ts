/** Appearance and feature switches of the portal (specification, section 1). Read by the build and by the portal itself. */
export interface PortalDefaults {
  navTheme: 'dark' | 'light';
  layout: 'side' | 'mix';
  contentWidth: 'Fluid' | 'Fixed';
  fixedHeader: boolean;
  fixSiderbar: boolean;
  colorPrimary: string;
  colorWeak: boolean;
  menu: { locale: boolean };
  /** Progressive web app: a service worker keeps the shell for visits without a network. */
  pwa: boolean;
  /** Origin of the API where it differs from the portal's own origin, such as https://api.example.gov.cn. */
  apiOrigin: string;
  /** Telephone number shown in the portal's help. 12345 reaches the government service hotline in every city. */
  helpLine: string;
}

const settings: PortalDefaults = {
  navTheme: 'dark',
  layout: 'side',
  contentWidth: 'Fluid',
  fixedHeader: true,
  fixSiderbar: true,
  colorPrimary: 'rgb(50,105,255)',
  colorWeak: false,
  menu: { locale: true },
  pwa: process.env.PORTAL_PWA === 'on',
  apiOrigin: process.env.PORTAL_API_ORIGIN ?? '',
  helpLine: process.env.PORTAL_HELP_LINE ?? '12345',
};

export default settings;
