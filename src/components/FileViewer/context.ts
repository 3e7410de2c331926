import { createContext, useContext } from 'react';

/** One attachment of the page. */
export interface ViewedFile {
  id: string;
  name: string;
  /** Lower case, without the dot. */
  extension: string;
  /** The name of the field that it was given for. */
  label: string;
}

export const ViewerContext = createContext<((id: string) => void) | null>(null);

/** Shows an attachment beside the page; null where the page has no viewer. */
export const useFileViewer = () => useContext(ViewerContext);
