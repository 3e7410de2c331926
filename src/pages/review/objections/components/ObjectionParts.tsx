import type { Objection } from '@domain/calls/objections';
import { objectionStatuses } from '@domain/objections/objection';
import { Tag } from 'antd';
import { Link } from 'umi';
import { useText } from '@/utils/language';

export function About({ objection: { company, title, filing_id: id } }: { objection: Objection }) {
  return (
    <>
      <Link to={`/review/filing?id=${id}`}>
        <bdi>{company}</bdi>
      </Link>{' '}
      · <bdi>{title}</bdi>
    </>
  );
}

export function Status({ status }: Pick<Objection, 'status'>) {
  const say = useText();
  const { colour, ...words } = objectionStatuses[status];
  return <Tag color={colour}>{say(words)}</Tag>;
}
