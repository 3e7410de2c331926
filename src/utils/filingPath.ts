import type { Program } from '@domain/definition';
import type { ReportItem } from '@domain/filing/calls';

type FilingAddress = Pick<ReportItem, 'id' | 'program' | 'kind' | 'route' | 'actions'>;

/** The address of a filing's form. A program with several kinds keeps the kind in it. */
export const buildFormPath = ({ route, id, kind }: Pick<FilingAddress, 'id' | 'kind' | 'route'>): string =>
  `${route}?${new URLSearchParams({ id, ...(kind && { selectIndex: kind }) })}`;

/** The address of a form where nothing of the batch is there yet. */
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

/** In the address of a filing: the appeal is to be written at once. */
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

/** The page where one of the technology plans is chosen. */
export const PLANS = '/forms/TechnologyPlan';

/** The page where one of a program's kinds is chosen: the address of the form with `Index` behind it. */
export const buildKindIndexPath = ({ route }: Pick<Program, 'route'>): string => `${route}Index`;
