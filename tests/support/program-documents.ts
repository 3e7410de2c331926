/** The documents of the shipped programs, and the library that they use. */
import { createItemFinder } from '../../domain/program-documents/library-item';
import { readLibrary } from '../../scripts/support/program-files';

export { readProgramFile as readProgramDocument, readProgramText } from '../../scripts/support/program-files';

export const findLibraryItem = createItemFinder(readLibrary());
