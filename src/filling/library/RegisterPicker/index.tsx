import { maskSensitiveText } from '@domain/checks/mask';
import { type AnswerValue, type Field, getRegisterDefinition, type Row } from '@domain/definition';
import type { RegisterSection } from '@domain/filing/company-registers';
import { listRegisterFields, listSectionRegisters } from '@domain/filing/company-registers';
import { formatValue } from '@domain/filing/input';
import { isEmpty } from '@domain/filing/sections';
import type { SectionEntries } from '@domain/library/calls';
import { useMemo, useState } from 'react';
import Dialog from '@/components/Controls/Dialog';
import { useLanguage, useText } from '@/utils/language';
import PickList, { type PickFilter, type PickItem, PickSources } from '../PickList';
import { useSourceName } from '../useSourceName';
import styles from './index.module.css';

export type PickedEntry = SectionEntries['entries'][number];

interface ListedEntry extends PickItem {
  entry: PickedEntry;
  /** Texts of the columns that the entry fills. */
  cells: { field: Field; text: string }[];
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

/** Dialog that lists the entries of the company's registers for a table, to be taken together. */
export default function RegisterPicker(props: RegisterPickerProps) {
  const { section, data, room, onTake, onClose } = props;
  const { t } = useLanguage();
  const say = useText();
  const entries = useListedEntries(props);
  const filters = useFilters(props);
  const [chosen, setChosen] = useState<ListedEntry[]>([]);
  const sourceName = useSourceName();
  const sourceNames = new Map(data.sources.map((source) => [source.id, sourceName(source)]));
  return (
    <Dialog
      open
      width={960}
      title={t('library.pick.title', {
        list: listSectionRegisters(section)
          .map((key) => say(getRegisterDefinition(key)))
          .join(t('list.comma')),
      })}
      cancelText={t('common.cancel')}
      okText={t('library.pick.take', { count: chosen.length })}
      okButtonProps={{ disabled: chosen.length === 0 || chosen.length > room }}
      onOk={() => onTake(chosen.map(({ entry }) => entry))}
      onCancel={onClose}
      destroyOnHidden
    >
      <p>{t('library.pick.how')}</p>
      <PickList
        items={entries}
        chosen={chosen}
        onChange={setChosen}
        room={room}
        searchLabel={t('library.pick.search')}
        emptyText={t('library.pick.none')}
        filters={filters}
        renderFacts={({ entry, cells }) => (
          <>
            <dl className={styles.facts}>
              {cells
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
            <PickSources names={entry.sources.flatMap((id) => sourceNames.get(id) ?? [])} />
          </>
        )}
      />
      {chosen.length > room && (
        <p role="alert" className={styles.doubt}>
          {t('library.pick.tooMany', { count: room })}
        </p>
      )}
    </Dialog>
  );
}

function useListedEntries({ section, data, isTaken }: RegisterPickerProps): ListedEntry[] {
  const { t, language } = useLanguage();
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
    return data.entries.map((entry) => {
      const row = entry.row as Row;
      const cells = fields
        .filter((field) => !isEmpty(row[field.key]))
        .map((field) => ({ field, text: textOf(field, row[field.key]) }));
      const taken = isTaken(entry);
      return {
        id: `${entry.register} ${entry.id}`,
        name: entry.name,
        searchText: [entry.name, ...entry.other_names, ...cells.map(({ text }) => text)].join('\n'),
        badge: taken && t('library.pick.taken'),
        isTaken: taken,
        entry,
        cells,
      };
    });
  }, [section, data, isTaken, language, t]);
}

function useFilters({ section, data }: RegisterPickerProps): PickFilter<ListedEntry>[] {
  const { t } = useLanguage();
  const say = useText();
  const sourceName = useSourceName();
  return [
    {
      label: t('library.register'),
      anyLabel: t('library.pick.anyRegister'),
      options: listSectionRegisters(section).map((key) => ({
        value: key,
        label: say(getRegisterDefinition(key)),
      })),
      valuesOf: ({ entry }) => [entry.register],
    },
    {
      label: t('common.source'),
      anyLabel: t('library.pick.anySource'),
      options: data.sources.map((source) => ({ value: source.id, label: sourceName(source) })),
      valuesOf: ({ entry }) => entry.sources,
    },
  ];
}
