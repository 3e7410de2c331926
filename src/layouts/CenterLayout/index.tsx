import { Outlet } from 'umi';
import CompanyOnly from '@/components/CompanyOnly';

/** What a company has filed, been told and says about itself. */
export default function CenterLayout() {
  return (
    <CompanyOnly>
      <Outlet />
    </CompanyOnly>
  );
}
