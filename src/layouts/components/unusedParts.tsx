/**
 * Stands, in the build, for parts of libraries that the portal never shows (`.umirc.ts`): of pro-layout its header, footer,
 * logo, other applications, page titles, breadcrumbs, error page, layouts of single entries and the words of its settings; of
 * antd avatars, the pictures of results, the filters in the heads of tables, one-time codes and groups of inputs, round
 * progress and progress in steps, tags to tick, ribbons, buttons with a menu beside them and outlines of anything but text; of
 * umi the document that a server would render.
 */
import { Fragment } from 'react';

const Nothing = () => null;

export default Nothing;

export {
  Fragment as ErrorBoundary,
  Nothing as AppsLogoComponents,
  Nothing as DefaultFooter,
  Nothing as DefaultHeader,
  Nothing as Html,
  Nothing as Logo,
  Nothing as PageLoading,
};

export const defaultRenderLogo = () => null;
export const gLocaleObject = () => ({});
export const getBreadcrumbProps = () => ({});
export const getPageTitleInfo = () => ({ title: '', id: '', pageName: '' });
export const flattenKeys = (): string[] => [];

const NO_LAYOUT = {};
/** Layout of an entry of the menu that has one of its own; the library draws the whole frame a second time to find none. */
export const useCurrentMenuLayoutProps = () => NO_LAYOUT;

/** Name of a field in a form, as antd writes it, for groups of radio buttons. */
export const toNamePathStr = (name: string | string[] = []): string => [name].flat().join('_');
