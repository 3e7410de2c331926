import type { Answers, Context, Form, Scope, Section } from '@domain/definition';
import { isInRecords, isWide } from '@domain/document/table-plan';
import { openScope } from '@domain/filing/scope';
import { fieldsIn, rowsIn } from '@domain/filing/sections';
import { visibleSections } from '@domain/filing/visibility';
import type { ReactNode } from 'react';
import { useText } from '@/utils/language';
import FieldList from './FieldList';
import styles from './index.module.css';
import { moveByArrow, pinByClick, usePins } from './pins';
import Records from './Records';
import RowsTable from './RowsTable';
import YearGrid from './YearGrid';

interface AnswersViewProps {
  form: Form;
  /** Answers with every computed value filled in. */
  answers: Answers;
  ctx: Context;
  /** Stands beside a section's heading, for instance a link that leads back to its form. */
  sectionLink?: (section: Section) => ReactNode;
  /** The level of the sections' headings in the page that holds them. */
  headingLevel?: 2 | 3;
}

/** A filing's answers to read: what the check before submission, the print and a reviewer see is this, all the same. */
export default function AnswersView({ form, answers, ctx, sectionLink, headingLevel = 2 }: AnswersViewProps) {
  const say = useText();
  const scope = openScope(form, answers, ctx);
  const pins = usePins();
  const canPin = pins?.pin !== undefined;
  const Heading = `h${headingLevel}` as const;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: each place has a button of its own for the keyboard
    <div
      className={canPin ? styles.pinnable : styles.answers}
      onClick={canPin ? (event) => pinByClick(pins, event) : undefined}
      onKeyDown={canPin ? moveByArrow : undefined}
    >
      {visibleSections(form, scope).map((section) => {
        const headingId = `answers-${section.key}`;
        return (
          <section
            key={section.key}
            aria-labelledby={headingId}
            className={isWide(section) ? styles.wideSection : styles.section}
          >
            <header className={styles.heading}>
              <Heading id={headingId}>{say(section.title)}</Heading>
              {sectionLink?.(section)}
            </header>
            <SectionAnswers section={section} answers={answers} scope={scope} />
          </section>
        );
      })}
    </div>
  );
}

interface SectionAnswersProps {
  section: Section;
  answers: Answers;
  scope: Scope;
}

function SectionAnswers({ section, answers, scope }: SectionAnswersProps) {
  const say = useText();
  switch (section.kind) {
    case 'table': {
      const View = isInRecords(section, scope) ? Records : RowsTable;
      return <View section={section} rows={rowsIn(answers, section)} scope={scope} />;
    }
    case 'yearly':
      return <YearGrid section={section} rows={rowsIn(answers, section)} scope={scope} />;
    case 'declaration':
    case 'fields':
    case 'computed':
    case 'files':
      return (
        <>
          {section.kind === 'declaration' && <Statements section={section} />}
          <FieldList
            fields={section.fields}
            answers={fieldsIn(answers, section)}
            scope={scope}
            path={section.key}
            name={say(section.title)}
          />
        </>
      );
  }
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
