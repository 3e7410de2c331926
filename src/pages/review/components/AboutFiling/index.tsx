import { Link } from 'umi';

interface AboutFilingProps {
  company: string;
  title: string;
  filing_id: string;
}

/** The filing that something is about: whose it is, and its title. */
export default function AboutFiling({ company, title, filing_id: id }: AboutFilingProps) {
  return (
    <>
      <Link to={`/review/filing?id=${id}`}>
        <bdi>{company}</bdi>
      </Link>{' '}
      · <bdi>{title}</bdi>
    </>
  );
}
