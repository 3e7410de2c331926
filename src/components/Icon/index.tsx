import { type LineIconName, lineIcons } from '@/design/icons';
import { type IconName, icons } from '@/shell/icons';

const Lines = ({ path }: { path: string }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
);

/** Decorative icon of the login and the bar, beside a text of the same meaning. */
export default function Icon({ name }: { name: IconName }) {
  return <Lines path={icons[name]} />;
}

/** Decorative icon of the signed-in portal. */
export const LineIcon = ({ name }: { name: LineIconName }) => <Lines path={lineIcons[name]} />;
