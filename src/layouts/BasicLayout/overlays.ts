import type { Language } from '@domain/text';

const ID = 'page-overlays';

/**
 * Where the dialogs, drawers and lists of a page are drawn that is not in the chosen language: outside of the page, so that
 * they would be read out in the language of the document (WCAG 3.1.2).
 */
export function overlaysIn(language: Language): HTMLElement {
  const host = document.getElementById(ID) ?? document.body.appendChild(document.createElement('div'));
  host.id = ID;
  host.lang = language;
  return host;
}
