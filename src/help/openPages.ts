/** Pages that a person may open, by their titles: help names them, and leads to them. */
import { findUnmetAccess } from '@/models/access';
import { type PageAccess, type PortalPage, portal } from '../../config/routes';
import type { HelpReader } from './topic';

interface OpenPage {
  path: string;
  /** Key of its title. */
  title: string;
  /** It has an entry in the person's menu. */
  isEntry: boolean;
}

const openIn = (pages: readonly PortalPage[], reader: HelpReader, inherited?: PageAccess): OpenPage[] =>
  pages.flatMap((page): OpenPage[] => {
    const access = page.access ?? inherited;
    if (page.pages) return openIn(page.pages, reader, access);
    const isOpen = !page.hidden && page.name && !findUnmetAccess(access, reader);
    const isEntry = !findUnmetAccess(page.entryFor, reader);
    return isOpen ? [{ path: page.path, title: `menu.${page.name}`, isEntry }] : [];
  });

/** Those of the menu come last: of pages under one title they are the person's. */
export const openPages = (reader: HelpReader): OpenPage[] =>
  (reader ? openIn(portal, reader) : []).sort((one, other) => Number(one.isEntry) - Number(other.isEntry));
