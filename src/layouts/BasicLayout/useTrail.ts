import { programs } from '@domain/programs/index.generated';
import { useLocation, useSelectedRoutes } from 'umi';
import { useLanguage, useText } from '@/utils/language';

const SECTIONS = {
  '/forms': 'menu.forms',
  '/enterpriseCenter': 'menu.enterpriseCenter',
  '/review': 'menu.desk',
};

/** The name that the route of the page has in config/routes. */
export const usePageName = (): string | undefined =>
  (useSelectedRoutes().at(-1)?.route as { name?: string } | undefined)?.name;

/** The names of the section and of the page that are shown, the page last. */
export function useTrail(): string[] {
  const { t } = useLanguage();
  const say = useText();
  const { pathname } = useLocation();
  const name = usePageName();
  const program = programs.find(({ route }) => route === pathname);
  const section = Object.entries(SECTIONS).find(([path]) => pathname.startsWith(`${path}/`));
  const page = program ? say(program.title) : name ? t(`menu.${name}`) : undefined;
  return [section && t(section[1]), page].filter((part): part is string => Boolean(part));
}
