import { formatValue } from '@domain/filing/input';
import type { Field, TableSection } from '@domain/programs/define';
import { useLanguage } from '@/utils/language';
import { type Line, valueIn } from '../../lines';
import styles from './index.module.css';

const NUMBERS: ReadonlySet<string> = new Set(['integer', 'decimal', 'money_wan']);

const groupOf = (section: TableSection, line: Line) =>
  section.fixedRows?.find((row) => row.key === line.filled.row)?.group;

/** The first row of a group says where it begins; groups have no names of their own, so they are numbered. */
export function groupName(section: TableSection, line: Line): string {
  const groups = [...new Set(section.fixedRows?.map((row) => row.group).filter(Boolean))];
  const place = groups.indexOf(groupOf(section, line));
  return place < 0 ? '' : `${'①②③④⑤⑥⑦⑧⑨'[place] ?? place + 1}`;
}

interface GroupTotalsProps {
  section: TableSection;
  lines: Line[];
  columns: Field[];
}

/** The total of each group of given rows: groups that divide the same people or money must come to the same. */
export default function GroupTotals({ section, lines, columns }: GroupTotalsProps) {
  const { language, t } = useLanguage();
  const groups = [
    ...new Set(lines.map((line) => groupOf(section, line)).filter((group) => group !== undefined)),
  ];
  if (groups.length === 0) return null;
  const totalOf = (group: string, field: Field) =>
    lines
      .filter((line) => groupOf(section, line) === group && !line.isSum)
      .reduce((total, line) => total + (Number(valueIn(line, field)) || 0), 0);
  return (
    <tfoot className={styles.totals}>
      {groups.map((group) => {
        const first = lines.find((line) => groupOf(section, line) === group) as Line;
        return (
          <tr key={group}>
            <th scope="row">{t('forms.table.groupTotal', { group: groupName(section, first) })}</th>
            {columns.map((field) => (
              <td key={field.key}>
                {NUMBERS.has(field.type) ? formatValue(field, totalOf(group, field), language) : ''}
              </td>
            ))}
          </tr>
        );
      })}
    </tfoot>
  );
}
