import { findCompanyFigure } from '@domain/definition';
import type { CompanyFigures } from '@domain/filing/figure-calls';
import { parsePath } from '@domain/filing/paths';
import { formatGrouped } from '@domain/number-format';
import { findProgram } from '@domain/programs/find';
import { REPORT_ROUTE } from '@domain/reports/report-form';
import { useText } from '@/utils/language';

export type CompanyFigureValue = CompanyFigures['known'][number];

const isAmount = (unit: string | undefined): boolean => unit === '万元' || unit === '%' || unit === '万美元';

/** Returns a function that formats a figure without its unit. */
export function useFigureText(): (known: CompanyFigureValue) => string {
  const say = useText();
  return ({ key, value, text }) => {
    if (typeof value !== 'number') return text ? say(text) : value;
    return isAmount(findCompanyFigure(key)?.unit) ? formatGrouped(value, 2, 2) : formatGrouped(value, 0, 3);
  };
}

/** Address of the field in which a figure was given. */
export function buildFigurePath({ source, path }: CompanyFigureValue): string {
  if (source.isProfile) return `/enterpriseCenter/information#company.${path}`;
  const route = source.isReport ? REPORT_ROUTE : findProgram(source.program)?.route;
  const section = parsePath(path)?.section ?? '';
  return `${route}?${new URLSearchParams({ id: source.id, section })}#${encodeURIComponent(path)}`;
}
