import type { ButtonProps } from 'antd';
import ButtonLink from '@/components/ButtonLink';
import { lastSearch } from '@/utils/urlState';

export interface WayBackProps extends Pick<ButtonProps, 'children'> {
  /** The path of the list. */
  to: string;
}

/** Back to a list as it was last looked at in this tab. */
export default function WayBack({ to, children }: WayBackProps) {
  return <ButtonLink to={to + lastSearch(to)}>{children}</ButtonLink>;
}
