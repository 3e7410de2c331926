import { Alert, Button } from 'antd';
import AsyncView from '@/components/AsyncView';
import EmptyHint from '@/components/EmptyHint';
import PageHead from '@/components/PageHead';
import Pages from '@/components/Pages';
import { fetchResults } from '@/services/results';
import { useLanguage } from '@/utils/language';
import { useUrlState } from '@/utils/urlState';
import { useQuery } from '@/utils/useQuery';
import Filters from './components/Filters';
import List from './components/List';
import styles from './index.less';
import { NO_FILTER, queryOf, type ResultsState, resultsUrl } from './url';

/** What was approved and what is proposed, for everybody: without signing in. */
export default function Results() {
  const { t } = useLanguage();
  const [state, change] = useUrlState(resultsUrl);
  const results = useQuery(fetchResults, queryOf(state));
  const askFor = (asked: Partial<ResultsState>) => change({ ...asked, current: resultsUrl.current.initial });
  return (
    <div className={styles.results}>
      <PageHead lead={t('results.lead')} />
      <Filters state={state} results={results.data} onChange={askFor} />
      <AsyncView resource={results}>
        {({ list, total, objections }) =>
          total === 0 ? (
            <EmptyHint
              text={t('results.none')}
              action={<Button onClick={() => askFor(NO_FILTER)}>{t('results.showAll')}</Button>}
            />
          ) : (
            <>
              {list.some(({ notice }) => notice?.open) && (
                <Alert
                  className={styles.objections as string}
                  type="info"
                  showIcon
                  role="note"
                  message={t('results.objectionsTitle')}
                  description={t('results.objections', { ...objections })}
                />
              )}
              <List results={list} />
              <Pages
                current={Number(state.current)}
                total={total}
                onChange={(current) => change({ current: String(current) })}
              />
            </>
          )
        }
      </AsyncView>
    </div>
  );
}
