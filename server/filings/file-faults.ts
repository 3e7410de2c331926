/** Attachments of a filing against what its form asks for: theirs, of a type and a size that the field accepts. */

import { filingMessages } from '../../domain/api/messages/filings';
import type { FileInfo } from '../../domain/calls/files';
import type { Answers, FileField, Form } from '../../domain/definition';
import { refusedFor } from '../../domain/files/accepts';
import { fieldsOf, isRowSection, recordsOf } from '../../domain/filing/sections';
import type { Fault } from '../../domain/filing/types';
import { fillText, type Text } from '../../domain/text';

interface Attached {
  path: string;
  field: FileField;
  ids: string[];
}

/** Every answer of the form that is a list of files. */
export function attachedFiles(form: Form, filled: Answers): Attached[] {
  return form.sections.flatMap((section) => {
    const fields = fieldsOf(section).filter((field): field is FileField => field.type === 'file');
    return recordsOf(section, filled).flatMap((record, i) =>
      fields.flatMap((field): Attached[] => {
        const value = record[field.key];
        if (!Array.isArray(value) || value.length === 0) return [];
        const place = isRowSection(section) ? `${section.key}[${i}]` : section.key;
        return [{ path: `${place}.${field.key}`, field, ids: value.map(String) }];
      }),
    );
  });
}

function faultOfFile(field: FileField, file: FileInfo | undefined): Text | undefined {
  if (!file) return filingMessages.fileUnknown;
  const refused = refusedFor(field, file);
  if (refused === 'type') return fillText(filingMessages.fileType, { types: field.accept.join(', ') });
  if (refused === 'size') return fillText(filingMessages.fileSize, { limit: field.maxSizeMb });
  return undefined;
}

const named = (text: Text, label: Text): Text => ({
  zh: fillText(text, { label: label.zh }).zh,
  en: fillText(text, { label: label.en }).en,
});

/** `files`: those of the company, whatever others the answers name. */
export function fileFaults(attached: Attached[], files: FileInfo[]): Fault[] {
  const byId = new Map(files.map((file) => [file.id, file]));
  return attached.flatMap(({ path, field, ids }) => {
    const faults = ids.map((id) => faultOfFile(field, byId.get(id))).filter((text) => text !== undefined);
    return faults.slice(0, 1).map((text) => ({ path, code: 'file', message: named(text, field) }));
  });
}
