import { createProgramFile } from '@domain/program-documents/exchange/program-file';
import { createItemFinder } from '@domain/program-documents/library-item';
import type { ProgramDocument } from '@domain/program-documents/types';
import { libraryItems } from '@domain/programs/library.generated';
import { hashText } from './hashText';

/** Writes the document of a draft for another house. Throws for one with faults. */
export async function createDraftFile(document: ProgramDocument): Promise<Blob> {
  const file = await createProgramFile({ ...document }, createItemFinder(libraryItems), hashText);
  return new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' });
}
