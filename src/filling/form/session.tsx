import type { Answers, Form, FormContext, FormScope, Row } from '@domain/definition';
import type { FilingFault } from '@domain/filing/filing-faults';
import type { RuleResult } from '@domain/filing/rule-words';
import type { Correction } from '@domain/filing/types';
import type { Text } from '@domain/text';
import { createContext, type ReactNode, useContext, useRef } from 'react';
import UploadsProvider from '@/filling/attachments/UploadsProvider';
import type { OpenDraft } from '@/filling/attachments/uploads';
import type { CellEdit } from '@/filling/draft/changes';
import type { ReplacedValue } from '@/filling/draft/replacedValues';
import type { AnswerCorrection } from '@/filling/form/CorrectionNote';
import type { FormFigures } from '@/filling/hooks/useFormFigures';
import type { PendingRenewals } from '@/filling/hooks/useRenewals';

/** Signals typing, so that rendering may wait for a pause or for blur. */
export interface TypingSignal {
  begin(): void;
  end(): void;
}

/** Context of a form that is being filled in, provided by its page. */
export interface FormSession {
  form: Form;
  ctx: FormContext;
  /** Answers as rendered; the text of a field being typed in is newer. */
  answers: Answers;
  /** The answers with every computed value; may trail behind `answers` while somebody types. */
  filled: Answers;
  scope: FormScope;
  /** Outcomes of the form's rules so far. */
  rules: RuleResult[];
  /** Faults to show, by path: those found by a check that the filer started. */
  faults: ReadonlyMap<string, FilingFault>;
  /** Values of the wrong type or size, by path: shown as soon as their field is left. */
  misfits: ReadonlyMap<string, FilingFault>;
  /** Notices to confirm on submission, by the path that they are about. */
  warnings?: ReadonlyMap<string, Text>;
  /** Texts that could not be read as a value, by cell. */
  unreadable: Record<string, string>;
  /** Corrections, each with its present path. */
  corrections: Correction[];
  /** Saves the answer to a correction; absent where corrections cannot be answered. */
  answerCorrection?: AnswerCorrection | undefined;
  /** Values that the company has given elsewhere for the figures of the form. */
  figures?: FormFigures;
  /** Answers to renew in a filing that was copied from an earlier one. */
  renewals?: PendingRenewals | undefined;
  /** Values that a colleague's save has replaced, by the path that they stood at. */
  replaced?: ReadonlyMap<string, ReplacedValue>;
  takeBack?(replaced: ReplacedValue): void;
  /** Values that came from the company profile. */
  prefilled: Answers;
  /** Keys of sections with changes that can be undone, and names of imports (`takeIn`). */
  undoable: ReadonlySet<string>;
  /** Keys of sections, and names of imports, with undone changes that can be redone. */
  redoable: ReadonlySet<string>;
  /** Path that a link leads to; the component with that field shows it. */
  focusPath: string | null;
  edit(edits: CellEdit[], undoable?: boolean): void;
  /** Changes the rows of a table, read with the last key press; a result of null changes nothing. */
  setRows(section: string, change: (rows: Row[]) => Row[] | null): void;
  /**
   * Applies an imported file as one undoable step named `step`: `answers` replace the present ones. `mended`: cells whose
   * unreadable text is dropped.
   */
  takeIn(step: string, answers: Answers, mended: CellEdit[]): void;
  /** Undoes the last change of a section, or the import of this name. */
  undo(section: string): void;
  redo(section: string): void;
  /** Names of colleagues by the cell of a table that they are in (`formatCellKey`); absent where nobody else fills in. */
  colleagues?: ReadonlyMap<string, string>;
  /** Reports the cell with the focus to colleagues; null once no cell has it. */
  onCell?(cell: string | null): void;
  /** Absent where each key press renders the whole form. */
  typing?: TypingSignal;
  /** Awaited before a section with sensitive fields is exported; a rejection cancels the export. */
  beforeExport?(section: string): Promise<void>;
}

interface Latest {
  readonly current: FormSession;
}

const SessionContext = createContext<FormSession | null>(null);
const LatestContext = createContext<Latest | null>(null);

interface FormSessionProviderProps {
  value: FormSession;
  /** Called with true while files are being uploaded. */
  onUploading?: (isUploading: boolean) => void;
  /** Draft for uploads from a phone. */
  draft?: OpenDraft;
  children: ReactNode;
}

export function FormSessionProvider({ value, onUploading, draft, children }: FormSessionProviderProps) {
  const latest = useRef(value);
  latest.current = value;
  return (
    <LatestContext.Provider value={latest}>
      <SessionContext.Provider value={value}>
        <UploadsProvider session={value} onBusy={onUploading} draft={draft}>
          {children}
        </UploadsProvider>
      </SessionContext.Provider>
    </LatestContext.Provider>
  );
}

const assertProvided = <T,>(value: T | null): T => {
  if (value === null) throw new Error('a field outside of a form');
  return value;
};

/** Returns the session; the component renders with each key press anywhere in the form. */
export const useFormSession = (): FormSession => assertProvided(useContext(SessionContext));

/** Returns a ref to the session, for code that reads the answers only on demand and need not render when they change. */
export const useLatestSession = (): Latest => assertProvided(useContext(LatestContext));
