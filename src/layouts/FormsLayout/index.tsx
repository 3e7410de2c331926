import { Outlet } from 'umi';
import CompanyOnly from '@/components/CompanyOnly';

/** Declarations are filed by companies. */
export default function FormsLayout() {
  return (
    <CompanyOnly>
      <Outlet />
    </CompanyOnly>
  );
}
