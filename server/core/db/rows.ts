import { isUuid } from '../ids';

/** The first row of a query, if there is one. */
export async function takeFirst<Row>(rows: PromiseLike<Row[]>): Promise<Row | undefined> {
  const [row] = await rows;
  return row;
}

/**
 * Returns the row that a query finds by an id. Returns undefined for a value that is no uuid, which PostgreSQL refuses to
 * compare.
 */
export const findById = async <Row>(id: string, query: () => PromiseLike<Row[]>): Promise<Row | undefined> =>
  isUuid(id) ? takeFirst(query()) : undefined;
