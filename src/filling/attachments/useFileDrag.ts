import { useEffect } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Marks the page while files are dragged over it, and keeps those dropped beside a box from being opened in its place. */
export function useFileDrag(): void {
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
      if (hasFiles(event)) event.preventDefault();
      delete body.dataset.dragging;
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
