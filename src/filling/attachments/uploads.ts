import type { FileField } from '@domain/definition';
import type { FileInfo } from '@domain/files/calls';
import { createContext } from 'react';
import type { AnswerCell } from '@/filling/draft/changes';
import { UploadError } from '@/services/upload';
import { translate } from '@/utils/language';
import { findFileRefusal } from './rules';

/** A file on its way, or one that did not arrive. */
export interface FileUpload {
  key: string;
  /** The cell that it goes to. */
  cell: AnswerCell;
  /** Its row was stored when it began: if it is not when it arrives, somebody has deleted it. */
  hadRow: boolean;
  /** Its place among the files that were chosen, whenever it arrives. */
  place: number;
  /** The file that it takes the place of. */
  replaces?: string | undefined;
  file: File;
  percent: number;
  /** The network is away; it goes on by itself. */
  isWaiting?: boolean;
  /** The reason why it did not arrive. */
  problem?: string;
  /** Sending it again may help. */
  isRetryable?: boolean;
  stop: AbortController;
}

/** The uploads of a form, for its fields. */
export interface FormUploads {
  /** Something is on its way: what is submitted now would be without it. */
  isBusy: boolean;
  /** The uploads of the field at a path. */
  at(path: string): FileUpload[];
  /** `replaces`: the file of the box that goes when the new one has arrived. */
  add(path: string, field: FileField, files: File[], replaces?: string): void;
  /** What a field asks for, by the answers as they are: the least number of files, and the years that they are about. */
  asks(field: FileField): { fewest: number; years: number[] };
  /** The name of another box of the form that holds the same content. */
  twinOf(path: string, info: FileInfo): string | undefined;
  /** The number of files that the field at a path holds, with those on their way to it. */
  taken(path: string): number;
  /** Matches each file to a field by name; absent where the visible fields are unknown. */
  sort?: ((files: File[]) => void) | undefined;
  retry(upload: FileUpload): void;
  cancel(upload: FileUpload): void;
  /** Attaches files that came in another way. */
  attach(path: string, files: FileInfo[]): void;
  /** Tells what happened, politely. */
  tell(text: string): void;
  /** The draft to which a phone can send files; absent where there is none. */
  draft?: OpenDraft | undefined;
}

/** The draft that a form fills in. */
export interface OpenDraft {
  program: string;
  /** Its id; of one that was never saved, its kind. */
  id: string;
}

export const UploadsContext = createContext<FormUploads | null>(null);

/** Error text of a failed upload. */
export function describeUploadFailure(error: unknown, { name }: File): Partial<FileUpload> {
  if (!(error instanceof UploadError) || error.reason === 'network') {
    return { problem: translate('forms.file.network'), isRetryable: true };
  }
  if (error.reason === 'unreadable') return { problem: translate('forms.file.unreadable', { name }) };
  return {
    problem: error.message || translate('forms.file.refused'),
    isRetryable: error.reason !== 'refused',
  };
}

/** Text of the reason why a file cannot be uploaded. */
export function describeFileRefusal(file: File, field: FileField, taken: number): string | undefined {
  const refusal = findFileRefusal(file, field, taken);
  return refusal ? translate(refusal.key, refusal.values) : undefined;
}
