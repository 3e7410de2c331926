import type { PersonWork } from '@domain/calls/statistics';
import EmptyHint from '@/components/EmptyHint';
import { Panel } from '@/components/Page';
import RecordTable from '@/components/RecordTable';
import { useLanguage } from '@/utils/language';
import { type Asked, listLink, markedLink } from '../linkOf';
import { Listed } from './CourseOf';

const linksOf: Record<Exclude<keyof PersonWork, 'id' | 'name'>, (id: string, asked: Asked) => string> = {
  submitted: (assigned, asked) => listLink({ status: 'submitted', assigned }, asked),
  reviewing: (assigned, asked) => listLink({ status: 'reviewing', assigned }, asked),
  decided: (id, asked) => markedLink(`by.${id}`, asked),
  returned: (id, asked) => markedLink(`back.${id}`, asked),
};
const COUNTS = Object.keys(linksOf) as (keyof typeof linksOf)[];

/** The workload of each person; each number leads to its filings. */
export default function People({ people, asked }: { people: PersonWork[]; asked: Asked }) {
  const { t } = useLanguage();
  return (
    <Panel id="people" title={t('review.statistics.people')}>
      {people.length === 0 ? (
        <EmptyHint text={t('review.statistics.people.none')} />
      ) : (
        <RecordTable
          items={people}
          columns={[
            {
              key: 'name',
              title: t('review.statistics.person'),
              place: 'name',
              render: ({ name }) => <bdi>{name}</bdi>,
            },
            ...COUNTS.map((key) => ({
              key,
              title: t(`review.statistics.people.${key}`),
              isNumber: true as const,
              render: (person: PersonWork) => (
                <Listed count={person[key]} to={linksOf[key](person.id, asked)} />
              ),
            })),
          ]}
        />
      )}
    </Panel>
  );
}
