import type { Program } from '@domain/definition';
import type { ReportItem } from '@domain/filing/calls';

/** Parts of a filing's page beside its form or its answers, in the order of their links. */
export const FILING_PARTS = ['receipt', 'submissions', 'signatures', 'questions', 'reports', 'log'] as const;
export type FilingPart = (typeof FILING_PARTS)[number];

/** Views that an address can name; without one it leads to the form, or to the answers of a filing that cannot be changed. */
export const FILING_VIEWS = ['check', ...FILING_PARTS] as const;
export type FilingView = (typeof FILING_VIEWS)[number];

type FilingAddress = Pick<ReportItem, 'id' | 'kind' | 'route'>;

/**
 * Returns the one address of a filing, before and after its submission, with the kind where the program has
 * several.
 */
export const buildFilingPath = ({ route, id, kind }: FilingAddress, view?: FilingView): string =>
  `${route}?${new URLSearchParams({ id, ...(kind && { selectIndex: kind }), ...(view && { view }) })}`;

/** Returns the address of a form without a filing in the batch yet. */
export const buildNewFormPath = ({ route, kind }: { route: string; kind?: string | undefined }): string =>
  kind ? `${route}?${new URLSearchParams({ selectIndex: kind })}` : route;

/** The address of a further filing, by the id that it shall get. */
export const buildFurtherPath = (
  { route, kind }: Pick<FilingAddress, 'kind' | 'route'>,
  id: string,
): string => `${route}?${new URLSearchParams({ new: id, ...(kind && { selectIndex: kind }) })}`;

/** Parameter in the address of a filing that opens the form for an appeal. */
export const APPEAL_IN_ADDRESS = 'appeal';

/** The address where an appeal against the decision on a filing is written. */
export const buildAppealPath = (filing: FilingAddress): string =>
  `${buildFilingPath(filing)}&${APPEAL_IN_ADDRESS}=1`;

/** Path of the page to choose one of the technology plans. */
export const PLANS = '/forms/TechnologyPlan';

/** Returns the path of the page to choose one of a program's kinds: the address of the form with `Index` appended. */
export const buildKindIndexPath = ({ route }: Pick<Program, 'route'>): string => `${route}Index`;
