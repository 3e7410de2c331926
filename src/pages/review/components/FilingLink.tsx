import type { ReactNode } from 'react';
import { Link } from 'umi';
import { useRightCheck } from '@/models/useRightCheck';
import { useText } from '@/utils/language';

/** Link to a filing on the desk for people who may open it; plain text for others. */
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

/** Company and title of the filing that an item concerns. */
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
