import type { ReactNode } from 'react';
import { Link } from 'umi';
import type { Destination, FormNavigation } from '@/filling/hooks/useFormAddress';

interface FollowLinkProps {
  navigation: FormNavigation;
  to: Destination;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to another place of the same form. */
export default function FollowLink({ navigation, to, className, children }: FollowLinkProps) {
  return (
    <Link to={navigation.hrefOf(to)} className={className}>
      {children}
    </Link>
  );
}
