import { maskSensitiveText } from '@domain/checks/mask';
import {
  type AnswerValue,
  type CompanyRegister,
  type Field,
  getRegisterDefinition,
  type Row,
} from '@domain/definition';
import type { RegisterSection } from '@domain/filing/company-registers';
import { listRegisterFields, listSectionRegisters } from '@domain/filing/company-registers';
import { formatValue } from '@domain/filing/input';
import { isEmpty } from '@domain/filing/sections';
import type { SectionEntries } from '@domain/library/calls';
import { Button, Checkbox, Input, Modal, Pagination } from 'antd';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Select } from '@/components/Controls/Select';
import EmptyHint from '@/components/EmptyHint';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';
import { useSourceName } from './useSourceName';

export type PickedEntry = SectionEntries['entries'][number];

/** Entries on a page of the list. */
const SHOWN = 20;

const ANY = '';

interface ListedEntry extends PickedEntry {
  /** Texts of the columns that the entry fills. */
  cells: { field: Field; text: string }[];
  /** Text that a search looks in. */
  looked: string;
  isTaken: boolean;
}

function useListedEntries(
  section: RegisterSection,
  data: SectionEntries,
  isTaken: (entry: PickedEntry) => boolean,
) {
  const { language } = useLanguage();
  return useMemo(() => {
    const names = new Map(data.files.map(({ id, name }) => [id, name]));
    const textOf = (field: Field, value: AnswerValue): string => {
      if (field.type === 'file')
        return [value]
          .flat()
          .map((id) => names.get(String(id)) ?? '')
          .join(' · ');
      const text = formatValue(field, value, language);
      return field.sensitive ? maskSensitiveText(text) : text;
    };
    const fields = listRegisterFields(section);
    return data.entries.map((entry): ListedEntry => {
      const row = entry.row as Row;
      const cells = fields
        .filter((field) => !isEmpty(row[field.key]))
        .map((field) => ({ field, text: textOf(field, row[field.key]) }));
      const looked = [entry.name, ...entry.other_names, ...cells.map(({ text }) => text)]
        .join('\n')
        .toLowerCase();
      return { ...entry, cells, looked, isTaken: isTaken(entry) };
    });
  }, [section, data, isTaken, language]);
}

interface RegisterPickerProps {
  section: RegisterSection;
  data: SectionEntries;
  /** True for an entry that the table has already. */
  isTaken(entry: PickedEntry): boolean;
  /** Number of rows that the table still takes; 1 where the section describes a single entry. */
  room: number;
  onTake(entries: PickedEntry[]): void;
  onClose(): void;
}

/** Dialog that lists the entries of the company's registers for a table: searched, filtered and taken together. */
export default function RegisterPicker(props: RegisterPickerProps) {
  const { section, data, isTaken, room, onTake, onClose } = props;
  const { t } = useLanguage();
  const say = useText();
  const entries = useListedEntries(section, data, isTaken);
  const [words, setWords] = useState('');
  const [source, setSource] = useState(ANY);
  const [register, setRegister] = useState<CompanyRegister | typeof ANY>(ANY);
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const keyOf = ({ register: list, id }: PickedEntry) => `${list} ${id}`;
  const sought = useDeferredValue(words).trim().toLowerCase();
  const found = useMemo(
    () =>
      entries.filter(
        (entry) =>
          (sought === '' || sought.split(/\s+/).every((word) => entry.looked.includes(word))) &&
          (source === ANY || entry.sources.includes(source)) &&
          (register === ANY || entry.register === register),
      ),
    [entries, sought, source, register],
  );
  const free = found.filter((entry) => !entry.isTaken);
  const picked = entries.filter((entry) => chosen.has(keyOf(entry)));
  const marked = free.filter((entry) => chosen.has(keyOf(entry))).length;
  const registers = listSectionRegisters(section);
  const sourceName = useSourceName();
  const sources = new Map(data.sources.map((each) => [each.id, each]));

  const narrow = (change: () => void) => {
    change();
    setPage(1);
  };
  const choose = (changed: ListedEntry[], isChosen: boolean) => {
    const next = new Set(room === 1 ? [] : chosen);
    for (const entry of changed) isChosen ? next.add(keyOf(entry)) : next.delete(keyOf(entry));
    setChosen(next);
  };

  return (
    <Modal
      open
      width={960}
      title={t('library.pick.title', {
        list: registers.map((key) => say(getRegisterDefinition(key))).join(t('list.comma')),
      })}
      onCancel={onClose}
      destroyOnHidden
      footer={
        <div className={styles.footer}>
          <span className={styles.note}>
            {picked.length > room ? t('library.pick.tooMany', { count: room }) : t('library.pick.how')}
          </span>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            type="primary"
            disabled={picked.length === 0 || picked.length > room}
            onClick={() => onTake(picked)}
          >
            {t('library.pick.take', { count: picked.length })}
          </Button>
        </div>
      }
    >
      <div className={styles.tools}>
        <Input.Search
          allowClear
          value={words}
          aria-label={t('library.pick.search')}
          placeholder={t('library.pick.search')}
          onChange={(event) => narrow(() => setWords(event.target.value))}
        />
        {registers.length > 1 && (
          <Select
            value={register}
            aria-label={t('library.register')}
            onChange={(value) => narrow(() => setRegister(value))}
            options={[
              { value: ANY, label: t('library.pick.anyRegister') },
              ...registers.map((key) => ({ value: key, label: say(getRegisterDefinition(key)) })),
            ]}
          />
        )}
        <Select
          value={source}
          aria-label={t('common.source')}
          onChange={(value) => narrow(() => setSource(value))}
          options={[
            { value: ANY, label: t('library.pick.anySource') },
            ...data.sources.map((each) => ({ value: each.id, label: sourceName(each) })),
          ]}
        />
      </div>
      {room !== 1 && (
        <Checkbox
          disabled={free.length === 0}
          checked={free.length > 0 && marked === free.length}
          indeterminate={marked > 0 && marked < free.length}
          onChange={(event) => choose(free, event.target.checked)}
        >
          {t('library.pick.all', { count: free.length })}
        </Checkbox>
      )}
      {found.length === 0 && <EmptyHint text={t('library.pick.none')} />}
      <ul className={styles.entries}>
        {found.slice((page - 1) * SHOWN, page * SHOWN).map((entry) => (
          <EntryItem
            key={keyOf(entry)}
            entry={entry}
            isChosen={chosen.has(keyOf(entry))}
            from={entry.sources.flatMap((id) => sources.get(id) ?? []).map(sourceName)}
            onChoose={(isChosen) => choose([entry], isChosen)}
          />
        ))}
      </ul>
      <Pagination
        size="small"
        current={page}
        pageSize={SHOWN}
        total={found.length}
        hideOnSinglePage
        showSizeChanger={false}
        onChange={setPage}
      />
    </Modal>
  );
}

interface EntryItemProps {
  entry: ListedEntry;
  isChosen: boolean;
  /** Names of the sources, newest first. */
  from: string[];
  onChoose(isChosen: boolean): void;
}

/** One entry with the columns that it fills and where it was read. */
function EntryItem({ entry, isChosen, from, onChoose }: EntryItemProps) {
  const { t } = useLanguage();
  const say = useText();
  const factsId = useId();
  const [latest, ...others] = from;
  return (
    <li className={styles.entry}>
      <Checkbox
        className={styles.pick ?? ''}
        checked={isChosen}
        disabled={entry.isTaken}
        aria-describedby={factsId}
        onChange={(event) => onChoose(event.target.checked)}
      >
        <bdi>{entry.name}</bdi>
        {entry.isTaken && <span className={styles.taken}>{t('library.pick.taken')}</span>}
      </Checkbox>
      <div id={factsId} className={styles.about}>
        <dl className={styles.facts}>
          {entry.cells
            .filter(({ field }) => field.means !== 'name')
            .map(({ field, text }) => (
              <div key={field.key}>
                <dt>{say(field)}</dt>
                <dd>
                  <bdi>{text}</bdi>
                </dd>
              </div>
            ))}
        </dl>
        {entry.other_names.length > 0 && (
          <p className={styles.doubt}>
            {t('library.otherNames', { names: entry.other_names.join(t('list.comma')) })}
          </p>
        )}
        <p className={styles.note} title={others.join('\n')}>
          {latest}
          {others.length > 0 && ` ${t('library.moreSources', { count: others.length })}`}
        </p>
      </div>
    </li>
  );
}
