import { isRightToLeft } from '@domain/bidi';

/**
 * Marks text in another language than the page with `lang`, for screen readers (WCAG 3.1.2). A page in Arabic mixes languages in
 * one line: questions of forms and messages of offices in English, names of companies in Chinese. The language is detected by
 * script, so that texts of antd and of the server are marked too and no other code is involved.
 */
const marks = new WeakSet<Element>();

/**
 * Latin letters that weigh as much as one Chinese character: an English sentence with the name of a company counts as English.
 */
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

/** Marks an element; returns true if its mark changed. An element with a `lang` of its own is left alone. */
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

/** Marks an element again, and its descendants if its mark changed, because they are compared with it. */
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

/** Starts marking, or removes the marks: only pages written from right to left mix languages. */
export function markLanguages(isMixed: boolean): void {
  observer.disconnect();
  if (isMixed) {
    markWithin(document.body);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  } else
    for (const marked of document.querySelectorAll('[lang]'))
      if (marks.has(marked)) marked.removeAttribute('lang');
}
