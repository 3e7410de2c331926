import type { DraftSource } from '@domain/spreadsheet/book';
import type { BookPlan } from '@domain/spreadsheet/plan-book';
import { changeLines, countChanges } from '@domain/spreadsheet/preview';
import type { Text } from '@domain/text';
import { useMemo } from 'react';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

/** Longer lists are read in the form itself, and can be undone. */
const LISTED = 100;
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
  const title = t('sheets.changes', { count });
  const shorten = (text: Text | null, none: string): string => {
    const said = text ? say(text) : '';
    if (!said) return none;
    return said.length > SAID_AT_MOST ? `${said.slice(0, SAID_AT_MOST)}…` : said;
  };
  if (count === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.faults} aria-label={title} tabIndex={0}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('sheets.place')}</th>
            <th scope="col">{t('sheets.standing')}</th>
            <th scope="col">{t('sheets.would')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ section, row, field, before, after }, place) => {
            const isNew = !row && !field;
            const where = [withSection && section, row, field].flatMap((part) => (part ? say(part) : []));
            if (isNew) where.push(t('sheets.newRow'));
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a change has no other identity, and the list never moves
              <tr key={place}>
                <th scope="row">{where.join(' · ')}</th>
                <td className={styles.value}>
                  <bdi>{shorten(before, isNew ? '' : t('sheets.blank'))}</bdi>
                </td>
                <td className={styles.value}>
                  <bdi>
                    {shorten(after, field ? t('sheets.blank') : t(isNew ? 'sheets.blank' : 'sheets.rowGone'))}
                  </bdi>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {count > lines.length && <p>{t('sheets.more', { count: count - lines.length })}</p>}
    </section>
  );
}
