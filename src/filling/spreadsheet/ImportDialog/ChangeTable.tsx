import type { DraftSource } from '@domain/spreadsheet/book';
import type { BookPlan } from '@domain/spreadsheet/plan-book';
import { changeLines, countChanges } from '@domain/spreadsheet/preview';
import type { Text } from '@domain/text';
import { useMemo } from 'react';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';
import LineTable, { LISTED } from './LineTable';

const SAID_AT_MOST = 160;

interface ChangeTableProps {
  from: DraftSource;
  plan: BookPlan;
  /** Several sections may change: each line says its own. */
  withSection: boolean;
}

/** What stands in the draft beside what would, change by change. */
export default function ChangeTable({ from, plan, withSection }: ChangeTableProps) {
  const { t } = useLanguage();
  const say = useText();
  const lines = useMemo(() => changeLines(from, plan, LISTED), [from, plan]);
  const count = countChanges(plan);
  const shorten = (text: Text | null, none: string): string => {
    const said = text ? say(text) : '';
    if (!said) return none;
    return said.length > SAID_AT_MOST ? `${said.slice(0, SAID_AT_MOST)}…` : said;
  };
  if (count === 0) return null;
  return (
    <LineTable
      title={t('sheets.changes', { count })}
      heads={[t('sheets.standing'), t('sheets.would')]}
      count={count}
      lines={lines.map(({ section, row, field, before, after }) => {
        const isNew = !row && !field;
        const where = [withSection && section, row, field].flatMap((part) => (part ? say(part) : []));
        if (isNew) where.push(t('sheets.newRow'));
        const gone = t(field || isNew ? 'sheets.blank' : 'sheets.rowGone');
        return {
          place: where.join(' · '),
          cells: [
            <bdi key="before">{shorten(before, isNew ? '' : t('sheets.blank'))}</bdi>,
            <bdi key="after">{shorten(after, gone)}</bdi>,
          ],
          className: styles.value,
        };
      })}
    />
  );
}
