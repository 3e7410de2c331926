import type { TextAreaRef } from 'antd/es/input/TextArea';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** True if the browser fits the height by itself (`field-sizing`, index.module.css). */
const fitsByItself = (): boolean => globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

/** Gives the height back to the style sheet. */
const letGo = (area: HTMLTextAreaElement) => Object.assign(area.style, { blockSize: '', contain: '' });

/** Height of a box that has been let go: what the browser gives it, or what its text and its border take. */
function measureHeight(area: HTMLTextAreaElement): number {
  const { scrollHeight, offsetHeight, clientHeight } = area;
  return fitsByItself() ? offsetHeight : scrollHeight + offsetHeight - clientHeight;
}

function fitHeight(area: HTMLTextAreaElement): void {
  letGo(area);
  const height = measureHeight(area);
  if (height > 0) Object.assign(area.style, { blockSize: `${height}px`, contain: 'strict' });
}

/**
 * Fits the height of a text box to its text, up to the limit in the style sheet. While somebody types, the height is set, so
 * that a key lays out the box alone, and is measured anew only when the text takes another line or gets shorter. A height that
 * the person has dragged stays. Returns a function to call when the box is left.
 */
export function useFittedHeight(box: RefObject<TextAreaRef>, text: string): () => void {
  const before = useRef(text);
  /** Scroll height of the box when it was last fitted, in pixels. */
  const fitted = useRef(0);
  const find = () => box.current?.resizableTextArea?.textArea;
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured for each text
  useLayoutEffect(() => {
    const area = find();
    const isShorter = text.length < before.current.length;
    before.current = text;
    if (!area || area.style.height || (fitsByItself() && area !== document.activeElement)) return;
    if (area.style.blockSize && area.scrollHeight === fitted.current && !isShorter) return;
    fitHeight(area);
    fitted.current = area.scrollHeight;
  }, [text]);
  return () => {
    const area = find();
    if (area && fitsByItself()) letGo(area);
  };
}
