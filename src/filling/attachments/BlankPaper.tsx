import { formatBlankPaperKey } from '@domain/filing/blank-papers';
import { findProgram } from '@domain/programs/find';
import { useSelector } from 'umi';
import type { FilingRoot } from '@/filling/draft/filingState';
import { useLanguage } from '@/utils/language';
import GeneratedPaper from './GeneratedPaper';
import '@/filling/draft/registerFiling';

/** Download button for the blank of the paper that the attachment at a path asks for. Reports have none. */
export default function BlankPaper({ path }: { path: string }) {
  const { t } = useLanguage();
  const program = useSelector((root: FilingRoot) => root.filing.filing?.program);
  if (program === undefined || !findProgram(program)) return null;
  return <GeneratedPaper paper={formatBlankPaperKey(path)} label={t('papers.blank')} />;
}
