import type { SheetFault } from '@domain/spreadsheet/model';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

/** Longer lists are mended piece by piece: after each import the rest is told. */
const LISTED = 100;

/** Every fault with its sheet and cell, what is wrong and how to mend it, and what became of it. */
export default function FaultTable({ faults }: { faults: SheetFault[] }) {
  const { t } = useLanguage();
  const say = useText();
  const title = t('sheets.faults', { count: faults.length });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.faults} aria-label={title} tabIndex={0}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('sheets.place')}</th>
            <th scope="col">{t('sheets.problem')}</th>
            <th scope="col">{t('sheets.outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {faults.slice(0, LISTED).map((fault, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fault has no other identity, and the list never moves
            <tr key={place}>
              <th scope="row">{t('sheets.cell', { sheet: fault.sheet, cell: fault.cell })}</th>
              <td>{say(fault.message)}</td>
              <td>{t(fault.isRefused ? 'sheets.refused' : 'sheets.kept')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {faults.length > LISTED && <p>{t('sheets.more', { count: faults.length - LISTED })}</p>}
    </section>
  );
}
