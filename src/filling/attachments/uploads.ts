import type { FileField } from '@domain/definition';
import type { FileInfo } from '@domain/files/calls';
import type { FileBox } from '@domain/filing/sort-files';
import { createContext } from 'react';
import type { AnswerCell } from '@/filling/draft/changes';
import { UploadError } from '@/services/upload';
import { translate } from '@/utils/language';
import { findFileRefusal } from './rules';

/** Upload in progress, or a failed one. */
export interface FileUpload {
  key: string;
  /** Cell that the file is uploaded to. */
  cell: AnswerCell;
  /** True if the row of the cell was stored when the upload began: if it is missing on destination, it was deleted meanwhile. */
  hadRow: boolean;
  /** Position of the file in the order of choosing, whenever it arrives. */
  place: number;
  /** Id of the file to replace. */
  replaces?: string | undefined;
  file: File;
  percent: number;
  /** True while offline; the upload resumes by itself. */
  isWaiting?: boolean;
  /** Reason of the failure. */
  problem?: string;
  /** True for a file that was refused because its field was full. */
  lacksRoom?: boolean;
  /** True if a retry may succeed. */
  isRetryable?: boolean;
  stop: AbortController;
}

/** Uploads of a form, shared by its file fields. */
export interface FormUploads {
  /** True while files are being uploaded: a submission would lack them. */
  isBusy: boolean;
  /** The uploads of the field at a path. */
  at(path: string): FileUpload[];
  /** Uploads files. `replaces`: id of the file in the field that is removed when the new one arrives. */
  add(path: string, field: FileField, files: File[], replaces?: string): void;
  /** Returns the requirements of a field for the present answers: minimum number of files, and the years that they must cover. */
  asks(field: FileField): { fewest: number; years: number[] };
  /** Returns the file field at a path, with its row; undefined where the visible fields are unknown. */
  boxAt(path: string): FileBox | undefined;
  /** Returns the name of another file field with the same content. */
  twinOf(path: string, info: FileInfo): string | undefined;
  /** Returns the number of files in the field at a path, including uploads in progress. */
  taken(path: string): number;
  /** Matches each file to a field by name; absent where the visible fields are unknown. */
  sort?: ((files: File[]) => void) | undefined;
  retry(upload: FileUpload): void;
  cancel(upload: FileUpload): void;
  /** Attaches files uploaded by other means, such as a phone. */
  attach(path: string, files: FileInfo[]): void;
  /** Announces an event to screen readers (politely). */
  tell(text: string): void;
  /** Draft for uploads from a phone; absent where there is none. */
  draft?: OpenDraft | undefined;
}

/** The draft that a form fills in. */
export interface OpenDraft {
  program: string;
  /** Id of the draft; its kind before the first save. */
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
