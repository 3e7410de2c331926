import type { IApi } from 'umi';

/** umi's page forbids zooming, which people with weak sight need. */
export default (api: IApi) =>
  api.modifyHTML(($) => {
    $('meta[name=viewport]').attr('content', 'width=device-width, initial-scale=1');
    return $;
  });
