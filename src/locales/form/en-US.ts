/** Texts of the forms of programs, besides those of the home page; a build leaves the others out (config/plugin-page-texts.ts). */
export { default } from '../en-US/pages.generated';
