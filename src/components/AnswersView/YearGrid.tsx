import type { Field, Row, Scope, YearlySection } from '@domain/definition';
import { totalOf, yearField } from '@domain/document/table-plan';
import { words } from '@domain/document/words';
import { expectedYears, isVisible, totalledYears } from '@domain/filing/visibility';
import { useText } from '@/utils/language';
import AnswerValue from './AnswerValue';
import FieldName from './FieldName';
import styles from './index.module.css';
import PinButton from './PinButton';
import { placeOf, usePins } from './pins';
import ScrollBox from './ScrollBox';

interface YearGridProps {
  section: YearlySection;
  rows: Row[];
  scope: Scope;
}

/** Indicators down, years across, as the paper forms have it. */
export default function YearGrid({ section, rows, scope }: YearGridProps) {
  const say = useText();
  const year = yearField(section);
  const years = expectedYears(section, scope);
  const rowOf = (wanted: number): Row => rows.find((row) => year && row[year.key] === wanted) ?? {};
  const pins = usePins();
  const at = (wanted: number, indicator: Field) => {
    const place = rows.indexOf(rowOf(wanted));
    return place < 0 ? undefined : `${section.key}[${place}].${indicator.key}`;
  };
  const totalled = totalledYears(section, scope).map(rowOf);
  const indicators = section.indicators.filter((field) => field !== year && isVisible(field, scope));
  return (
    <ScrollBox label={say(section.title)}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say(words.indicator)}</th>
            {years.map((wanted) => (
              <th key={wanted} scope="col" className={styles.number}>
                {wanted}
              </th>
            ))}
            {section.total && (
              <th scope="col" className={styles.number}>
                {say(section.total)}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {indicators.map((indicator, line) => (
            <tr key={indicator.key}>
              <th scope="row">
                <FieldName field={indicator} />
              </th>
              {years.map((wanted, place) => (
                <td key={wanted} className={styles.number} {...placeOf(pins, at(wanted, indicator))}>
                  <AnswerValue inCell field={indicator} value={rowOf(wanted)[indicator.key]} />
                  <PinButton
                    path={at(wanted, indicator)}
                    name={`${say(section.title)} ${say(indicator)} ${wanted}`}
                    isReached={line === 0 && place === 0}
                  />
                </td>
              ))}
              {section.total && (
                <td className={styles.number}>
                  <AnswerValue inCell field={indicator} value={totalOf(indicator, totalled)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
