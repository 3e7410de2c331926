import type { Answers } from '@domain/definition';
import { programTablesForm } from '@domain/program-documents/tables';
import { findItemTable } from '@domain/program-documents/tables/definitions';
import {
  addRow,
  type CopiedRows,
  copyRows,
  moveRow,
  moveRowInto,
  pasteRows,
  placeRow,
  readCopiedRows,
  removeRow,
} from '@domain/program-drafts/rows/edit-rows';
import { findNeighbour, getItemName, getRows, type ItemAddress } from '@domain/program-drafts/rows/items';
import {
  describeRow,
  getNodeId,
  listNodesAbove,
  type OutlineNode,
} from '@domain/program-drafts/rows/outline';
import { isNameTaken, renameRow } from '@domain/program-drafts/rows/rename-row';
import { useMemo, useRef, useState } from 'react';
import { moveFocusToPath } from '@/filling/hooks/useFocusPath';
import { createId } from '@/utils/createId';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { createTypedRow, findRowContext, getWordingColumn, suggestName } from './rowDefaults';

/** Table of the clipboard whose rows are pasted. */
const getPastedTable = (text: string): string | undefined => readCopiedRows(text)?.rows[0]?.table;

interface DesignSource {
  /** The rows at this moment. */
  get(): Answers;
  /** Replaces the rows, as one step that can be taken back. */
  change(answers: Answers): void;
}

/** Acts on the rows of a draft, and the one that is chosen. */
export function useDesign(source: DesignSource) {
  const { t, language } = useLanguage();
  const say = useText();
  const [chosen, setChosen] = useState<ItemAddress>({ table: 'about' });
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['sections']));
  const latest = useRef({ source, chosen, t, say, language });
  latest.current = { source, chosen, t, say, language };

  const actions = useMemo(() => {
    const show = (address: ItemAddress) => {
      const above = listNodesAbove(latest.current.source.get(), address);
      setOpen((now) => (above.every((id) => now.has(id)) ? now : new Set([...now, ...above])));
      setChosen(address);
    };
    const apply = (change: (answers: Answers) => Answers) => {
      const { source: present } = latest.current;
      const before = present.get();
      const after = change(before);
      if (after !== before) present.change(after);
    };
    const isFull = (table: string): boolean => {
      const rows = latest.current.source.get()[table];
      const limit = findItemTable(table)?.maxRows ?? 0;
      if (!Array.isArray(rows) || rows.length < limit) return false;
      feedback.error(latest.current.t('design.full', { limit }));
      return true;
    };
    return {
      show,
      choose: ({ table, row }: ItemAddress) => setChosen({ table, ...(row !== undefined && { row }) }),
      add(table: string, kind: string) {
        const answers = latest.current.source.get();
        const context = findRowContext(answers, latest.current.chosen, table);
        if (!context || isFull(table)) return;
        const row = createTypedRow(answers, { table, kind, beside: latest.current.chosen });
        apply((now) => addRow(now, { table, row, ...context }));
        show({ table, ...(row.row && { row: row.row }) });
        const added = getRows(latest.current.source.get(), table).findIndex((each) => each.row === row.row);
        moveFocusToPath(`${table}[${added}].${getWordingColumn(table)}`, 'nearest');
      },
      move({ table, row }: OutlineNode, by: -1 | 1) {
        if (row === undefined) return;
        apply((now) => moveRow(now, { table, row }, by));
        show({ table, row });
      },
      remove({ table, row, item }: OutlineNode) {
        if (row === undefined) return;
        const { t: text, language: spoken } = latest.current;
        const neighbour = findNeighbour(latest.current.source.get(), { table, row });
        apply((now) => removeRow(now, { table, row }));
        show(neighbour);
        const name = item ? describeRow(table, item, spoken) : '';
        feedback.info(text('design.removed', { name }));
      },
      copy({ table, row }: OutlineNode): string | null {
        if (row === undefined) return null;
        return JSON.stringify(copyRows(latest.current.source.get(), { table, row }));
      },
      paste(text: string) {
        const copied = readCopiedRows(text);
        const table = getPastedTable(text);
        if (!copied || !table) return void feedback.info(latest.current.t('design.paste.nothing'));
        const answers = latest.current.source.get();
        const context = findRowContext(answers, latest.current.chosen, table);
        if (!context) {
          const section = programTablesForm.sections.find(
            ({ key }) => key === findItemTable(table)?.parent?.table,
          );
          const into = section ? latest.current.say(section.title) : '';
          return void feedback.info(latest.current.t('design.paste.where', { into }));
        }
        if (isFull(table)) return;
        const pasted = pasteRows(answers, copied, context, createId);
        if (!pasted) return;
        latest.current.source.change(pasted.answers);
        show(pasted.pasted);
      },
      /** Pastes several items as one step, and shows the last. */
      pasteAll(items: readonly CopiedRows[]) {
        let answers = latest.current.source.get();
        let shown: ItemAddress | null = null;
        for (const copied of items) {
          const table = copied.rows[0]?.table ?? '';
          const context = findRowContext(answers, latest.current.chosen, table);
          const pasted = context && !isFull(table) && pasteRows(answers, copied, context, createId);
          if (!pasted) continue;
          ({ answers, pasted: shown } = pasted);
        }
        if (!shown) return;
        latest.current.source.change(answers);
        show(shown);
      },
      drop(moved: OutlineNode, target: OutlineNode, side: 'before' | 'after') {
        const { row } = moved;
        if (row === undefined || target.row === undefined || target.item === undefined) return;
        const { table, row: beside, item } = target;
        const address = { table: moved.table, row };
        if (table === moved.table) apply((now) => placeRow(now, address, beside, side));
        else if (findItemTable(moved.table)?.parent?.table === table)
          apply((now) => moveRowInto(now, address, getItemName(table, item)));
        else return;
        show(address);
      },
      /** Names a new field after its English label. */
      nameByLabel() {
        const { table, row } = latest.current.chosen;
        const answers = latest.current.source.get();
        const name = suggestName(answers, latest.current.chosen);
        if (row !== undefined && name) latest.current.source.change(renameRow(answers, { table, row }, name));
      },
      rename(name: string) {
        const { table, row } = latest.current.chosen;
        if (row === undefined) return;
        const answers = latest.current.source.get();
        if (isNameTaken(answers, { table, row }, name))
          return void feedback.error(latest.current.t('design.name.taken', { name }));
        latest.current.source.change(renameRow(answers, { table, row }, name));
      },
    };
  }, []);
  return { chosen, chosenId: getNodeId(chosen), open, setOpen, ...actions };
}

export type ProgramDesign = ReturnType<typeof useDesign>;
