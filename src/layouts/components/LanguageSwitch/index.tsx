import { localeOf, locales } from '@/locales';
import { changeLanguage, useLanguage } from '@/utils/language';

/** Language menu; each language is named in itself. A tag without texts of its own has those of a language of the menu. */
export default function LanguageSwitch() {
  const { locale, t } = useLanguage();
  return (
    <fieldset className="languages">
      <legend className="visually-hidden">{t('language')}</legend>
      {locales.map(({ tag, name, lang }) => (
        <button
          key={tag}
          type="button"
          lang={tag}
          aria-pressed={lang === localeOf(locale).lang}
          onClick={() => changeLanguage(tag)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
