import type { Form, Program } from '@domain/definition';
import { isRowSection } from '@domain/filing/sections';
import { restoreFormFromSnapshot } from '@domain/filing/snapshot-form';
import { findProgramByRoute } from '@domain/programs/find';
import { Result } from 'antd';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useLocation, useSelector } from 'umi';
import FileViewer from '@/components/FileViewer';
import RouteSpinner from '@/components/RouteSpinner';
import { type FilingRoot, findFilingEdition } from '@/filling/draft/filingState';
import { RowsSection } from '@/filling/form';
import { useFormAddress } from '@/filling/hooks/useFormAddress';
import { useOpenFiling } from '@/filling/hooks/useOpenFiling';
import NotFound from '@/pages/404';
import { useLanguage } from '@/utils/language';
import { ReloadButton } from './components/EditionNotice';
import NotOpened from './components/NotOpened';
import OpenForm from './components/OpenForm/index';
import '@/filling/draft/registerFiling';

/** The one page of all declarations: the route determines the program, and the program loads its form. */
export default function ProgramForm() {
  const { pathname } = useLocation();
  const program = findProgramByRoute(pathname);
  return program ? <Opening key={program.key} program={program} /> : <NotFound />;
}

function Opening({ program }: { program: Program }) {
  const navigation = useFormAddress();
  const form = useOpenFiling(program, navigation);
  usePreparedSection(form, navigation.address.section);
  const filing = useSelector((root: FilingRoot) => root.filing.filing);
  const problem = useSelector((root: FilingRoot) => root.filing.problem);
  const read = useMemo(
    () => (filing?.paper ? restoreFormFromSnapshot(filing.paper) : form),
    [filing?.paper, form],
  );
  // Rendered in steps that leave time for input events: a form has hundreds of controls.
  const isReady = useDeferredValue(read !== null && filing !== null);
  if (problem !== null) {
    return <NotOpened program={program} form={form} reason={problem} address={navigation.address} />;
  }
  if (!isReady || !read || !filing) return <RouteSpinner />;
  const edition = findFilingEdition(program, filing);
  if (filing.edition !== edition.edition && !filing.paper) return <OtherEdition edition={filing.edition} />;
  return (
    <FileViewer>
      <OpenForm program={edition} form={read} filing={filing} navigation={navigation} />
    </FileViewer>
  );
}

/** Loads the code for tables while the filing is still being read, if the address leads to a table. */
function usePreparedSection(form: Form | null, key: string | null): void {
  const section = form?.sections.find((each) => each.key === key);
  const hasRows = section !== undefined && isRowSection(section);
  useEffect(() => {
    if (hasRows) void RowsSection.prepare();
  }, [hasRows]);
}

/** Notice that the page was loaded before the form got its present edition. */
function OtherEdition({ edition }: { edition: string }) {
  const { t } = useLanguage();
  return (
    <div role="alert">
      <Result
        status="info"
        title={t('forms.edition.other')}
        subTitle={t('forms.edition.otherWhy', { edition })}
        extra={<ReloadButton />}
      />
    </div>
  );
}
