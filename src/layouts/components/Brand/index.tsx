import { Fragment } from 'react';
import { toPngUrl } from '@/utils/brand';
import { useOfficeSettings, usePortalName } from '@/utils/officeSettings';

interface Props {
  /** True: only the logo, where there is no space for the name. */
  folded?: boolean;
}

/**
 * Splits a name into words: Chinese has no spaces, so a line could break inside a word. Browsers without a segmenter keep it
 * whole.
 */
function splitWords(name: string): string[] {
  if (!('Segmenter' in Intl)) return [name];
  return [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(name)].map(({ segment }) => segment);
}

const Name = ({ name }: { name: string }) => (
  <span>
    {splitWords(name).map((word, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of one name
      <Fragment key={i}>
        {i > 0 && <wbr />}
        {word}
      </Fragment>
    ))}
  </span>
);

/** Logo and name of the portal. */
export default function Brand({ folded = false }: Props) {
  const name = usePortalName();
  const { logo } = useOfficeSettings();
  return <BrandOf name={folded ? null : name} logo={logo} />;
}

interface BrandOfProps {
  name: string | null;
  /** Logo as PNG in Base64; null: the logo of the build. */
  logo: string | null;
}

export function BrandOf({ name, logo }: BrandOfProps) {
  return (
    <span className="brand">
      {logo ? <img src={toPngUrl(logo)} alt="" /> : <BuiltIn />}
      {name && <Name name={name} />}
    </span>
  );
}

const BuiltIn = () => (
  <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
    <rect width="32" height="32" rx="6" fill="var(--portal-primary)" />
    <path d="M7 25V13.5L16 7l9 6.5V25h-5.5v-8h-7v8z" fill="var(--portal-on-primary)" />
  </svg>
);
