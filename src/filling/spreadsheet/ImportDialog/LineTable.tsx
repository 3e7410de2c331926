import type { SheetFault } from '@domain/spreadsheet/model';
import type { ReactNode } from 'react';
import ScrollBox from '@/components/ScrollBox';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

/** Maximum number of lines listed; longer lists are corrected in parts, or in the form. */
export const LISTED = 100;

interface LineTableProps {
  title: string;
  /** Headings of the second and third columns; the first names the cell. */
  heads: [string, string];
  /** Total number of lines, of which the table shows the first. */
  count: number;
  lines: { place: string; cells: [ReactNode, ReactNode]; className?: string }[];
}

/** Scrollable list of workbook cells with a message each. */
export default function LineTable({ title, heads, count, lines }: LineTableProps) {
  const { t } = useLanguage();
  return (
    <ScrollBox className={styles.faults} label={title}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {[t('sheets.place'), ...heads].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ place, cells: [first, second], className }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity, and the list never moves
            <tr key={i}>
              <th scope="row">{place}</th>
              <td className={className}>{first}</td>
              <td className={className}>{second}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > lines.length && <p>{t('sheets.more', { count: count - lines.length })}</p>}
    </ScrollBox>
  );
}

/** Maximum number of cells that a line names. */
const CELLS_NAMED = 5;

/** Groups faults of one sheet with the same words: a column of formulas would fill the list. */
function groupFaults(faults: readonly SheetFault[]): [SheetFault, ...SheetFault[]][] {
  const groups = new Map<string, [SheetFault, ...SheetFault[]]>();
  for (const fault of faults) {
    const key = JSON.stringify([fault.sheet, fault.message.zh, fault.isRefused]);
    const group = groups.get(key);
    if (group) group.push(fault);
    else groups.set(key, [fault]);
  }
  return [...groups.values()];
}

/** Every fault with its sheet and cells, what is wrong, how to correct it, and how the import treats the cell. */
export function FaultTable({ faults }: { faults: SheetFault[] }) {
  const { t } = useLanguage();
  const say = useText();
  const groups = groupFaults(faults);
  const describePlace = ([{ sheet }, ...others]: (typeof groups)[number], cells: string) =>
    t(others.length < CELLS_NAMED ? 'sheets.cell' : 'sheets.cells', {
      sheet,
      cell: cells,
      count: others.length + 1,
    });
  return (
    <LineTable
      title={t('sheets.faults', { count: faults.length })}
      heads={[t('sheets.problem'), t('sheets.outcome')]}
      count={groups.length}
      lines={groups.slice(0, LISTED).map((group) => {
        const [{ cell, message, isRefused }] = group;
        const cells = group.slice(0, CELLS_NAMED).map((each) => each.cell);
        return {
          place: describePlace(group, cells.join(t('list.comma'))),
          cells: [say(message), t(isRefused ? 'sheets.refused' : cell ? 'sheets.kept' : 'sheets.untouched')],
        };
      })}
    />
  );
}
