import { Fragment, useEffect, useState } from 'react';
import { toPngUrl } from '@/utils/brand';
import { useOfficeSettings, usePortalName } from '@/utils/officeSettings';
import { readStored, writeStored } from '@/utils/storage';

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

/** Milliseconds after which a name that is new here is split: the page comes first. */
const FOUND_AFTER = 1_000;
/** Storage key of the words of the name: the browser's dictionary takes a tenth of a slow computer's start. */
const KEY = 'portal_name_words';

function readStoredWords(name: string): string[] | null {
  const words = readStored(KEY)?.split('\n') ?? [];
  return words.join('') === name ? words : null;
}

/** Returns the words of a name: those of the last visit, or the whole name until they are found. */
function useWords(name: string): string[] {
  const [found, setFound] = useState<string[] | null>(null);
  const known = found?.join('') === name ? found : readStoredWords(name);
  useEffect(() => {
    if (known) return undefined;
    const timer = setTimeout(() => {
      const words = splitWords(name);
      writeStored(KEY, words.join('\n'));
      setFound(words);
    }, FOUND_AFTER);
    return () => clearTimeout(timer);
  }, [known, name]);
  return known ?? [name];
}

const Name = ({ name }: { name: string }) => (
  <span>
    {useWords(name).map((word, i) => (
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
