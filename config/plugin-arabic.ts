import type { IApi } from 'umi';

/** Properties of a Babel AST node that the plugin reads. */
interface Property {
  type: string;
  /** Key of the property: an identifier, or a string as umi writes it in routes. */
  key?: { name?: string; value?: unknown };
  value?: { type: string };
}
interface ObjectPath {
  node: { properties: Property[] };
}

const isNamed = (name: string) => (property: Property) =>
  property.type === 'ObjectProperty' && (property.key?.name ?? property.key?.value) === name;

/** Texts that stand in the source, plural forms among them; what code composes is left alone. */
const WRITTEN = ['StringLiteral', 'TemplateLiteral', 'ObjectExpression'];
const isArabicText = (property: Property) =>
  isNamed('ar')(property) && WRITTEN.includes(property.value?.type ?? '');

interface BabelFile {
  filename?: string | undefined;
}

/** Topics of help are in no list of Arabic: they come with all their languages when help is opened. */
const KEEPS_ARABIC = /[\\/]src[\\/]help[\\/]/;

/**
 * Removes the Arabic (`ar`) from the texts in the browser bundle: most people read Chinese or English. The portal looks the
 * Arabic up by the English text, in the chunk of that language (domain/arabic.generated.ts).
 */
const withoutArabic = () => ({
  visitor: {
    ObjectExpression({ node }: ObjectPath, { filename = '' }: BabelFile) {
      if (KEEPS_ARABIC.test(filename)) return;
      if (node.properties.some(isNamed('en')))
        node.properties = node.properties.filter((property) => !isArabicText(property));
    },
  },
});

export default (api: IApi) => api.addExtraBabelPlugins(() => [withoutArabic]);
