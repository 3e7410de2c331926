import type { Section, TableSection as TableSectionOf } from '@domain/definition';
import { Grid as Breakpoints } from 'antd';
import { useText } from '@/utils/language';
import Announcer from './Announcer';
import styles from './index.module.css';
import CardsSection from './sections/CardsSection';
import ComputedSection from './sections/ComputedSection';
import DeclarationSection from './sections/DeclarationSection';
import FieldsSection from './sections/FieldsSection';
import TableSection from './sections/TableSection';
import YearlySection from './sections/YearlySection';

/** Draws one section of any form, to be filled in. */
export default function FormRenderer({ section }: { section: Section }) {
  const say = useText();
  return (
    <Announcer>
      {section.help && <p className={styles.help}>{say(section.help)}</p>}
      <SectionBody section={section} />
    </Announcer>
  );
}

function SectionBody({ section }: { section: Section }) {
  switch (section.kind) {
    case 'fields':
    case 'files':
      return <FieldsSection section={section} />;
    case 'computed':
      return <ComputedSection section={section} />;
    case 'declaration':
      return <DeclarationSection section={section} />;
    case 'table':
      return <RowsSection section={section} />;
    case 'yearly':
      return <YearlySection section={section} />;
  }
}

/** Many columns do not fit a telephone: rows that people add become cards there. */
function RowsSection({ section }: { section: TableSectionOf }) {
  const screens = Breakpoints.useBreakpoint();
  const isNarrow = screens.md === false;
  const asCards = !section.fixedRows && (section.layout === 'cards' || isNarrow);
  return asCards ? <CardsSection section={section} asPages={isNarrow} /> : <TableSection section={section} />;
}
