import AsyncView from '@/components/AsyncView';
import ButtonLink from '@/components/ButtonLink';
import DeclareDay from '@/components/DeclareDay';
import FilingTable from '@/components/FilingTable';
import PageHead from '@/components/PageHead';
import SizedPages from '@/components/Pages/SizedPages';
import FilingLog from '@/pages/enterpriseCenter/components/FilingLog';
import { fetchReports } from '@/services/reports';
import { useLanguage } from '@/utils/language';
import { useUrlState } from '@/utils/urlState';
import { useQuery } from '@/utils/useQuery';
import Filters from './components/Filters';
import Nothing from './components/Nothing';
import {
  columnsOf,
  DEFAULT_ORDER,
  isFiltered,
  type ListState,
  listUrl,
  logKey,
  openLogOf,
  PAGE_SIZES,
  queryOf,
} from './listUrl';
import { useFilingActions } from './useFilingActions';

const NEW_FILING = '/index#windows';

/** The company's filings over all programs. */
export default function Declare() {
  const { t } = useLanguage();
  const [state, change] = useUrlState(listUrl);
  const report = useQuery(fetchReports, queryOf(state));
  const { windows, handlers } = useFilingActions(report.reload);
  const askFor = (asked: Partial<ListState>) => change({ ...asked, current: listUrl.current.initial });

  return (
    <>
      <PageHead
        lead={t('center.declare.lead')}
        actions={
          <ButtonLink type="primary" to={NEW_FILING}>
            {t('center.declare.new')}
          </ButtonLink>
        }
      />
      {windows && <DeclareDay windows={windows} />}
      <Filters state={state} totals={report.data?.totals} onChange={askFor} />
      <AsyncView resource={report}>
        {({ list, total }) =>
          total === 0 ? (
            <Nothing
              filtered={isFiltered(state)}
              onReset={() => askFor({ keyword: '', program: '', status: '' })}
            />
          ) : (
            <>
              <FilingTable
                filings={list}
                columns={columnsOf(state)}
                sorter={state.sorter}
                onSort={(sorter) => askFor({ sorter: sorter || DEFAULT_ORDER })}
                onLog={(filing) => change({ log: logKey(filing) })}
                {...handlers}
              />
              <SizedPages
                state={state}
                sizes={PAGE_SIZES}
                total={total}
                onChange={change}
                showTotal={(count) => t('center.declare.total', { count })}
              />
            </>
          )
        }
      </AsyncView>
      <FilingLog open={openLogOf(state)} onClose={() => change({ log: '' })} />
    </>
  );
}
