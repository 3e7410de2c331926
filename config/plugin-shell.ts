import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync, transformSync } from 'esbuild';
import type { IApi } from 'umi';
import { icons } from '../src/shell/icons';
import { SHEETS_OF_HOME } from './plugin-chunks';

type Texts = Record<string, string>;

/** Languages of the prerendered login page. The first is written into the document, the others into templates beside it. */
const LANGUAGES = [
  { tag: 'zh-CN', name: '简体中文' },
  { tag: 'en-US', name: 'English' },
  { tag: 'ar', name: 'العربية' },
];

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const drawn = Object.fromEntries(
  Object.entries(icons).map(([name, path]) => [
    `{icon.${name}}`,
    `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"></path></svg>`,
  ]),
);

const languageButtons = (tag: string) =>
  LANGUAGES.map(
    (each) =>
      `<button type="button" lang="${each.tag}" aria-pressed="${each.tag === tag}">${each.name}</button>`,
  ).join('');

/** Fills the placeholders of the login's markup with the texts of a language. */
function paint(markup: string, texts: Texts, { base, tag }: { base: string; tag: string }): string {
  const own: Texts = { ...drawn, '{base}': base, '{languages}': languageButtons(tag) };
  return markup
    .replace(/\{[\w.]+\}/g, (place) => {
      const text = own[place] ?? (texts[place.slice(1, -1)] && escaped(texts[place.slice(1, -1)] as string));
      if (text === undefined) throw new Error(`the painted login has no text for ${place}`);
      return text;
    })
    .replace(/>\s+</g, '><');
}

/**
 * Writes the login page into the document, with its style and the script that shows it, so that it is painted before any other
 * file is loaded and no request delays it.
 */
export default (api: IApi) => {
  const at = (path: string) => join(api.cwd, path);
  const bundle = (entry: string, format: 'iife' | 'cjs') =>
    buildSync({
      entryPoints: [at(entry)],
      bundle: true,
      minify: true,
      write: false,
      format,
      target: 'es2021',
      alias: { '@': at('src'), '@domain': at('domain') },
      define: {
        'process.env.NODE_ENV': '"production"',
        ...Object.fromEntries(
          Object.entries(api.config.define as Record<string, string | undefined>).map(([name, value]) => [
            name,
            value === undefined ? 'undefined' : JSON.stringify(value),
          ]),
        ),
      },
    }).outputFiles[0]?.text ?? '';
  const textsOf = (tag: string): Texts => {
    const module = { exports: {} as { default?: Texts } };
    new Function('module', 'exports', bundle(`src/locales/${tag}/entry.ts`, 'cjs'))(module, module.exports);
    return module.exports.default ?? {};
  };

  api.modifyHTML(($) => {
    const markup = readFileSync(at('src/shell/login.html'), 'utf8');
    const style = transformSync(readFileSync(at('src/shell/shell.css'), 'utf8'), {
      loader: 'css',
      minify: true,
    });
    const [shown, ...others] = LANGUAGES.map(({ tag }) => ({
      tag,
      login: paint(markup, textsOf(tag), { base: api.config.base, tag }),
    }));
    $('html').attr('lang', 'zh-CN');
    $('head').append(`<style>${style.code.trim()}</style>`);
    $('script[src]').attr('defer', '');
    $('#root').before(
      `<div id="shell" hidden>${shown?.login}</div>`,
      ...others.map(({ tag, login }) => `<template lang="${tag}">${login}</template>`),
      `<script>${bundle('src/shell/start.ts', 'iife').trim()}</script>`,
    );
    return $;
  });

  // Small files that the first paint waits for: in the document they are no requests. Done when the files have their names.
  api.onBuildHtmlComplete(() => {
    const page = join(api.paths.absOutputPath, 'index.html');
    const readBuilt = (url: string) =>
      readFileSync(join(api.paths.absOutputPath, url.slice(api.config.base.length)), 'utf8').trim();
    const sheets = readdirSync(api.paths.absOutputPath).find(
      (file) => file.startsWith(`${SHEETS_OF_HOME}.`) && file.endsWith('.css'),
    );
    const html = readFileSync(page, 'utf8')
      .replace(
        /<script src="([^"]*\/preload_helper\.[^"]+)"[^>]*><\/script>/,
        // A name without an ending is not loaded ahead.
        (_, url) => `<script>${readBuilt(url).replace(sheets ?? '', SHEETS_OF_HOME)}</script>`,
      )
      .replace(
        /<link rel="stylesheet" href="([^"]*\/umi\.[^"]+\.css)">/,
        (_, url) => `<style>${readBuilt(url)}</style>`,
      )
      // webpack finds a sheet by `data-href`, and asks for no file.
      .replace('</head>', (end) =>
        sheets ? `<style data-href="${sheets}">${readBuilt(api.config.base + sheets)}</style>${end}` : end,
      );
    writeFileSync(page, html);
  });
};
