import { listRulesAboutSection } from '@domain/filing/rules';
import type { RowSection } from '@domain/filing/sections';
import type { DraftSource } from '@domain/spreadsheet/book';
import { toFileLanguage } from '@domain/text';
import { memo, useMemo } from 'react';
import { useLatestSession } from '@/filling/form/session';
import { useLanguage } from '@/utils/language';
import FileTools from '../FileTools';

interface SheetToolsProps {
  section: RowSection;
}

/** Buttons that export a table as a spreadsheet file and import a filled one. */
function SheetTools({ section }: SheetToolsProps) {
  const session = useLatestSession();
  const { language, t } = useLanguage();
  const goal = useMemo(() => ({ only: section }), [section]);
  const write = async (from: DraftSource) => {
    const { form, rules } = session.current;
    const { buildSheet } = await import('@domain/spreadsheet/sheet');
    return buildSheet(
      { ...from, section },
      toFileLanguage(language),
      listRulesAboutSection(form, rules, section.key),
    );
  };
  return (
    <FileTools
      title={section.title}
      goal={goal}
      step={section.key}
      words={{ export: t('sheets.export'), import: t('sheets.import') }}
      sections={[section.key]}
      write={write}
    />
  );
}

export default memo(SheetTools);
