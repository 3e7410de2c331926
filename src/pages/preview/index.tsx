import { findProgram } from '@domain/programs/find';
import { Navigate, useSearchParams } from 'umi';
import ButtonLink from '@/components/Controls/ButtonLink';
import EmptyHint from '@/components/EmptyHint';
import { PageHead } from '@/components/Page';
import { buildFilingPath } from '@/utils/filingPath';
import { useLanguage } from '@/utils/language';

/** Earlier address of a filing to read and print, `?program=gazelle&id=…`: leads to the filing's own page. */
export default function Preview() {
  const { t } = useLanguage();
  const [search] = useSearchParams();
  const program = findProgram(search.get('program') ?? '');
  const id = search.get('id');
  const kind = search.get('selectIndex') ?? '';
  if (program && id) return <Navigate to={buildFilingPath({ route: program.route, id, kind })} replace />;
  return (
    <>
      <PageHead />
      <EmptyHint
        text={t('center.preview.noFiling')}
        action={<ButtonLink to="/enterpriseCenter/declare">{t('center.preview.choose')}</ButtonLink>}
      />
    </>
  );
}
