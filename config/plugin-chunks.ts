import type { IApi } from 'umi';

/** Of what umi's granular chunks set, in a build only. */
interface Optimization {
  splitChunks?: { cacheGroups?: { shared?: { name?: unknown } } };
}

/**
 * umi puts what several chunks share into one that is called after their names, and after nothing where they have none, as
 * the forms of programs and the texts of languages: all that any two of them share would be one lump, which the login
 * page had to load. Unnamed, each set of chunks shares a chunk of its own.
 */
export default (api: IApi) =>
  api.modifyWebpackConfig((config) => {
    delete (config.optimization as Optimization).splitChunks?.cacheGroups?.shared?.name;
    return config;
  });
