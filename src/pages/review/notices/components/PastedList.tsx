import { MAX_LISTED_COMPANIES } from '@domain/announcements/announcements';
import type { NoticeCompany } from '@domain/announcements/calls';
import { readPastedLines, type UnresolvedReason } from '@domain/announcements/company-list';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { call } from '@/utils/call';
import { ignoreShownFailure } from '@/utils/failure';
import { useLanguage } from '@/utils/language';
import styles from './CompanyListField.module.css';

const joinRows = (lines: { row: string }[]): string => lines.map(({ row }) => row).join('\n');

interface PastedListProps {
  text: string;
  onType: (text: string) => void;
  /** Takes the companies of the lines, and the lines that found none. */
  onResolved: (found: NoticeCompany[], rest: string) => void;
}

/** Reason why a line found no company, and its number among the lines that were pasted: lines that found one leave the box. */
interface LineFault {
  no: number;
  reason: UnresolvedReason;
}

/** Box for a pasted list: lines that find a company leave it for the list, the others stay to be mended. */
export default function PastedList({ text, onType, onResolved }: PastedListProps) {
  const { t } = useLanguage();
  const [known, setKnown] = useState<ReadonlyMap<string, LineFault>>(new Map());
  const [isLooking, setLooking] = useState(false);
  const lines = readPastedLines(text);
  const isTooLong = lines.length > MAX_LISTED_COMPANIES;
  // Lines that were changed since have no fault any more.
  const faults = lines.flatMap(({ row, name }) => {
    const fault = known.get(name);
    return fault ? [{ ...fault, row }] : [];
  });

  const resolve = async () => {
    setLooking(true);
    try {
      const { data } = await call('resolveNoticeCompanies', {
        data: { lines: lines.map(({ name }) => name) },
      });
      const unresolved = data.unresolved.flatMap(({ index, reason }) => {
        const line = lines[index];
        return line ? [{ ...line, no: known.get(line.name)?.no ?? line.no, reason }] : [];
      });
      setKnown(new Map(unresolved.map(({ name, ...fault }) => [name, fault])));
      onResolved(data.companies, joinRows(unresolved));
    } catch (failure) {
      ignoreShownFailure(failure);
    } finally {
      setLooking(false);
    }
  };

  return (
    <>
      <Input.TextArea
        aria-label={t('notices.list.paste')}
        placeholder={t('notices.list.pasteHint')}
        autoSize={{ minRows: 3, maxRows: 10 }}
        autoComplete="off"
        readOnly={isLooking}
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
      {isTooLong && (
        <p role="alert" className={styles.faults}>
          {t('notices.list.tooManyLines', { limit: MAX_LISTED_COMPANIES, count: lines.length })}
        </p>
      )}
      {faults.length > 0 && (
        <ul role="alert" className={styles.faults}>
          {faults.map(({ no, row, reason }) => (
            <li key={row}>
              <span>{t('notices.list.line', { no })}</span>
              <bdi>{row}</bdi>
              <span>{t(`notices.list.${reason}`)}</span>
            </li>
          ))}
        </ul>
      )}
      {lines.length > 0 && (
        <div className={styles.acts}>
          <Button onClick={resolve} loading={isLooking} disabled={isTooLong}>
            {t('notices.list.add')}
          </Button>
          {faults.length > 0 && (
            <Button onClick={() => onType(joinRows(lines.filter(({ name }) => !known.has(name))))}>
              {t('notices.list.removeLines', { count: faults.length })}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
