import { findProposedEdition } from '@domain/program-documents/edition-state';
import type { ProgramDocument } from '@domain/program-documents/types';
import { Alert } from 'antd';
import { useLanguage } from '@/utils/language';
import { useRefresh } from '@/utils/presence';
import { useRead } from '@/utils/useRead';

const REFRESH_MS = 60_000;

/** Note that the edition of the draft was proposed, perhaps by a colleague meanwhile: later changes are not in it. */
export default function ProposedNote({ document }: { document: ProgramDocument }) {
  const { t } = useLanguage();
  const { data: editions = [], reload } = useRead('editionsOfPrograms');
  useRefresh(reload, REFRESH_MS);
  const { key, edition } = document;
  const proposed = findProposedEdition({ key, edition }, editions);
  if (!proposed) return null;
  const state = proposed.state === 'issued' ? 'issued' : 'waiting';
  return <Alert showIcon type="warning" message={t(`design.proposed.${state}`, { edition })} />;
}
