import { findProgram } from '@domain/programs/find';
import type { ReviewData } from '@domain/review/calls';
import { Link } from 'umi';
import { Fold } from '@/components/Page';
import StatusTag from '@/components/Tags/StatusTag';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import styles from '../index.module.css';

/** Maximum matches in view: more would push the answers far down. */
const SHOWN = 3;

/** Other filings that name the same person, right or project: the companies do not learn of one another. */
export default function MatchedFilings({ rule, kind, filings }: Omit<Match, 'path'>) {
  const { t } = useLanguage();
  return (
    <>
      {rule ?? t(`review.matches.${kind}`)}
      <Others filings={filings.slice(0, SHOWN)} />
      {filings.length > SHOWN && (
        <Fold title={t('review.matches.more', { count: filings.length - SHOWN })}>
          {() => <Others filings={filings.slice(SHOWN)} />}
        </Fold>
      )}
    </>
  );
}

type Match = ReviewData['matches'][number];
type Other = Match['filings'][number];

/** Merges matches with the same filings: ten rights of one company would name it ten times. */
export function mergeAlikeMatches(matches: Match[]): (Omit<Match, 'path'> & { paths: string[] })[] {
  const groups = new Map<string, Match[]>();
  for (const match of matches) {
    const key = [match.rule ?? match.kind, ...match.filings.map(({ no }) => no)].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), match]);
  }
  return [...groups.values()].map(([first, ...rest]) => {
    const { path, ...same } = first as Match;
    return { ...same, paths: [path, ...rest.map((each) => each.path)] };
  });
}

const Others = ({ filings }: { filings: Other[] }) => (
  <ul className={styles.changes}>
    {filings.map((filing) => (
      <li key={filing.no}>
        <OtherFiling {...filing} />
      </li>
    ))}
  </ul>
);

/** Another filing; one of another department is named without a link. */
function OtherFiling({ id, no, company, department, status, program, batch }: Other) {
  const { t } = useLanguage();
  const say = useText();
  const batchName = useBatchName();
  const name = <bdi>{company}</bdi>;
  const title = findProgram(program)?.title;
  return (
    <>
      {id ? <Link to={`/review/filing?id=${id}`}>{name}</Link> : name} <bdi>{no}</bdi>{' '}
      <bdi>
        {title && say(title)} {batchName(batch)}
      </bdi>{' '}
      <StatusTag status={status} program={program} />{' '}
      {!id && t('review.matches.elsewhere', { department: department.label })}
    </>
  );
}
