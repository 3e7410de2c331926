import type { TextAreaRef } from 'antd/es/input/TextArea';
import { type RefObject, useLayoutEffect } from 'react';

/** True if the browser does it by itself (index.module.css), which costs nothing while somebody types. */
const growsByItself = (): boolean => globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

/** A box as high as its text, up to where the style sheet stops it. */
export function useAutoHeight(box: RefObject<TextAreaRef>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again for each text
  useLayoutEffect(() => {
    const area = box.current?.resizableTextArea?.textArea;
    if (!area || growsByItself()) return;
    area.style.blockSize = 'auto';
    const { scrollHeight, offsetHeight, clientHeight } = area;
    if (scrollHeight > 0) area.style.blockSize = `${scrollHeight + offsetHeight - clientHeight}px`;
  }, [box, text]);
}
