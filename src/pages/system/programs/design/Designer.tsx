import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import type { Answers, FormContext } from '@domain/definition';
import type { FilingFault } from '@domain/filing/filing-faults';
import { createFormScope } from '@domain/filing/scope';
import { programTablesForm, type TablePlace, toAnswerPath } from '@domain/program-documents/tables';
import type { StoredProgramDraft } from '@domain/program-drafts/calls';
import type { ExaminedDraft } from '@domain/program-drafts/examine-rows';
import { findParentRow, findRow, type ItemAddress } from '@domain/program-drafts/rows/items';
import { buildOutline, getNodeId, listNodesAbove } from '@domain/program-drafts/rows/outline';
import { Button } from 'antd';
import { type KeyboardEvent, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import ConflictDialog from '@/filling/draft/ConflictDialog';
import { formatCellKey } from '@/filling/draft/changes';
import type { DraftHolder } from '@/filling/draft/holder';
import SaveState from '@/filling/draft/SaveState';
import type { DraftSubject, ServerDraft } from '@/filling/draft/serverDraft';
import { isDirty } from '@/filling/draft/state';
import { useDraft, useOpenDraft } from '@/filling/draft/useDraft';
import { type FormSession, FormSessionProvider } from '@/filling/form/session';
import { moveFocusToPath } from '@/filling/hooks/useFocusPath';
import { useLive } from '@/live';
import { call } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import { useLeaveConfirmation } from '@/utils/useLeaveConfirmation';
import { type UnfinishedLines, UnfinishedLinesProvider } from '../components/ConditionEditor/unfinishedLines';
import AddMenu from './AddMenu';
import { createDraftSubject, toStoredAnswers } from './createDraftSubject';
import { FormPreviewProvider, useFormPreview } from './formPreview/useFormPreview';
import styles from './index.module.css';
import LibraryButton from './LibraryButton';
import Outline from './outline/Outline';
import Panes from './Panes';
import ProposedNote from './ProposedNote';
import PaperButton from './paper/PaperButton';
import RecordPanel from './record/RecordPanel';
import { useDesign } from './useDesign';
import { useExamination } from './useExamination';
import { useUndo } from './useUndo';
import BookButtons from './workbook/BookButtons';
import FileButtons from './workbook/FileButtons';

const NOBODY: FormContext = { batchYear: 0, today: '', settings: {} };
/** No column of the form of programs depends on another: one scope does for all. */
const scope = createFormScope(programTablesForm, {}, NOBODY);
const nothing = () => {};

export default function Designer({ draft }: { draft: StoredProgramDraft }) {
  const [subject] = useState(() => createDraftSubject(draft));
  const holder = useOpenDraft(subject);
  return holder && <OpenDesigner draft={draft} holder={holder} subject={subject} />;
}

interface OpenDesignerProps {
  draft: Pick<StoredProgramDraft, 'id' | 'base' | 'merges'>;
  holder: DraftHolder<ServerDraft>;
  subject: DraftSubject;
}

/** Takes up what others save while the draft is open. */
function useColleagues(
  id: string,
  holder: DraftHolder<ServerDraft>,
  pull: ReturnType<typeof useDraft>['pull'],
) {
  useLive(['programDraft'], async ({ draft, version }) => {
    if (draft !== undefined && (draft !== id || (version ?? 0) <= holder.get().version)) return;
    const { data } = await call('programDraft', { path: { id } });
    if (data.version > holder.get().version) await pull(toStoredAnswers(data));
  });
}

function useFaults(examined: ExaminedDraft | null, answers: Answers) {
  return useMemo(() => {
    const paths = new Map<string, FilingFault>();
    const nodes = new Map<string, number>();
    for (const { place, text } of examined?.faults ?? []) {
      if (!place) continue;
      const path = toAnswerPath(answers, place);
      paths.set(path, { path, code: 'document', message: text } as unknown as FilingFault);
      const address = { table: place.section, ...(place.row !== undefined && { row: place.row }) };
      for (const id of new Set([getNodeId(address), ...listNodesAbove(answers, address)]))
        nodes.set(id, (nodes.get(id) ?? 0) + 1);
    }
    return { paths, nodes };
  }, [examined, answers]);
}

/** Key of the section that a row belongs to. */
function findSection(answers: Answers, table: string, id: string | undefined): string | null {
  const row = findRow(answers, table, id);
  if (!row) return null;
  const section = table === 'sections' ? row : findParentRow(answers, table, row);
  return typeof section?.key === 'string' ? section.key : null;
}

/** Path in the form of the field that a row is. */
function findFieldPath(answers: Answers, { table, row: id }: ItemAddress): string | null {
  const row = table === 'fields' ? findRow(answers, table, id) : undefined;
  const section = findSection(answers, table, id);
  return row && section ? `${section}.${String(row.key)}` : null;
}

function OpenDesigner({ draft: { id, base, merges }, holder, subject }: OpenDesignerProps) {
  const { t } = useLanguage();
  const { state, edit, replace, pull, resolve, drop, save } = useDraft(holder, subject, true);
  const { answers, unreadable, conflict } = state;
  const history = useUndo(holder, replace);
  useColleagues(id, holder, pull);
  useLeaveConfirmation({ isUnsaved: isDirty(state), save, giveUp: drop });

  const { record } = history;
  const change = useCallback(
    (next: Answers) => record(() => replace({ answers: next, unreadable: holder.get().unreadable })),
    [record, replace, holder],
  );
  const design = useDesign({ get: () => holder.get().answers, change });
  const { chosen, chosenId, show } = design;
  const examination = useExamination(answers, base);
  const { examined } = examination;
  const preview = useFormPreview(examination);
  const [unfinished] = useState<UnfinishedLines>(() => new Map());
  const [focusPath, setFocusPath] = useState<string | null>(null);
  const outlined = useDeferredValue(answers);
  const nodes = useMemo(() => buildOutline(outlined), [outlined]);
  const faults = useFaults(examined, answers);

  const follow = (place: TablePlace) => {
    const { section: table, row } = place;
    show({ table, ...(row !== undefined && { row }) });
    const path = toAnswerPath(holder.get().answers, place);
    setFocusPath(path);
    moveFocusToPath(path);
  };
  const session: FormSession = {
    form: programTablesForm,
    ctx: NOBODY,
    answers,
    filled: answers,
    scope,
    rules: [],
    faults: faults.paths,
    misfits: new Map(),
    unreadable,
    corrections: [],
    prefilled: {},
    undoable: new Set(),
    redoable: new Set(),
    focusPath,
    edit: useCallback(
      (edits) => record(() => edit(edits), edits[0] && formatCellKey(edits[0])),
      [record, edit],
    ),
    setRows: nothing,
    takeIn: nothing,
    undo: nothing,
    redo: nothing,
  };

  const designer = useRef<HTMLDivElement>(null);

  function press(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (!isRedo && key !== 'z') return;
    event.preventDefault();
    if (isRedo) history.redo();
    else history.undo();
    keepFocus();
  }

  /** Keeps the keys of the designer where a step takes away what had the focus. */
  function keepFocus(): void {
    const { current } = designer;
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) current?.focus();
    });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the designer hold wherever the focus is in it
    <div ref={designer} tabIndex={-1} className={styles.designer} onKeyDown={press}>
      <div className={styles.bar}>
        <AddMenu answers={answers} chosen={chosen} onAdd={design.add} />
        <LibraryButton answers={answers} onAdd={design.pasteAll} />
        <PaperButton getAnswers={() => holder.get().answers} onAdd={design.pasteAll} />
        <Button icon={<UndoOutlined aria-hidden />} disabled={!history.canUndo} onClick={history.undo}>
          {t('common.undo')}
        </Button>
        <Button icon={<RedoOutlined aria-hidden />} disabled={!history.canRedo} onClick={history.redo}>
          {t('design.redo')}
        </Button>
        <BookButtons getAnswers={() => holder.get().answers} onTake={change} />
        <FileButtons examined={examined} getAnswers={() => holder.get().answers} onTake={change} />
        <SaveState draft={state} savedAt={state.updatedAt} />
      </div>
      {examined && <ProposedNote document={examined.document} />}
      <FormPreviewProvider value={preview}>
        <Panes
          examination={examination}
          answers={answers}
          section={findSection(answers, chosen.table, chosen.row)}
          field={findFieldPath(answers, chosen)}
          isSaved={!isDirty(state)}
          merges={merges}
          onFollow={follow}
          onChange={change}
          outline={
            <Outline
              {...design}
              nodes={nodes}
              chosen={chosenId}
              onChoose={design.choose}
              onOpen={design.setOpen}
              faults={faults.nodes}
              enter={() =>
                document
                  .querySelector<HTMLElement>(`.${styles.record} input, .${styles.record} textarea`)
                  ?.focus()
              }
            />
          }
          record={
            <FormSessionProvider value={session}>
              <UnfinishedLinesProvider value={unfinished}>
                <RecordPanel
                  key={chosenId}
                  address={chosen}
                  examined={examined}
                  onRename={design.rename}
                  onLabel={design.nameByLabel}
                />
              </UnfinishedLinesProvider>
            </FormSessionProvider>
          }
        />
      </FormPreviewProvider>
      {conflict && (
        <ConflictDialog
          form={programTablesForm}
          answers={answers}
          {...conflict}
          onDecide={(choices) => void resolve(choices)}
        />
      )}
    </div>
  );
}
