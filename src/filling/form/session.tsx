import type { Answers, Form, FormContext, FormScope, Row } from '@domain/definition';
import type { FilingFault } from '@domain/filing/filing-faults';
import type { RuleResult } from '@domain/filing/rule-words';
import type { Correction } from '@domain/filing/types';
import { createContext, type ReactNode, useContext, useRef } from 'react';
import UploadsProvider from '@/filling/attachments/UploadsProvider';
import type { OpenDraft } from '@/filling/attachments/uploads';
import type { CellEdit } from '@/filling/draft/changes';
import type { AnswerCorrection } from '@/filling/form/CorrectionNote';
import type { AskedFigure, ExplainFigure } from '@/filling/form/FigureQuestions';

/** Signals typing, so that rendering may wait for a pause or for blur. */
export interface TypingSignal {
  begin(): void;
  end(): void;
}

/** Context that a form gets from its page while it is filled in. */
export interface FormSession {
  form: Form;
  ctx: FormContext;
  /** The answers as they are drawn: while somebody types, the text of that field is ahead of them. */
  answers: Answers;
  /** The answers with every computed value; may trail behind `answers` while somebody types. */
  filled: Answers;
  scope: FormScope;
  /** Outcomes of the form's rules so far. */
  rules: RuleResult[];
  /** Faults to show, by path: those that a check of the filer's has found. */
  faults: ReadonlyMap<string, FilingFault>;
  /** Values of the wrong type or size, by path: shown as soon as their field is left. */
  misfits: ReadonlyMap<string, FilingFault>;
  /** Texts that could not be read as a value, by cell. */
  unreadable: Record<string, string>;
  /** Each where it stands now. */
  corrections: Correction[];
  /** Absent where nobody may answer them. */
  answerCorrection?: AnswerCorrection | undefined;
  /** Figures that the company has said otherwise before. */
  figures?: { questions: AskedFigure[]; explain: ExplainFigure };
  /** Values that came from the company profile. */
  prefilled: Answers;
  /** The section whose last change can be undone, or the file that was taken in last. */
  undoable: string | null;
  /** The section whose change was undone last, and can be made again. */
  redoable: string | null;
  /** A path that a link leads to: what holds it shows it. */
  focusPath: string | null;
  edit(edits: CellEdit[], undoable?: boolean): void;
  /** Changes the rows of a table as they are up to the last key; null leaves them. */
  setRows(section: string, change: (rows: Row[]) => Row[] | null): void;
  /**
   * Takes a file in, with all answers as they become, in one step that can be undone: `step` names it. `mended`: values of
   * cells, where a text that could not be read is forgotten.
   */
  takeIn(step: string, answers: Answers, mended: CellEdit[]): void;
  undo(): void;
  redo(): void;
  /** Absent where each key draws the whole form. */
  typing?: TypingSignal;
  /** Awaited before a section with sensitive fields leaves as a file; a rejection keeps it here. */
  beforeExport?(section: string): Promise<void>;
}

interface Latest {
  readonly current: FormSession;
}

const SessionContext = createContext<FormSession | null>(null);
const LatestContext = createContext<Latest | null>(null);

interface FormSessionProviderProps {
  value: FormSession;
  /** True while files are on their way. */
  onUploading?: (isUploading: boolean) => void;
  /** The draft to which a phone can send files. */
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

/** Draws anew with each key that is typed anywhere in the form. */
export const useFormSession = (): FormSession => assertProvided(useContext(SessionContext));

/** For what looks at the answers only when it is used: it is not drawn anew when they change. */
export const useLatestSession = (): Latest => assertProvided(useContext(LatestContext));
