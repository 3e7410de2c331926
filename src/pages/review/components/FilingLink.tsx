import type { ReactNode } from 'react';
import { Link } from 'umi';
import { useRightCheck } from '@/models/useRightCheck';
import { useText } from '@/utils/language';

/** The way to a filing on the desk, for those who may open it; others read its name. */
export function LinkToFiling({ id, children }: { id: string; children: ReactNode }) {
  const may = useRightCheck();
  return may('review.read') ? (
    <Link to={`/review/filing?id=${id}`}>{children}</Link>
  ) : (
    <span>{children}</span>
  );
}

interface AboutFilingProps {
  company: string;
  title: string;
  filing_id: string;
}

/** The filing that something is about: whose it is, and its title. */
export function AboutFiling({ company, title, filing_id: id }: AboutFilingProps) {
  const say = useText();
  return (
    <>
      <Link to={`/review/filing?id=${id}`}>
        <bdi>{company}</bdi>
      </Link>{' '}
      · <bdi>{say(title)}</bdi>
    </>
  );
}
