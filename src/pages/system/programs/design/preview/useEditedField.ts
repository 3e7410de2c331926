import type { Form } from '@domain/definition';
import { type RefObject, useEffect } from 'react';

/** Number of animation frames to wait: the language and the part of the form are loaded on demand. */
const TRIES = 60;

/** Finds the control of a field; in a table that of its first row. */
function findControl(preview: HTMLElement, path: string): HTMLElement | null {
  const [section = '', field = ''] = path.split('.');
  const isControl = ({ id }: HTMLElement) =>
    id === path || (id.startsWith(`${section}[`) && id.endsWith(`.${field}`));
  return [...preview.querySelectorAll<HTMLElement>('[id]')].find(isControl) ?? null;
}

/** Scrolls the preview to the field that is being edited, and marks it, whenever another one is chosen or the form has changed. */
export function useEditedField(
  preview: RefObject<HTMLElement | null>,
  path: string | null,
  form: Form,
  section: string | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again when the form or the shown section is another one
  useEffect(() => {
    let frame = 0;
    let marked: HTMLElement | null = null;
    const attempt = (left: number) => {
      marked = path && preview.current ? findControl(preview.current, path) : null;
      if (marked) {
        marked.setAttribute('data-edited', '');
        marked.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      } else if (path && left > 0) frame = requestAnimationFrame(() => attempt(left - 1));
    };
    frame = requestAnimationFrame(() => attempt(TRIES));
    return () => {
      cancelAnimationFrame(frame);
      marked?.removeAttribute('data-edited');
    };
  }, [preview, path, form, section]);
}
