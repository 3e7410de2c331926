import type { Program } from '@domain/definition';
import type { ReportItem } from '@domain/filing/calls';

type FilingAddress = Pick<ReportItem, 'id' | 'program' | 'kind' | 'route' | 'actions'>;

/** Returns the address of a filing's form, with the kind where the program has several. */
export const buildFormPath = ({ route, id, kind }: Pick<FilingAddress, 'id' | 'kind' | 'route'>): string =>
  `${route}?${new URLSearchParams({ id, ...(kind && { selectIndex: kind }) })}`;

/** Returns the address of a form without a filing in the batch yet. */
export const buildNewFormPath = ({ route, kind }: { route: string; kind?: string | undefined }): string =>
  kind ? `${route}?${new URLSearchParams({ selectIndex: kind })}` : route;

/** The address of a further filing, by the id that it shall get. */
export const buildFurtherPath = (
  { route, kind }: Pick<FilingAddress, 'kind' | 'route'>,
  id: string,
): string => `${route}?${new URLSearchParams({ new: id, ...(kind && { selectIndex: kind }) })}`;

/** The address of a filing to read and print. */
export const buildPreviewPath = ({ program, id }: Pick<FilingAddress, 'id' | 'program'>): string =>
  `/preview?${new URLSearchParams({ program, id })}`;

/** Parameter in the address of a filing that opens the form for an appeal. */
export const APPEAL_IN_ADDRESS = 'appeal';

/** The address where an appeal against the decision on a filing is written. */
export const buildAppealPath = (filing: Pick<FilingAddress, 'id' | 'program'>): string =>
  `${buildPreviewPath(filing)}&${APPEAL_IN_ADDRESS}=1`;

/** The address to see a filing at: its form while it may be changed, else the preview. */
export const buildFilingPath = (filing: FilingAddress): string =>
  filing.actions.includes('save') ? buildFormPath(filing) : buildPreviewPath(filing);

/** The address of the receipt of a filing's latest submission. */
export const buildReceiptPath = (filing: Pick<FilingAddress, 'id' | 'kind' | 'route'>): string =>
  `${buildFormPath(filing)}&view=receipt`;

/** Path of the page to choose one of the technology plans. */
export const PLANS = '/forms/TechnologyPlan';

/** Returns the path of the page to choose one of a program's kinds: the address of the form with `Index` appended. */
export const buildKindIndexPath = ({ route }: Pick<Program, 'route'>): string => `${route}Index`;
