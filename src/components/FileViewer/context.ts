import type { FileInfo } from '@domain/files/calls';
import { createContext, useContext } from 'react';

/** An attachment; `label`: name of the field that holds it, where the page lists the attachments. */
export type ViewedFile = Pick<FileInfo, 'id' | 'name' | 'extension' | 'sha256'> &
  Partial<Pick<FileInfo, 'scan'>> & {
    label?: string;
    /** Reads a document that the server makes on request; absent: a stored file, read by its id. */
    read?(): Promise<Blob>;
  };

export const PANEL_ID = 'viewer';

interface Viewer {
  open(file: ViewedFile): void;
  /** The attachments of the page. */
  files: readonly ViewedFile[];
}

export const ViewerContext = createContext<Viewer | null>(null);

/** Shows an attachment beside the page; null where the page has no viewer. */
export const useFileViewer = () => useContext(ViewerContext);
