import { arrangeFigures, listFigureYears } from '@domain/filing/figure-table';
import AsyncView from '@/components/AsyncView';
import EmptyHint from '@/components/EmptyHint';
import { PageHead, Panel } from '@/components/Page';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import ExportFigures from './components/ExportFigures';
import FigureTable from './components/FigureTable';
import styles from './index.module.css';

/** Figures of the company by year, and its standing facts: each with the place and day where it was given. */
export default function CompanyFiguresPage() {
  const { t } = useLanguage();
  const read = useRead('companyFigures');
  return (
    <>
      <PageHead
        lead={t('figures.lead')}
        actions={read.data && read.data.known.length > 0 && <ExportFigures known={read.data.known} />}
      />
      <AsyncView resource={read}>
        {({ known }) => {
          const [yearly, standing] = [arrangeFigures(known, 'year'), arrangeFigures(known, 'standing')];
          if (yearly.length + standing.length === 0) return <EmptyHint text={t('figures.none')} />;
          return (
            <div className={styles.panels}>
              <Panel id="yearly" title={t('figures.yearly')}>
                {yearly.length > 0 ? (
                  <FigureTable lines={yearly} years={listFigureYears(yearly)} />
                ) : (
                  <EmptyHint text={t('figures.noneYearly')} />
                )}
              </Panel>
              {standing.length > 0 && (
                <Panel id="standing" title={t('figures.standing')}>
                  <FigureTable lines={standing} years={[null]} />
                </Panel>
              )}
            </div>
          );
        }}
      </AsyncView>
    </>
  );
}
