import type { PhraseValues } from '@domain/review/phrases';
import { createContext } from 'react';

/** The filing that the opinion is about; null where it is about many things, and nothing can be filled in. */
export const PhrasePlace = createContext<(PhraseValues & { program: string }) | null>(null);
