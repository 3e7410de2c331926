import { type CompanyRegister, getRegisterDefinition } from '@domain/definition';
import type { CompanyRegisterData } from '@domain/library/calls';
import AsyncView from '@/components/AsyncView';
import NextAct from '@/components/NextAct';
import { chooseRegisterAct } from '@/components/NextAct/pageActs';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { useLanguage, useText } from '@/utils/language';
import type { Resource } from '@/utils/useRead';
import styles from '../index.module.css';
import SearchedItems from './SearchedItems';
import SourceLinks from './SourceLinks';

interface RegisterTabProps {
  register: CompanyRegister;
  resource: Resource<CompanyRegisterData>;
}

/** Entries of one register with their facts, and the filings that contain them. */
export default function RegisterTab({ register, resource }: RegisterTabProps) {
  return <AsyncView resource={resource}>{(data) => <Entries register={register} data={data} />}</AsyncView>;
}

type Entry = CompanyRegisterData['entries'][number];

/** Number of facts that a row shows; the search looks in all of them. */
const SHOWN_FACTS = 5;

function Entries({ register, data }: { register: CompanyRegister; data: CompanyRegisterData }) {
  const { t } = useLanguage();
  return (
    <>
      <NextAct act={chooseRegisterAct(data)} />
      <SearchedItems
        items={data.entries}
        searchLabel={t('library.search')}
        listWords={({ name, other_names: others, facts }) => [
          name,
          ...others,
          ...facts.map(({ text }) => text),
        ]}
        emptyText={t('library.none')}
      >
        {(items) => <EntryTable register={register} items={items} sources={data.sources} />}
      </SearchedItems>
    </>
  );
}

interface EntryTableProps extends Pick<CompanyRegisterData, 'sources'> {
  register: CompanyRegister;
  items: Entry[];
}

function EntryTable({ register, items, sources }: EntryTableProps) {
  const { t } = useLanguage();
  const say = useText();
  const shown = Object.entries(getRegisterDefinition(register).facts).filter(
    ([fact]) => fact !== 'name' && items.some((item) => item.facts.some((each) => each.fact === fact)),
  );
  const columns: RecordColumn<Entry>[] = [
    {
      key: 'name',
      title: t('library.name'),
      place: 'name',
      render: ({ name, other_names: others }) => (
        <>
          <bdi className={styles.name}>{name}</bdi>
          {others.length > 0 && (
            <p className={styles.doubt}>{t('library.otherNames', { names: others.join(t('list.comma')) })}</p>
          )}
        </>
      ),
    },
    ...shown.slice(0, SHOWN_FACTS).map(
      ([fact, title]): RecordColumn<Entry> => ({
        key: fact,
        title: say(title),
        render: ({ facts }) => <bdi>{facts.find((each) => each.fact === fact)?.text ?? ''}</bdi>,
      }),
    ),
    {
      key: 'from',
      title: t('common.source'),
      render: (item) => (
        <SourceLinks sources={item.sources.flatMap((id) => sources.find((each) => each.id === id) ?? [])} />
      ),
    },
  ];
  return <RecordTable items={items} columns={columns} />;
}
