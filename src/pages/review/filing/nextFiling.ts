/** The filings beside the open one: where J, K and a decision lead. */
import { IN_TURN } from '@domain/calls/review';
import { history } from 'umi';
import { fetchQueue } from '@/services/review';
import { lastSearch, queryOf, readUrl } from '@/utils/urlState';
import { listUrl, MINE } from '../filings/listUrl';

export const LIST = '/review/filings';
/** Those that were decided a moment ago still wait in the list. */
const LOOKED_THROUGH = 20;

const asked = () => readUrl(listUrl, new URLSearchParams(lastSearch(LIST)));

/** The page of the list that was last looked at. */
export const fetchList = () => fetchQueue(queryOf<object>(listUrl, asked()));

/** Filings of that list that wait, the person's own first and those of colleagues last. */
export const fetchWaiting = () => {
  const turn = { status: MINE, sorter: IN_TURN, current: 1, pageSize: LOOKED_THROUGH } as const;
  return fetchQueue({ ...queryOf<object>(listUrl, asked()), ...turn });
};

/** The filing that is to be decided after this one; none where all is done, or the list could not be read. */
export const findNext = (id: string): Promise<string | undefined> =>
  fetchWaiting().then(
    ({ data }) => data.list.find((filing) => filing.id !== id && !filing.held)?.id,
    () => undefined,
  );

/** The keyboard goes on from its heading. */
export const openFiling = (id: string): void => history.push(`/review/filing?id=${id}`, { isNext: true });
