import type { SheetFault } from '@domain/spreadsheet/model';
import { useLanguage, useText } from '@/utils/language';
import LineTable, { LISTED } from './LineTable';

/** Every fault with its sheet and cell, what is wrong and how to mend it, and what became of it. */
export default function FaultTable({ faults }: { faults: SheetFault[] }) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <LineTable
      title={t('sheets.faults', { count: faults.length })}
      heads={[t('sheets.problem'), t('sheets.outcome')]}
      count={faults.length}
      lines={faults.slice(0, LISTED).map(({ sheet, cell, message, isRefused }) => ({
        place: t('sheets.cell', { sheet, cell }),
        cells: [say(message), t(isRefused ? 'sheets.refused' : 'sheets.kept')],
      }))}
    />
  );
}
