/**
 * Removes invisible characters, which the server drops or refuses, when a text is pasted: word processors, chats and address
 * books put them onto the clipboard. The person sees the text that remains.
 */
import {
  normaliseText,
  removeUnfitCharacters,
  UNFIT_IN_LINE,
  UNFIT_IN_TEXT,
} from '@domain/checks/characters';

const TEXT_INPUTS = ['text', 'search', 'tel', 'email', 'url'];

type Field = HTMLInputElement | HTMLTextAreaElement;

function fieldOf(target: EventTarget | null): Field | null {
  if (target instanceof HTMLTextAreaElement) return target;
  return target instanceof HTMLInputElement && TEXT_INPUTS.includes(target.type) ? target : null;
}

export const normalizePastedText = (text: string, isLine: boolean): string =>
  normaliseText(removeUnfitCharacters(normaliseText(text), isLine ? UNFIT_IN_LINE : UNFIT_IN_TEXT));

/** Inserts text as if typed, so that it can be undone and the page receives the event. */
export function insertText(field: Field, text: string): void {
  if (document.execCommand?.('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function onPaste(event: ClipboardEvent): void {
  const field = fieldOf(event.target);
  const pasted = event.clipboardData?.getData('text/plain') ?? '';
  if (!field || event.defaultPrevented || field.readOnly || field.disabled) return;
  const isLine = field instanceof HTMLInputElement;
  const clean = normalizePastedText(pasted, isLine);
  // The browser joins the lines of a single-line field by itself.
  if (clean === (isLine ? pasted.replace(/\r?\n/g, ' ') : pasted.replace(/\r\n/g, '\n'))) return;
  event.preventDefault();
  insertText(field, clean);
}

/** Registers the handler for the whole portal, after fields that handle a paste themselves. */
export const registerPasteCleaning = (): void => document.addEventListener('paste', onPaste);
