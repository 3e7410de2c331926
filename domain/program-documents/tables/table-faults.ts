import { fillText, type Text, type TextParameters } from '../../text';
import { type TableFaultKind, tableFaultTexts } from './messages';
import type { TablePlace } from './places';

/** A fault of a row, with the cell where it can be mended. */
export interface TableFault {
  kind: TableFaultKind;
  place: TablePlace;
  text: Text;
}

export const createTableFault = (
  kind: TableFaultKind,
  place: TablePlace,
  parameters: TextParameters = {},
): TableFault => ({ kind, place, text: fillText(tableFaultTexts[kind], parameters) });
