import { AT_HOME } from '../../domain/filing/status';
import { assertInCharge, type Caller } from '../core/access';
import { problems } from '../core/errors';
import type { FilingsStore } from '../filings/filings-store';
import type { ReviewStore } from './review-store';

interface Stores {
  filings: Pick<FilingsStore, 'find'>;
  store: Pick<ReviewStore, 'companies'>;
}

/** A submitted filing that the person reviews. What the company is still working on is not found. */
export const createReviewed = ({ filings, store }: Stores) =>
  async function reviewed(caller: Caller, id: string) {
    const row = await filings.find(id);
    if (!row?.submission || AT_HOME.includes(row.status)) throw problems.notFound();
    const [company] = await store.companies([row.companyId]);
    if (!company) throw new Error('a filing without its company');
    const { department } = company;
    assertInCharge(caller, { id: row.id, companyId: row.companyId, department }, 'filing');
    return { row, company, submission: row.submission };
  };

export type Reviewed = ReturnType<typeof createReviewed>;
