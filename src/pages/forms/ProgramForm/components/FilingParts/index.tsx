import type { Form, Program } from '@domain/definition';
import { statuses } from '@domain/filing/status';
import type { Filing } from '@domain/filing/types';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link } from 'umi';
import { Panel } from '@/components/Page';
import RouteSpinner from '@/components/RouteSpinner';
import type { FormNavigation } from '@/filling/hooks/useFormAddress';
import { FILING_PARTS, type FilingPart } from '@/utils/filingPath';
import { useLanguage } from '@/utils/language';
import Signatures, { type SignaturesState } from '../Signatures/index';
import styles from './index.module.css';

const Receipt = lazy(() => import('../Receipt/index'));
const Submissions = lazy(() => import('@/components/Submissions'));
const FilingQuestions = lazy(() => import('./FilingQuestions'));
const FilingReports = lazy(() => import('./FilingReports'));
const FilingLog = lazy(() => import('./FilingLog'));

/** Lists the parts that a filing has: nothing of it exists before the first save. */
export function listFilingParts({ id, receipt, status, signs }: Filing): FilingPart[] {
  if (id === null) return [];
  const isMissing: Partial<Record<FilingPart, boolean>> = {
    receipt: !receipt,
    submissions: !receipt,
    signatures: !signs,
    reports: statuses[status].group !== 'approved',
  };
  return FILING_PARTS.filter((part) => !isMissing[part]);
}

/** Keys of the names of the parts. */
export const PART_NAMES: Record<FilingPart, string> = {
  receipt: 'forms.receipt.title',
  submissions: 'submissions.title',
  signatures: 'forms.hands.title',
  questions: 'filing.questions',
  reports: 'filing.reports',
  log: 'center.log.title',
};

interface PartLinksProps {
  filing: Filing;
  /** The part that is shown; null: the form, or the answers. */
  current: FilingPart | null;
  isEditing: boolean;
  navigation: FormNavigation;
}

/** Links to the parts of a filing's page; none before there is more than one. */
export function PartLinks({ filing, current, isEditing, navigation }: PartLinksProps) {
  const { t } = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const parts = listFilingParts(filing);
  // A phone shows a few of the links only.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each part
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  if (parts.length === 0) return null;
  const link = (part: FilingPart | null, label: string) => (
    <li key={label}>
      <Link
        to={navigation.hrefOf({ id: filing.id, ...(part && { view: part }) })}
        aria-current={current === part ? 'page' : undefined}
      >
        {label}
      </Link>
    </li>
  );
  return (
    <nav className={styles.links} aria-label={t('filing.parts')}>
      <ul ref={list}>
        {link(null, t(isEditing ? 'filing.form' : 'forms.check.answers'))}
        {parts.map((part) => link(part, t(PART_NAMES[part])))}
      </ul>
    </nav>
  );
}

interface FilingPartViewProps {
  part: FilingPart;
  program: Program;
  form: Form;
  filing: Filing;
  hands: SignaturesState;
}

/** One part of a filing's page, loaded and read when it is opened. */
const FilingPartView = (props: FilingPartViewProps) => (
  <Suspense fallback={<RouteSpinner />}>
    <ShownPart {...props} />
  </Suspense>
);

export default FilingPartView;

function ShownPart({ part, program, form, filing, hands }: FilingPartViewProps) {
  const { t } = useLanguage();
  const id = String(filing.id);
  switch (part) {
    case 'receipt':
      return <Receipt program={program} filing={filing} />;
    case 'submissions':
      return (
        <Panel id="form-submissions" title={t('submissions.title')}>
          <Submissions filing={id} name="filingChanges" />
        </Panel>
      );
    case 'signatures':
      return <Signatures form={form} filing={filing} state={hands} />;
    case 'questions':
      return <FilingQuestions program={program} id={id} />;
    case 'reports':
      return <FilingReports id={id} />;
    case 'log':
      return <FilingLog program={program} form={form} id={id} />;
  }
}
