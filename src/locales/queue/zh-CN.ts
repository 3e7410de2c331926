/** Texts of the queue, besides those of the home page; a build leaves the others out (config/plugin-page-texts.ts). */
export { default } from '../zh-CN/pages.generated';
