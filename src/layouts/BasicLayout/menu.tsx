import type { MenuDataItem } from '@ant-design/pro-layout';
import type { CurrentUser } from '@domain/accounts/calls';
import type { Text } from '@domain/text';
import { findUnmetAccess } from '@/models/access';
import type { PageAccess, PortalPage } from '../../../config/routes';
import { icons } from './icons.generated';

interface Viewer {
  user: CurrentUser | null;
  say(text: Text): string;
}

/** Menu entry of a page. pro-layout takes its text from `menu.<name>`; the title of a program is in its manifest. */
function entryOf({ path, name, title, icon }: PortalPage, { say }: Viewer): MenuDataItem {
  if (title) return { path, name: say(title), locale: false };
  const Icon = icon && icons[icon];
  return { path, name: name ?? '', locale: `menu.${name}`, ...(Icon && { icon: <Icon aria-hidden /> }) };
}

function entriesOf(pages: readonly PortalPage[], viewer: Viewer, inherited?: PageAccess): MenuDataItem[] {
  return pages.flatMap((page) => {
    const access = page.access ?? inherited;
    if (page.hidden || findUnmetAccess(access, viewer.user) || findUnmetAccess(page.entryFor, viewer.user))
      return [];
    if (!page.pages) return [entryOf(page, viewer)];
    const children = entriesOf(page.pages, viewer, access);
    return children.length > 0 ? [{ ...entryOf(page, viewer), children }] : [];
  });
}

/** Menu entries for a person. Sections are left out until the person is known. */
export const buildMenu = (pages: readonly PortalPage[], viewer: Viewer): MenuDataItem[] =>
  entriesOf(viewer.user ? pages : pages.filter((page) => !page.pages), viewer);

/** Paths of the sections that are unfolded at first. */
export const listUnfoldedPaths = (pages: readonly PortalPage[]): string[] =>
  pages.filter(({ unfolded }) => unfolded).map(({ path }) => path);

/** Path of the menu entry that is marked as current on a page. */
export function findActivePath(pages: readonly PortalPage[], pathname: string): string {
  const path = pathname.replace(/\/$/, '');
  const page = pages.flatMap((section) => section.pages ?? []).find((each) => each.path === path);
  return page?.parent ?? pathname;
}
