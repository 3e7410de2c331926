import { useEffect, useRef } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** True inside a dialog or drawer, whose content is independent of the page below. */
const isInDialog = ({ target }: DragEvent): boolean =>
  target instanceof Element && target.closest('.ant-modal-root, .ant-drawer') !== null;

/**
 * Marks the page while files are dragged over it. Files dropped outside a file field go to `onBeside`; the browser would
 * otherwise open them in place of the page.
 */
export function useFileDrag(onBeside: (files: File[]) => void): void {
  const take = useRef(onBeside);
  take.current = onBeside;
  useEffect(() => {
    const { body } = document;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      body.dataset.dragging = '';
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!relatedTarget) delete body.dataset.dragging;
    };
    const drop = (event: DragEvent) => {
      delete body.dataset.dragging;
      if (!hasFiles(event)) return;
      const isTaken = event.defaultPrevented;
      event.preventDefault();
      if (!isTaken && !isInDialog(event)) take.current([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
      delete body.dataset.dragging;
    };
  }, []);
}
