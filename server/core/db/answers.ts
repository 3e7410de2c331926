import { type SQL, sql } from 'drizzle-orm';
import { filingAnswers, filings } from './tables';

/** Place of an answer in the filings of one edition. */
interface EditionPlace {
  edition: string;
  path: string;
}

/** Places of an answer in the editions of its program, the present one first. */
export type AnswerPlaces = readonly [EditionPlace, ...EditionPlace[]];

const at = (path: string): SQL => sql`${filingAnswers} #>> ${`{${path.split('.').join(',')}}`}::text[]`;

/** The answer of a filing, each by the path that it has in the edition of the filing. */
export function buildAnswerOfEdition([present, ...earlier]: AnswerPlaces): SQL {
  const moved = earlier.filter(({ path }) => path !== present.path);
  if (moved.length === 0) return at(present.path);
  const cases = moved.map(({ edition, path }) => sql`when ${edition} then ${at(path)}`);
  return sql`case ${filings.edition} ${sql.join(cases, sql` `)} else ${at(present.path)} end`;
}
