import { isUuid } from '../ids';

/** The first row of a query, if there is one. */
export async function takeFirst<Row>(rows: PromiseLike<Row[]>): Promise<Row | undefined> {
  const [row] = await rows;
  return row;
}

/** The row that a query finds by an id; undefined for what is no id: PostgreSQL refuses to compare it. */
export const findById = async <Row>(id: string, query: () => PromiseLike<Row[]>): Promise<Row | undefined> =>
  isUuid(id) ? takeFirst(query()) : undefined;
