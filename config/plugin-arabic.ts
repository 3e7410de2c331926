import type { IApi } from 'umi';

/** The nodes that the plugin reads, as Babel has them. */
interface Property {
  type: string;
  /** An identifier, or a string as umi writes the routes. */
  key?: { name?: string; value?: unknown };
}
interface ObjectPath {
  node: { properties: Property[] };
}

const isNamed = (name: string) => (property: Property) =>
  property.type === 'ObjectProperty' && (property.key?.name ?? property.key?.value) === name;

/**
 * Takes the Arabic (`ar`) out of the texts that the browser gets: most people read Chinese or English. The portal finds it in
 * the chunk of that language, by the English of the text (src/locales/ar/words.generated.ts).
 */
const withoutArabic = () => ({
  visitor: {
    ObjectExpression({ node }: ObjectPath) {
      if (node.properties.some(isNamed('en')))
        node.properties = node.properties.filter((property) => !isNamed('ar')(property));
    },
  },
});

export default (api: IApi) => api.addExtraBabelPlugins(() => [withoutArabic]);
