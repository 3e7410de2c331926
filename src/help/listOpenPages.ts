/** Pages that a person may open, by title, so that help can name and link them. */
import { findUnmetAccess } from '@/models/access';
import { getPageName } from '@/utils/pageName';
import { type PageAccess, type PortalPage, portal } from '../../config/routes';
import type { HelpReader } from './topic';

interface OpenPage {
  path: string;
  /** Text key of the page's title. */
  title: string;
  /** True if the page has an entry in the person's menu. */
  isEntry: boolean;
}

const openIn = (pages: readonly PortalPage[], reader: HelpReader, inherited?: PageAccess): OpenPage[] =>
  pages.flatMap((page): OpenPage[] => {
    const access = page.access ?? inherited;
    if (page.pages) return openIn(page.pages, reader, access);
    const isOpen = !page.hidden && page.name && !findUnmetAccess(access, reader);
    const isEntry = !findUnmetAccess(page.entryFor, reader);
    return isOpen ? [{ path: page.path, title: `menu.${getPageName(page, reader)}`, isEntry }] : [];
  });

/** Lists the pages; menu entries come last, so that they win among pages with the same title. */
export const listOpenPages = (reader: HelpReader): OpenPage[] =>
  (reader ? openIn(portal, reader) : []).sort((one, other) => Number(one.isEntry) - Number(other.isEntry));
