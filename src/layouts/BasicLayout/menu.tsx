import type { MenuDataItem } from '@ant-design/pro-layout';
import type { CurrentUser } from '@domain/accounts/calls';
import type { Text } from '@domain/text';
import { LineIcon } from '@/components/Icon';
import { findUnmetAccess } from '@/models/access';
import { getPageName } from '@/utils/pageName';
import { matchesRoutePattern } from '@/utils/pathPattern';
import { type MenuGroupName, menuGroups, type PageAccess, type PortalPage } from '../../../config/routes';

interface Viewer {
  user: CurrentUser | null;
  say(text: Text): string;
}

/** Menu entry of a page. pro-layout takes its text from `menu.<name>`; the title of a program is in its manifest. */
function createEntry(page: PortalPage, { say, user }: Viewer): MenuDataItem {
  const { path, title, icon } = page;
  const name = getPageName(page, user);
  if (title) return { path, name: say(title), locale: false };
  return { path, name: name ?? '', locale: `menu.${name}`, ...(icon && { icon: <LineIcon name={icon} /> }) };
}

/** Key of a group of the menu, which has no address of its own. */
const createGroupKey = (section: string, group: MenuGroupName): string => `${section}#${group}`;

const createGroup = (section: string, name: MenuGroupName, children: MenuDataItem[]): MenuDataItem => ({
  // By itself pro-layout takes the path up to the hash for the key, which all groups of a section share.
  key: createGroupKey(section, name),
  path: createGroupKey(section, name),
  name,
  locale: `menu.${name}`,
  icon: <LineIcon name={menuGroups[name]} />,
  children,
});

interface PlacedEntry {
  entry: MenuDataItem;
  place: PortalPage['place'];
}

/** Entries of a section: its pages at the top level, then the section with its own, then groups with theirs. */
function placeEntries(section: PortalPage, placed: PlacedEntry[], viewer: Viewer): MenuDataItem[] {
  const listAt = (place: PortalPage['place']) =>
    placed.filter((each) => each.place === place).map(({ entry }) => entry);
  const own = listAt(undefined);
  const groups = (Object.keys(menuGroups) as MenuGroupName[]).map((name) =>
    createGroup(section.path, name, listAt(name)),
  );
  return [
    ...listAt('top'),
    ...(own.length > 0 ? [{ ...createEntry(section, viewer), children: own }] : []),
    ...groups.filter(({ children }) => children && children.length > 0),
  ];
}

function isShown(page: PortalPage, access: PageAccess | undefined, { user }: Viewer): boolean {
  return !page.hidden && !findUnmetAccess(access, user) && !findUnmetAccess(page.entryFor, user);
}

function createEntries(page: PortalPage, viewer: Viewer, inherited?: PageAccess): MenuDataItem[] {
  const access = page.access ?? inherited;
  if (!isShown(page, access, viewer)) return [];
  if (!page.pages) return [createEntry(page, viewer)];
  const placed = page.pages.flatMap((each) =>
    createEntries(each, viewer, access).map((entry) => ({ entry, place: each.place })),
  );
  return placeEntries(page, placed, viewer);
}

/** Menu entries for a person. Sections are left out until the person is known. */
export const buildMenu = (pages: readonly PortalPage[], viewer: Viewer): MenuDataItem[] =>
  (viewer.user ? pages : pages.filter((page) => !page.pages)).flatMap((page) => createEntries(page, viewer));

const listBelow = (page: PortalPage): PortalPage[] =>
  (page.pages ?? []).flatMap((each) => [each, ...listBelow(each)]);

const dropSlash = (pathname: string) => pathname.replace(/\/$/, '');

/** Path of the menu entry that is marked as current on a page. */
export function findActivePath(pages: readonly PortalPage[], pathname: string): string {
  const path = dropSlash(pathname);
  const page = pages.flatMap(listBelow).find((each) => matchesRoutePattern(each.path, path));
  return page?.parent ?? pathname;
}

/** Keys of the section or group that an entry stands in, which is unfolded with it; none at the top level. */
export function listOpenKeys(pages: readonly PortalPage[], active: string): string[] {
  const path = dropSlash(active);
  for (const section of pages) {
    const page = section.pages?.find((each) => each.path === path);
    if (page?.place === 'top') return [];
    if (page) return [page.place ? createGroupKey(section.path, page.place) : section.path];
  }
  return [];
}
