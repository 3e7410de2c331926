import { isRightToLeft } from '../locales/bidi';

/**
 * Marks what stands in another language than the page, for reading it aloud (WCAG 3.1.2). A page in Arabic mixes them in one
 * line: questions of forms and messages of offices in English, names of companies in Chinese. Letters tell which it is, so
 * that the marks are put where a text is drawn, antd's and those of the server included, and nothing else has to know.
 */
const marks = new WeakSet<Element>();

/** A sentence in English with the name of a company in it is in English. */
const LETTERS_OF_ONE_SIGN = 3;

function languageOf(text: string): string | undefined {
  if (isRightToLeft(text)) return document.documentElement.lang;
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const english = text.match(/\p{Script=Latin}{3,}/gu)?.join('').length ?? 0;
  if (chinese === 0 && english === 0) return undefined;
  return english > LETTERS_OF_ONE_SIGN * chinese ? 'en' : 'zh';
}

const readOwnText = ({ childNodes }: Element): string =>
  [...childNodes].map((node) => (node instanceof Text ? node.data : ' ')).join('');

/** True where the mark of an element changed. One that says its language itself is left alone. */
function mark(element: Element): boolean {
  const before = element.getAttribute('lang');
  if (before !== null && !marks.has(element)) return false;
  const language = languageOf(readOwnText(element));
  const around = element.parentElement?.closest('[lang]')?.getAttribute('lang') ?? '';
  const after = language === undefined || around.startsWith(language) ? null : language;
  if (after === before) return false;
  marks.add(element);
  if (after === null) element.removeAttribute('lang');
  else element.setAttribute('lang', after);
  return true;
}

function markWithin(element: Element): void {
  mark(element);
  for (const child of element.children) markWithin(child);
}

/** Text inside is marked beside what is around it. */
function markAgain(element: Element): void {
  if (mark(element)) for (const child of element.children) markWithin(child);
}

const observer = new MutationObserver((mutations) => {
  for (const { target, addedNodes } of mutations) {
    const changed = target instanceof Element ? target : target.parentElement;
    if (changed) markAgain(changed);
    for (const node of addedNodes) if (node instanceof Element) markWithin(node);
  }
});

/** Marks from now on, or takes the marks away: only a page from right to left mixes languages. */
export function markLanguages(isMixed: boolean): void {
  observer.disconnect();
  if (isMixed) {
    markWithin(document.body);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  } else
    for (const marked of document.querySelectorAll('[lang]'))
      if (marks.has(marked)) marked.removeAttribute('lang');
}
