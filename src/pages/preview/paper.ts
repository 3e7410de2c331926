/** The margins of a filing that the browser prints. */

/** A text as a CSS string, for the margins of the printed page. */
const cssText = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} .,:·/()（）：-]/gu, (c) => `\\${c.codePointAt(0)?.toString(16)} `)}"`;

/** Page margins with a text at the foot, and the number of the page; browsers without margin boxes leave them blank. */
export const pageRules = (foot: string): string => `@page {
  size: A4;
  margin: 16mm 14mm 20mm;
  @bottom-left { content: ${cssText(foot)}; font-size: 7.5pt; }
  @bottom-right { content: counter(page) " / " counter(pages); font-size: 7.5pt; }
}`;
