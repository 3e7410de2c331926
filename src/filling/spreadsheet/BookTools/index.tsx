import type { Program } from '@domain/definition';
import type { Filing } from '@domain/filing/types';
import type { DraftSource } from '@domain/spreadsheet/book';
import type { WorkbookOrigin } from '@domain/spreadsheet/model';
import { toFileLanguage } from '@domain/text';
import type { ButtonProps } from 'antd';
import { memo, useMemo } from 'react';
import { useSelector } from 'umi';
import type { FilingRoot } from '@/filling/draft/filingState';
import { useFormSession, useLatestSession } from '@/filling/form/session';
import StepButtons from '@/filling/form/TableFrame/StepButtons';
import PaperTools from '@/filling/papers/PaperTools';
import { useLanguage } from '@/utils/language';
import { runInSlices } from '@/utils/runInSlices';
import FileTools from '../FileTools';
import '@/filling/draft/registerFiling';

/** Name of the undo step of an import, from a workbook or a paper; no section has this key. */
const STEP = '#workbook';

interface BookToolsProps {
  program: Program;
  filing: Filing;
  button?: Pick<ButtonProps, 'type' | 'className'>;
}

/** Export of the whole draft as a workbook, import of a filled one, and reading of papers. */
function BookTools({ program, filing, button }: BookToolsProps) {
  const session = useLatestSession();
  const { language, t } = useLanguage();
  const own = useOrigin(program, filing, program.title[toFileLanguage(language)]);
  const goal = useMemo(() => ({ own }), [own]);
  const write = async (from: DraftSource) => {
    const { generateWorkbook } = await import('@domain/spreadsheet/book');
    return runInSlices(generateWorkbook(from, own, language, session.current.rules));
  };
  return (
    <>
      <FileTools
        title={program.title}
        goal={goal}
        step={STEP}
        words={{ export: t('sheets.exportBook'), import: t('sheets.importBook') }}
        sections={session.current.form.sections.map(({ key }) => key)}
        {...(button && { button })}
        write={write}
      />
      <PaperTools step={STEP} {...(button && { button })} />
      <Steps />
    </>
  );
}

/** Undo and redo buttons, once something was imported. */
function Steps() {
  const { undoable, redoable } = useFormSession();
  return undoable.has(STEP) || redoable.has(STEP) ? <StepButtons section={STEP} /> : null;
}

/** Origin written into the workbook: the draft that it was exported from. */
function useOrigin(
  { key: program }: Program,
  { id, edition, version }: Filing,
  title: string,
): WorkbookOrigin {
  const draft = useSelector((root: FilingRoot) => root.filing.draft);
  const company = useSelector((root: FilingRoot) => root.user.currentUser?.company);
  return useMemo(
    () => ({
      program,
      title,
      edition,
      filing: id ?? draft,
      company: company?.credit_code ?? '',
      companyName: company?.name ?? '',
      version: String(version),
    }),
    [program, title, edition, id, draft, company, version],
  );
}

export default memo(BookTools);
