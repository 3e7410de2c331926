import type { Language } from '@domain/text';

const ID = 'page-overlays';

/**
 * Host of the dialogs, drawers and lists of a page that is not in the chosen language. They stand outside of the page and
 * would be read out in the language of the document (WCAG 3.1.2).
 */
export function overlaysIn(language: Language): HTMLElement {
  const host = document.getElementById(ID) ?? document.body.appendChild(document.createElement('div'));
  host.id = ID;
  host.lang = language;
  return host;
}
