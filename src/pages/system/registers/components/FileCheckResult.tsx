import type { ImportedRegister, RegisterVersion } from '@domain/registers/calls';
import { type RegisterKind, registers } from '@domain/registers/kinds';
import type { RegisterText } from '@domain/spreadsheet/register-sheet';
import ScrollBox from '@/components/ScrollBox';
import { formatDate } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.module.css';

interface FileCheckResultProps {
  kind: RegisterKind;
  judged: ImportedRegister;
  /** Sheets that the lines come from; null for a text file. */
  sheets: RegisterText | null;
  /** Version in use, which the file is compared with. */
  present: RegisterVersion | null;
}

/** Result of checking a file: every fault with its line and column, or a preview of its first lines. */
export default function FileCheckResult(props: FileCheckResultProps) {
  const { t } = useLanguage();
  const { notes } = props.judged;
  return (
    <>
      {notes.length > 0 && (
        <>
          <p>{t('registers.import.notes')}</p>
          <Table
            title={t('registers.import.notes')}
            head={[t('registers.line'), t('registers.fault')]}
            rows={notes.map(({ line, msg }) => [String(line), msg])}
          />
        </>
      )}
      <CheckedLines {...props} />
    </>
  );
}

function CheckedLines({ kind, judged, sheets, present }: FileCheckResultProps) {
  const { t } = useLanguage();
  const say = useText();
  const { lines, faults, fault_count: count, sample, change } = judged;
  const { columns } = registers[kind];
  const nameOf = (key: string) => {
    const column = columns.find((each) => each.key === key);
    return column ? say(column) : key;
  };
  const places = sheets && sheets.sheets.length > 1 ? sheets : null;
  const placeOf = (line: number) =>
    places ? t('registers.rowOf', { ...places.findRow(line) }) : String(line);
  if (count > 0)
    return (
      <>
        <p role="alert">{t('registers.import.wrong', { count })}</p>
        <Table
          title={t('registers.fault')}
          head={[t('registers.line'), t('registers.column'), t('registers.fault')]}
          rows={faults.map(({ line, column, msg, first }) => [
            placeOf(line),
            nameOf(column),
            places && first ? t('registers.import.twice', { place: placeOf(first) }) : msg,
          ])}
        />
      </>
    );
  const title = t('registers.import.sample', { count: sample.length });
  return (
    <>
      <p role="status">{t('registers.import.ready', { count: lines })}</p>
      {change && present && (
        <p>
          {t('registers.import.change', {
            ...change,
            number: present.number,
            day: formatDate(present.as_of),
          })}
        </p>
      )}
      <p>{title}</p>
      <Table
        title={title}
        head={columns.map((column) => say(column))}
        rows={sample.map((entry) => columns.map(({ key }) => entry[key] ?? ''))}
      />
    </>
  );
}

function Table({ title, head, rows }: { title: string; head: string[]; rows: string[][] }) {
  return (
    <ScrollBox className={styles.faults} label={title}>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity, and lines never move
            <tr key={row}>
              {cells.map((cell, i) => (
                <td key={head[i]}>
                  <bdi>{cell}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
