import { createContext } from 'react';

/** True where the answers are those of a sample: the files that they name were never stored. */
export const SampleFilesContext = createContext(false);
