import type {
  Answers,
  Field,
  FieldAnswers,
  Form,
  FormContext,
  FormScope,
  Row,
  Section,
  TableSection,
} from '@domain/definition';
import {
  buildTransposedTables,
  isReadAsRecords,
  isWideTable,
  listRowsInFormOrder,
} from '@domain/document/table-layout';
import { documentWords } from '@domain/document/words';
import { parsePath } from '@domain/filing/paths';
import { createFormScope, isVisible, listVisibleSections } from '@domain/filing/scope';
import { getSectionAnswers, getSectionRows, type RowSection } from '@domain/filing/sections';
import { fillText } from '@domain/text';
import type { ReactNode } from 'react';
import Why from '@/components/Why';
import { useText } from '@/utils/language';
import styles from './index.module.css';
import { buildPinAttributes, handlePinClick, moveByArrow, PinButton, usePins } from './pins';
import RowsTable, { AcrossGrid } from './RowsTable';
import { AnswerValue, FieldName } from './values';

interface FieldListProps {
  fields: Field[];
  answers: FieldAnswers;
  scope: FormScope;
  /** Path of the record that holds the fields: `section` or `section[row]`. */
  path: string | undefined;
  /** Name of the record. */
  name: string;
}

const isLong = (field: Field) => field.type === 'textarea' || field.type === 'file';

/** Renders names and values side by side; long texts take the full width. Shows number and title of the continued filing. */
function FieldList({ fields, answers, scope, path, name }: FieldListProps) {
  const say = useText();
  const pins = usePins();
  const at = (field: Field) => (path === undefined ? undefined : `${path}.${field.key}`);
  return (
    <dl className={styles.fields}>
      {fields
        .filter((field) => field.type !== 'filing' && isVisible(field, scope))
        .map((field) => (
          <div
            key={field.key}
            className={isLong(field) ? styles.longField : styles.field}
            {...buildPinAttributes(pins, at(field))}
          >
            <dt>
              <FieldName field={field} />
            </dt>
            <dd>
              <AnswerValue field={field} value={answers[field.key]} />
              <PinButton path={at(field)} name={`${name} ${say(field)}`} />
              <WhyValue field={field} path={at(field)} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** Explains a computed value, where the page can. */
function WhyValue({ field, path = '' }: { field: Field; path?: string | undefined }) {
  const place = field.computed ? parsePath(path) : null;
  if (!place) return null;
  const { section, row } = place;
  return (
    <Why
      item={{ computed: { section, field: field.key, ...(row !== undefined && { row }) } }}
      about={field}
    />
  );
}

interface RecordsProps {
  section: TableSection;
  rows: Row[];
  scope: FormScope;
}

/** Renders rows with long texts as records, one below the other. */
function Records({ section, rows, scope }: RecordsProps) {
  const say = useText();
  const lines = listRowsInFormOrder(section, rows);
  if (lines.length === 0) return <p className={styles.blank}>{say(documentWords.noRows)}</p>;
  return (
    <ol className={styles.records}>
      {lines.map(({ row, given }, index) => {
        const name = say(given ?? fillText(documentWords.record, { number: index + 1 }));
        const at = rows.indexOf(row);
        return (
          <li key={given?.key ?? row.row ?? index} className={styles.record}>
            <p className={styles.recordName}>{name}</p>
            <FieldList
              fields={section.columns}
              answers={row}
              scope={scope}
              path={at < 0 ? undefined : `${section.key}[${at}]`}
              name={`${say(section.title)} ${name}`}
            />
          </li>
        );
      })}
    </ol>
  );
}

interface AnswersViewProps {
  form: Form;
  /** Answers with every computed value filled in. */
  answers: Answers;
  ctx: FormContext;
  /** Content beside a section's heading, for instance a link that leads back to its form. */
  sectionLink?: (section: Section) => ReactNode;
  /** Heading level of the sections. */
  headingLevel?: 2 | 3;
  /** Makes each section collapsible; absent: all sections stay unfolded. */
  folding?: { startsOpen: boolean };
}

/** Renders a filing's answers read-only; used by the check before submission, the print view and the review. */
export default function AnswersView({ form, answers, ctx, sectionLink, ...looks }: AnswersViewProps) {
  const scope = createFormScope(form, answers, ctx);
  const pins = usePins();
  const canPin = pins?.pin !== undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the keyboard each answer has a pin button
    <div
      className={canPin ? styles.pinnable : styles.answers}
      onClick={canPin ? (event) => handlePinClick(pins, event) : undefined}
      onKeyDown={canPin ? moveByArrow : undefined}
    >
      {listVisibleSections(form, scope).map((section) => (
        <SectionView key={section.key} section={section} link={sectionLink?.(section)} {...looks}>
          <SectionAnswers section={section} answers={answers} scope={scope} />
        </SectionView>
      ))}
    </div>
  );
}

interface SectionViewProps extends Pick<AnswersViewProps, 'headingLevel' | 'folding'> {
  section: Section;
  link: ReactNode;
  children: ReactNode;
}

/** Renders a section under its heading. A folded section stays in the DOM, so that the browser's search finds its text. */
function SectionView({ section, link, headingLevel = 2, folding, children }: SectionViewProps) {
  const say = useText();
  const headingId = `answers-${section.key}`;
  const Heading = `h${headingLevel}` as const;
  const heading = <Heading id={headingId}>{say(section.title)}</Heading>;
  return (
    <section
      aria-labelledby={headingId}
      className={isWideTable(section) ? styles.wideSection : styles.section}
    >
      {folding ? (
        <details open={folding.startsOpen} className={styles.folding}>
          <summary>{heading}</summary>
          {link && <p>{link}</p>}
          {children}
        </details>
      ) : (
        <>
          <header className={styles.heading}>
            {heading}
            {link}
          </header>
          {children}
        </>
      )}
    </section>
  );
}

interface SectionAnswersProps {
  section: Section;
  answers: Answers;
  scope: FormScope;
}

function SectionAnswers({ section, answers, scope }: SectionAnswersProps) {
  const say = useText();
  switch (section.kind) {
    case 'table':
    case 'yearly':
      return <RowAnswers section={section} rows={getSectionRows(answers, section)} scope={scope} />;
    case 'declaration':
    case 'fields':
    case 'computed':
    case 'files':
      return (
        <>
          {section.kind === 'declaration' && <Statements section={section} />}
          <FieldList
            fields={section.fields}
            answers={getSectionAnswers(answers, section)}
            scope={scope}
            path={section.key}
            name={say(section.title)}
          />
        </>
      );
  }
}

interface RowAnswersProps {
  section: RowSection;
  rows: Row[];
  scope: FormScope;
}

function RowAnswers({ section, rows, scope }: RowAnswersProps) {
  const say = useText();
  const across = buildTransposedTables(section, rows, scope);
  if (across?.length === 0) return <p className={styles.blank}>{say(documentWords.noRows)}</p>;
  if (across)
    return across.map((table) => <AcrossGrid key={table.year} section={section} rows={rows} table={table} />);
  if (section.kind !== 'table') return null;
  const View = isReadAsRecords(section, scope) ? Records : RowsTable;
  return <View section={section} rows={rows} scope={scope} />;
}

function Statements({ section }: { section: Extract<Section, { kind: 'declaration' }> }) {
  const say = useText();
  if (!section.statements?.length) return null;
  return (
    <ol className={styles.statements}>
      {section.statements.map((statement) => (
        <li key={statement.en}>{say(statement)}</li>
      ))}
    </ol>
  );
}
