import type { TableSection as TableSectionOf, YearlySection as YearlySectionOf } from '@domain/definition';
import { Grid as Breakpoints } from 'antd';
import CardsSection from '../CardsSection';
import TableSection from '../TableSection';
import YearlySection from '../YearlySection';

/** Section with rows or years. As a module it holds the sheet and the cards, which sections of fields do without. */
export default function RowsSection({ section }: { section: TableSectionOf | YearlySectionOf }) {
  return section.kind === 'yearly' ? <YearlySection section={section} /> : <Rows section={section} />;
}

/** Rows of a table. Its columns do not fit a telephone: rows that people add become cards there. */
function Rows({ section }: { section: TableSectionOf }) {
  const screens = Breakpoints.useBreakpoint();
  const isNarrow = screens.md === false;
  const asCards = !section.fixedRows && (section.layout === 'cards' || isNarrow);
  return asCards ? <CardsSection section={section} asPages={isNarrow} /> : <TableSection section={section} />;
}
