/** The draft of a program as a subject of the draft machine: its rows are answers of the form of programs. */
import { CODE } from '@domain/api/codes';
import type { Answers } from '@domain/definition';
import { computeChangeSet } from '@domain/filing/change-set';
import { programTablesForm } from '@domain/program-documents/tables';
import type {
  ProgramDraftConflict,
  ProgramDraftLine,
  StoredProgramDraft,
} from '@domain/program-drafts/calls';
import type { DraftSubject, SaveAnswer, StoredAnswers } from '@/filling/draft/serverDraft';
import { call } from '@/utils/call';
import { formatEnvelopeMessage } from '@/utils/failure';

const describeStored = (line: ProgramDraftLine, data: Answers): StoredAnswers => ({
  version: line.version,
  data,
  updatedAt: line.updated_at,
  updatedBy: line.updated_by,
});

export const toStoredAnswers = (draft: StoredProgramDraft): StoredAnswers =>
  describeStored(draft, draft.data as Answers);

/** Sends the changes, or all rows where there are too many of them. */
function sendRows(id: string, base: Answers, answers: Answers, version: number) {
  const changes = computeChangeSet(programTablesForm, base, answers);
  return changes
    ? call('changeProgramDraft', { path: { id }, data: { version, changes } })
    : call('saveProgramDraft', { path: { id }, data: { version, data: answers } });
}

export const createDraftSubject = (draft: StoredProgramDraft): DraftSubject => ({
  place: `program/${draft.id}`,
  form: programTablesForm,
  stored: toStoredAnswers(draft),
  async send({ answers, base, version }): Promise<SaveAnswer> {
    const { id } = draft;
    const answer = await sendRows(id, base, answers, version);
    if (answer.code === CODE.success) return { stored: describeStored(answer.data, answers) };
    const refusal = answer.data as unknown as ProgramDraftConflict | null;
    if (!refusal?.conflict) return { refused: formatEnvelopeMessage(answer) };
    return { theirs: toStoredAnswers((await call('programDraft', { path: { id } })).data) };
  },
});
