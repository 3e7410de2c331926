import type { TableSection } from '@domain/definition';
import { formatValue } from '@domain/filing/input';
import { parsePath } from '@domain/filing/paths';
import { isInput } from '@domain/filing/sections';
import { isVisible } from '@domain/filing/visibility';
import { useEffect, useMemo, useState } from 'react';
import ComputedValue from '@/filling/form/ComputedValue';
import FormField from '@/filling/form/FormField';
import { type Line, linesOf, pathIn, valueIn } from '@/filling/form/lines';
import { useFormSession } from '@/filling/form/session';
import TableFrame from '@/filling/form/TableFrame';
import { useFieldStates } from '@/filling/form/useFieldStates';
import { useLanguage, useText } from '@/utils/language';
import fieldStyles from '../FieldsSection/index.module.css';
import RowActions from '../TableSection/RowActions';
import TableTools from '../TableSection/TableTools';
import { headId, useRowActions } from '../TableSection/useRowActions';
import styles from './index.module.css';
import RecordList from './RecordList';

/** Kinds of fields that say briefly what a record is about. */
const TELLING = new Set(['text', 'year', 'date', 'month', 'select', 'cascader']);

/** Records with long texts: a list of them, and one at a time to fill in. On a telephone every table is filled so. */
export default function CardsSection({ section }: { section: TableSection }) {
  const { answers, filled, scope, focusPath, faults } = useFormSession();
  const { language, t } = useLanguage();
  const say = useText();
  const lines = linesOf(section, answers, filled, scope);
  const actions = useRowActions(section);
  const [chosen, choose] = useState(0);
  const place = Math.min(chosen, lines.length - 1);
  const line = lines[place];

  useEffect(() => {
    const wanted = focusPath ? parsePath(focusPath) : null;
    if (wanted?.section === section.key && wanted.row !== undefined) choose(wanted.row);
  }, [focusPath, section.key]);

  const number = section.autoNumber?.column;
  const telling = section.columns.filter((field) => isInput(field) && TELLING.has(field.type));
  /** The number and the first cells that are filled, two in all. */
  const nameOf = (of: Line) => {
    const numbered = number && of.filled[number];
    const filledIn = telling.map((field) => formatValue(field, valueIn(of, field), language)).filter(Boolean);
    if (filledIn.length === 0) return `${numbered || of.index + 1} ${t('forms.record.unnamed')}`;
    return [numbered, ...filledIn].filter(Boolean).slice(0, 2).join(' · ');
  };

  const count = lines.length;
  /** The record that an action is about stays in view. */
  const following = useMemo(
    () => ({
      ...actions,
      add: () => {
        actions.add();
        choose(count);
      },
      copy: (at: number) => {
        actions.copy(at);
        choose(at + 1);
      },
      complete: () => {
        actions.complete();
        choose(count);
      },
      moveByHead: (at: number, by: 1 | -1) => {
        actions.moveByHead(at, by);
        choose(at + by);
      },
    }),
    [actions, count],
  );

  return (
    <TableFrame section={section} isGrid={false}>
      <div className={styles.cards}>
        {lines.length > 0 && (
          <RecordList
            label={say(section.title)}
            names={lines.map(nameOf)}
            faulty={lines.map((each) =>
              [...faults.keys()].some((path) => path.startsWith(`${section.key}[${each.index}]`)),
            )}
            chosen={place}
            onChoose={choose}
          />
        )}
        {line && (
          <fieldset className={styles.record} key={line.filled.row}>
            <legend className={styles.legend}>
              <RowActions
                id={headId(section, line.index)}
                name={nameOf(line)}
                index={line.index}
                count={lines.length}
                actions={following}
              />
            </legend>
            <RecordFields section={section} line={line} />
          </fieldset>
        )}
        <div className={styles.tools}>
          <TableTools section={section} count={lines.length} actions={following} isGrid={false} />
        </div>
      </div>
    </TableFrame>
  );
}

function RecordFields({ section, line }: { section: TableSection; line: Line }) {
  const { scope, edit } = useFormSession();
  const stateOf = useFieldStates();
  return (
    <div className={`${fieldStyles.fields} ${styles.fields}`}>
      {section.columns
        .filter((field) => isVisible(field, scope) && !field.auto)
        .map((field) => {
          const value = valueIn(line, field);
          if (!isInput(field)) return <ComputedValue key={field.key} field={field} value={value} />;
          const path = pathIn(section.key, line, field);
          const state = stateOf(
            field,
            path,
            { section: section.key, row: line.identity, field: field.key },
            value,
          );
          return (
            <FormField
              key={field.key}
              path={path}
              section={section.key}
              row={line.filled.row}
              field={field}
              value={value}
              edit={edit}
              {...state}
            />
          );
        })}
    </div>
  );
}
