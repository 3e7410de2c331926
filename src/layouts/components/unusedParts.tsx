/**
 * Stands, in the build, for parts of libraries that the portal never shows (`.umirc.ts`): of pro-layout its header, footer, logo,
 * other applications, page titles, breadcrumbs, error page and the words of its settings; of antd avatars, the pictures of results
 * and the filters in the heads of tables.
 */
import { Fragment } from 'react';

const Nothing = () => null;

export default Nothing;

export {
  Fragment as ErrorBoundary,
  Nothing as AppsLogoComponents,
  Nothing as DefaultFooter,
  Nothing as DefaultHeader,
  Nothing as Logo,
  Nothing as PageLoading,
};

export const defaultRenderLogo = () => null;
export const gLocaleObject = () => ({});
export const getBreadcrumbProps = () => ({});
export const getPageTitleInfo = () => ({ title: '', id: '', pageName: '' });
export const flattenKeys = (): string[] => [];
