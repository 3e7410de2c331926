import type { WordedDocumentFault } from '@domain/program-documents/calls';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

/** Line and column of a character, both from 1. */
function findLine(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

interface DocumentFaultsProps {
  faults: readonly WordedDocumentFault[];
  /** The document as it was chosen. */
  text: string;
  /** Hints keep no document back. */
  are: 'faults' | 'hints';
}

/** Faults or hints of a document with the item and the place of each. */
export default function DocumentFaults({ faults, text, are }: DocumentFaultsProps) {
  const { t } = useLanguage();
  const describePlace = ({ at: [from, to], is_of_file: isOfFile }: WordedDocumentFault): string => {
    if (isOfFile) return t('editions.line', findLine(text, from));
    return to > 0 ? t('editions.characters', { from: from + 1, to }) : '';
  };
  return (
    <div className={styles.faults}>
      <p role="status">{t(`editions.${are}`, { count: faults.length })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(are === 'faults' ? 'editions.fault' : 'editions.hint')}</th>
            <th scope="col">{t('editions.item')}</th>
            <th scope="col">{t('editions.place')}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map((fault) => (
            <tr key={`${fault.kind} ${fault.item} ${fault.at.join()}`}>
              <td>{fault.text}</td>
              <td>
                <bdi dir="ltr">{fault.item}</bdi>
              </td>
              <td>{describePlace(fault)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
