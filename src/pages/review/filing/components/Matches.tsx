import type { ReviewData } from '@domain/calls/review';
import { Link } from 'umi';
import StatusTag from '@/components/StatusTag';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

interface MatchesProps extends Pick<ReviewData, 'matches'> {
  /** The key of the program that they all belong to. */
  program: string;
  nameOf(path: string): string | null;
}

/** Other filings of the batch that say the same where only one may: the companies do not learn of one another. */
export default function Matches({ matches, program, nameOf }: MatchesProps) {
  const { t } = useLanguage();
  if (matches.length === 0) return null;
  return (
    <section>
      <h3>{t('review.matches')}</h3>
      {matches.map(({ path, rule, filings }) => (
        <div key={path}>
          <strong>
            <bdi>{nameOf(path)}</bdi>
          </strong>
          <br />
          {rule}
          <ul className={styles.changes}>
            {filings.map((filing) => (
              <li key={filing.no}>
                <OtherFiling {...filing} program={program} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

type Other = ReviewData['matches'][number]['filings'][number];

/** One of another department is named, and cannot be opened. */
function OtherFiling({
  id,
  no,
  company,
  department,
  status,
  program,
}: Other & Pick<MatchesProps, 'program'>) {
  const { t } = useLanguage();
  const name = <bdi>{company}</bdi>;
  return (
    <>
      {id ? <Link to={`/review/filing?id=${id}`}>{name}</Link> : name} <bdi>{no}</bdi>{' '}
      <StatusTag status={status} program={program} />{' '}
      {!id && t('review.matches.elsewhere', { department: department.label })}
    </>
  );
}
