import type { ButtonProps } from 'antd';
import ButtonLink from '@/components/Controls/ButtonLink';
import { lastSearch } from '@/utils/urlState';

export interface BackLinkProps extends Pick<ButtonProps, 'children'> {
  /** The path of the list. */
  to: string;
}

/** A link to a list, as this tab last showed it. */
export default function BackLink({ to, children }: BackLinkProps) {
  return <ButtonLink to={to + lastSearch(to)}>{children}</ButtonLink>;
}
