import { type IconName, icons, VIEW } from '@/shell/icons';

/** Decorative icon beside a text of the same meaning. */
export default function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox={VIEW} aria-hidden="true" focusable="false">
      <path d={icons[name]} fillRule="evenodd" />
    </svg>
  );
}
