import type { ReactNode } from 'react';
import { Link } from 'umi';
import { useMay } from '@/models/useMay';

/** The way to a filing on the desk, for those who may open it; others read its name. */
export default function LinkToFiling({ id, children }: { id: string; children: ReactNode }) {
  const may = useMay();
  return may('review.read') ? (
    <Link to={`/review/filing?id=${id}`}>{children}</Link>
  ) : (
    <span>{children}</span>
  );
}
