// The five kinds of drafts for the suite of the draft machine: an editor of two text fields each, and one stand-in server.
import type { CompanyInfo } from '@domain/company/calls';
import type { Answers } from '@domain/definition';
import type { AssessmentData } from '@domain/experts/calls';
import { readAssessment } from '@domain/experts/criteria';
import { usualCriteria } from '@domain/experts/usual-criteria';
import type { Filing } from '@domain/filing/types';
import { findFillable } from '@domain/programs/reports';
import { type ReactNode, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'umi';
import { vi } from 'vitest';
import { useFilingDraft } from '../../../src/filling/draft/AutosaveFiling';
import { createAssessmentSubject } from '../../../src/filling/draft/assessmentDraft';
import type { FilingRoot } from '../../../src/filling/draft/filingState';
import type { DraftHolder } from '../../../src/filling/draft/holder';
import { createProfileSubject } from '../../../src/filling/draft/profileDraft';
import type { DraftSubject, ServerDraft } from '../../../src/filling/draft/serverDraft';
import type { DraftState } from '../../../src/filling/draft/state';
import { useDraft, useOpenDraft } from '../../../src/filling/draft/useDraft';
import { useTextDraft } from '../../../src/filling/draft/useTextDraft';
import { createAcknowledgement, createEnvelope, createFreshFiling, toWholeSave } from './filing-server';

export interface TwoFields {
  first: string;
  second: string;
}

/** An open form: its content, and the actions of a person. */
export interface TestEditor {
  fields: Partial<TwoFields>;
  isKept: boolean;
  phase: string;
  /** Number of fields in conflict. */
  conflicts: number;
  type(change: Partial<TwoFields>): void;
  save(): unknown;
  /** Resolves every conflict with the person's own values. */
  insist(): unknown;
  /** Texts only: key of the text. */
  key?: string;
  /** Texts only: marks the text as sent. */
  forget?(): Promise<unknown>;
}

type OnChange = (editor: TestEditor) => void;

export interface DraftKind {
  name: string;
  /** Renders the form without output; `onChange` receives the editor after each change. */
  form(onChange: OnChange): ReactNode;
  /**
   * The server's replies to a read and to an outdated save, and the fields in the body of a save; null for a kind without a
   * server draft.
   */
  server: null | {
    read(): unknown;
    conflict(): unknown;
    fieldsIn(body: never): Partial<TwoFields>;
  };
}

/** Simulated server of all kinds: it counts versions, and refuses outdated saves. */
export const server = {
  version: 1,
  fields: {} as TwoFields,
  isDown: false,
  status: 200,
  saves: 0,
  hold: null as null | Promise<void>,
};

export function startServer(kind: DraftKind): void {
  const fields = { first: 'first as stored', second: 'second as stored' };
  Object.assign(server, { version: 3, fields, isDown: false, status: 200, saves: 0, hold: null });
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    if (server.isDown) throw new TypeError('Failed to fetch');
    if (server.status !== 200) return createEnvelope(-1, null, 'said', server.status);
    if (!init.body) return createEnvelope(200, kind.server?.read());
    server.saves += 1;
    const body = await toWholeSave(JSON.parse(String(init.body)), kind.server?.read() as Filing);
    const isStale = body.version !== server.version;
    if (!isStale) saveElsewhere(kind.server?.fieldsIn(body as never) ?? {});
    const read = kind.server?.read() as Filing;
    const stored = init.method === 'PATCH' ? createAcknowledgement(read) : createEnvelope(200, read);
    const reply = isStale ? createEnvelope(208, kind.server?.conflict()) : stored;
    await server.hold;
    return reply;
  });
}

/** Saves in the name of another editor. */
export function saveElsewhere(change: Partial<TwoFields>): void {
  server.version += 1;
  server.fields = { ...server.fields, ...change };
}

/** Delays replies to saves; the returned function releases them. */
export function holdAnswers(): () => void {
  let release = () => {};
  server.hold = new Promise((resolve) => {
    release = resolve;
  });
  return () => {
    server.hold = null;
    release();
  };
}

const AT = '2026-06-10T02:00:00.000Z';
const SOMEBODY = { updated_by: '王敏', updated_at: AT };
const ownSide = (differences: readonly { path: string }[]) =>
  Object.fromEntries(differences.map(({ path }) => [path, 'mine' as const]));

type Names = { section: string; first: string; second: string };

const inAnswers = (answers: Answers, { section, first, second }: Names): Partial<TwoFields> => {
  const found = (answers[section] ?? {}) as Record<string, string>;
  return { first: found[first] ?? '', second: found[second] ?? '' };
};
const answersFrom = ({ section, first, second }: Names): Answers => ({
  [section]: { [first]: server.fields.first, [second]: server.fields.second },
});
const shownBy = (state: DraftState, names: Names) => ({
  fields: inAnswers(state.answers, names),
  isKept: state.isKept,
  phase: state.save.phase,
  conflicts: state.conflict?.differences.length ?? 0,
});
const editsOf = (names: Names, change: Partial<TwoFields>) =>
  Object.entries(change).map(([field, value]) => ({
    section: names.section,
    field: names[field as keyof TwoFields],
    value,
  }));

interface FilingProps {
  program: string;
  names: Names;
  onChange: OnChange;
}

/** Form edited through the dva model. */
function FilingForm(props: FilingProps) {
  const { program } = props;
  const dispatch = useDispatch();
  const user = useSelector((root: FilingRoot) => root.user.currentUser?.id);
  useEffect(() => {
    dispatch({ type: 'filing/open', payload: { user, program, kind: '', id: 'f1', draft: null } });
    return () => {
      dispatch({ type: 'filing/closed' });
    };
  }, [dispatch, user, program]);
  const isOpen = useSelector((root: FilingRoot) => root.filing.filing !== null);
  return isOpen && <OpenFiling {...props} />;
}

function OpenFiling({ names, onChange }: FilingProps) {
  const dispatch = useDispatch();
  const state = useSelector((root: FilingRoot) => root.filing);
  const { save } = useFilingDraft();
  const differences = state.conflict?.differences ?? [];
  useEffect(() =>
    onChange({
      ...shownBy(state, names),
      type: (change) => dispatch({ type: 'filing/edit', payload: { edits: editsOf(names, change) } }),
      save,
      insist: () => dispatch({ type: 'filing/resolve', payload: ownSide(differences) }),
    }),
  );
  return null;
}

/** A declaration or a periodic report. */
function filingKind(name: string, program: string, names: Names): DraftKind {
  const edition = findFillable(program)?.edition ?? '';
  const read = (): Filing => ({
    ...createFreshFiling(),
    program,
    edition,
    version: server.version,
    data: answersFrom(names),
  });
  return {
    name,
    form: (onChange) => <FilingForm program={program} names={names} onChange={onChange} />,
    server: {
      read,
      conflict: () => ({
        conflict: true,
        id: 'f1',
        version: server.version,
        theirs: read().data,
        ...SOMEBODY,
      }),
      fieldsIn: ({ data }: { data: Answers }) => inAnswers(data, names),
    },
  };
}

interface SubjectProps {
  names: Names;
  subjectOf: () => DraftSubject;
  onChange: OnChange;
}

/** Form edited through `useDraft`. */
function SubjectForm(props: SubjectProps) {
  const [subject] = useState(props.subjectOf);
  const holder = useOpenDraft(subject);
  return holder && <OpenSubject {...props} holder={holder} subject={subject} />;
}

function OpenSubject(props: SubjectProps & { holder: DraftHolder<ServerDraft>; subject: DraftSubject }) {
  const { names, onChange, holder, subject } = props;
  const { state, edit, save, resolve } = useDraft(holder, subject);
  const differences = state.conflict?.differences ?? [];
  useEffect(() =>
    onChange({
      ...shownBy(state, names),
      type: (change) => edit(editsOf(names, change)),
      save,
      insist: () => resolve(ownSide(differences)),
    }),
  );
  return null;
}

const subjectKind = (
  name: string,
  names: Names,
  subjectOf: () => DraftSubject,
  of: DraftKind['server'],
): DraftKind => ({
  name,
  form: (onChange) => <SubjectForm names={names} subjectOf={subjectOf} onChange={onChange} />,
  server: of,
});

const profile = { section: 'company', first: 'mailing_address', second: 'registered_address' };
const infoNow = (): CompanyInfo => ({
  id: 'c1',
  version: server.version,
  data: answersFrom(profile).company as CompanyInfo['data'],
  updated_at: AT,
});

const opinion = { section: 'comments', first: 'innovation', second: 'feasibility' };
const assessmentNow = () =>
  ({
    id: 'a1',
    version: server.version,
    updated_at: AT,
    criteria: usualCriteria.funding,
    said: readAssessment({ scores: {}, opinion: {}, ...answersFrom(opinion) }),
  }) as unknown as AssessmentData;

function TextForm({ onChange }: { onChange: OnChange }) {
  const { typed, isKept, key, type, forget } = useTextDraft<TwoFields>('notice/new');
  useEffect(() => {
    if (typed)
      onChange({
        fields: typed,
        isKept,
        key,
        phase: 'idle',
        conflicts: 0,
        type,
        save: () => {},
        insist: () => {},
        forget,
      });
  });
  return null;
}

export const officeText: DraftKind = {
  name: 'a text of the office',
  form: (onChange) => <TextForm onChange={onChange} />,
  server: null,
};

/** Kinds of drafts that the server stores with a version. */
export const serverKinds: DraftKind[] = [
  filingKind('a declaration', 'gazelle', {
    section: 'baseData',
    first: 'main_business',
    second: 'registered_address',
  }),
  filingKind('a periodic report', 'keyproject/2026.1/report_progress', {
    section: 'progress',
    first: 'work_done',
    second: 'key_results',
  }),
  subjectKind('a company profile', profile, () => createProfileSubject(infoNow()), {
    read: infoNow,
    conflict: () => ({ conflict: true, version: server.version, theirs: infoNow().data, ...SOMEBODY }),
    fieldsIn: ({ data }: { data: Record<string, string> }) => ({
      ...server.fields,
      ...(data[profile.first] !== undefined && { first: data[profile.first] }),
      ...(data[profile.second] !== undefined && { second: data[profile.second] }),
    }),
  }),
  subjectKind("an expert's opinion", opinion, () => createAssessmentSubject(assessmentNow(), '王敏'), {
    read: assessmentNow,
    conflict: () => ({ conflict: true, version: server.version }),
    fieldsIn: ({ comments }: { comments: Record<string, string> }) => ({
      first: comments[opinion.first] ?? '',
      second: comments[opinion.second] ?? '',
    }),
  }),
];
