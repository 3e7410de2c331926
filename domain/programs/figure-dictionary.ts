/** The dictionary of company figures for other systems: what each means, and the fields of all forms that hold it. */
import {
  type CompanyFigure,
  companyFigures,
  type Field,
  findCompanyFigure,
  type Program,
} from '../definition';
import { listFieldFigures } from '../filing/figures';
import { listSectionFields } from '../filing/sections';

interface PlacedField {
  figure: string;
  form: string;
  path: string;
  label: { zh: string; en: string };
}

/** A program or report form. */
type Fillable = Pick<Program, 'key' | 'load'>;

/** Key of the profile among the forms. */
const PROFILE = 'company';

type ProfileFact = Pick<Field, 'key' | 'zh' | 'en'>;

const getLabel = ({ zh, en }: Pick<Field, 'zh' | 'en'>) => ({ zh, en });

const listProfilePlaces = (fields: readonly ProfileFact[]): PlacedField[] =>
  fields
    .filter(({ key }) => findCompanyFigure(key)?.inProfile)
    .map((field) => ({
      figure: field.key,
      form: PROFILE,
      path: `${PROFILE}.${field.key}`,
      label: getLabel(field),
    }));

async function listPlacedFields({ key, load }: Fillable): Promise<PlacedField[]> {
  const { sections } = await load();
  return sections.flatMap((section) =>
    listSectionFields(section).flatMap((field) =>
      listFieldFigures(section, field).map((figure) => ({
        figure,
        form: key,
        path: `${section.key}.${field.key}`,
        label: getLabel(field),
      })),
    ),
  );
}

/**
 * Lists the figures in the order of the dictionary. `forms`: all programs and report forms; `profile`: fields of the company's
 * profile.
 */
export async function buildFigureDictionary(forms: readonly Fillable[], profile: readonly ProfileFact[]) {
  const placed = [...listProfilePlaces(profile), ...(await Promise.all(forms.map(listPlacedFields))).flat()];
  const figures = Object.entries<CompanyFigure>(companyFigures).map(([key, figure]) => {
    const { zh, en, ar, definition, unit = null, per } = figure;
    const fields = placed.flatMap(({ figure: of, ...field }) => (of === key ? [field] : []));
    return { key, name: { zh, en, ar }, definition, unit, per, fields };
  });
  return { figures };
}
