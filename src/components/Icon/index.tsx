import { type IconName, icons, VIEW } from '@/shell/icons';

/** A sign beside words that say the same. */
export default function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox={VIEW} aria-hidden="true" focusable="false">
      <path d={icons[name]} fillRule="evenodd" />
    </svg>
  );
}
