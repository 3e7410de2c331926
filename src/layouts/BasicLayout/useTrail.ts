import { programs } from '@domain/programs/index.generated';
import { useLocation, useSelectedRoutes } from 'umi';
import { useLanguage, useText } from '@/utils/language';

const SECTIONS = {
  '/forms': 'menu.forms',
  '/enterpriseCenter': 'menu.enterpriseCenter',
  '/review': 'menu.desk',
};

/** The names of the section and of the page that are shown, the page last. */
export function useTrail(): string[] {
  const { t } = useLanguage();
  const say = useText();
  const { pathname } = useLocation();
  const name = useSelectedRoutes().at(-1)?.route as { name?: string } | undefined;
  const program = programs.find(({ route }) => route === pathname);
  const section = Object.entries(SECTIONS).find(([path]) => pathname.startsWith(`${path}/`));
  const page = program ? say(program.title) : name?.name ? t(`menu.${name.name}`) : undefined;
  return [section && t(section[1]), page].filter((part): part is string => Boolean(part));
}
