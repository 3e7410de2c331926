import type { RegisterText } from '@domain/spreadsheet/register-sheet';
import { FaultTable } from '@/filling/spreadsheet/ImportDialog/LineTable';
import { useLanguage } from '@/utils/language';

/** What was read of a workbook before its lines are checked: its sheets, what was passed over, and cells without a value. */
export default function ReadSheets({ read: { sheets, notes, faults } }: { read: RegisterText }) {
  const { t } = useLanguage();
  return (
    <>
      {sheets.length > 1 && <p>{t('lists.import.sheets', { names: sheets.join(t('list.comma')) })}</p>}
      {faults.length > 0 && (
        <>
          <p role="alert">{t('registers.import.wrong', { count: faults.length })}</p>
          <FaultTable faults={faults} />
        </>
      )}
      {notes.length > 0 && (
        <>
          <p>{t('registers.import.notes')}</p>
          <FaultTable faults={notes} />
        </>
      )}
    </>
  );
}
