import type { Field, TableSection } from '@domain/definition';
import { formatValue } from '@domain/filing/input';
import { isEmpty } from '@domain/filing/sections';
import { type Line, valueIn } from '@/filling/form/lines';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

const NUMBERS: ReadonlySet<string> = new Set(['integer', 'decimal', 'money_wan']);

/** The group that a given row stands in. */
export const groupOf = (section: TableSection, line: Line | undefined): string | undefined =>
  section.fixedRows?.find((row) => row.key === line?.filled.row)?.group;

interface GroupTotalProps {
  section: TableSection;
  group: string;
  lines: Line[];
  columns: Field[];
}

/** The total of a group of given rows: groups that divide the same people or money must come to the same. */
export default function GroupTotal({ section, group, lines, columns }: GroupTotalProps) {
  const { language, t } = useLanguage();
  const say = useText();
  const name = section.groups?.[group];
  const parts = lines.filter((line) => groupOf(section, line) === group && !line.isSum);
  const totalOf = (field: Field): string => {
    if (!NUMBERS.has(field.type)) return '';
    const values = parts.map((line) => valueIn(line, field)).filter((value) => !isEmpty(value));
    const total = values.reduce<number>((sum, value) => sum + (Number(value) || 0), 0);
    return values.length > 0 ? formatValue(field, total, language) : '—';
  };
  return (
    <tr className={styles.total}>
      <th scope="row">{t('forms.table.groupTotal', { group: name ? say(name) : '' })}</th>
      {columns.map((field) => (
        <td key={field.key}>{totalOf(field)}</td>
      ))}
    </tr>
  );
}
