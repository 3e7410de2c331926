import { pictureOf } from '@/utils/brand';
import { useHouse, usePortalName } from '@/utils/house';

interface Props {
  /** Only the sign, where there is no room for the name. */
  folded?: boolean;
}

/** The sign and the name of the portal. */
export default function Brand({ folded = false }: Props) {
  const name = usePortalName();
  const { logo } = useHouse();
  return <BrandOf name={folded ? null : name} logo={logo} />;
}

interface BrandOfProps {
  name: string | null;
  /** PNG in Base64; null: the sign of the build. */
  logo: string | null;
}

export function BrandOf({ name, logo }: BrandOfProps) {
  return (
    <span className="brand">
      {logo ? <img src={pictureOf(logo)} alt="" /> : <BuiltIn />}
      {name && <span>{name}</span>}
    </span>
  );
}

const BuiltIn = () => (
  <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
    <rect width="32" height="32" rx="6" fill="var(--portal-primary)" />
    <path d="M7 25V13.5L16 7l9 6.5V25h-5.5v-8h-7v8z" fill="var(--portal-on-primary)" />
  </svg>
);
