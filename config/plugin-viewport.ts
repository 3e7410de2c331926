import type { IApi } from 'umi';

/** Allows zooming, which umi's page forbids: people with weak sight need it. */
export default (api: IApi) =>
  api.modifyHTML(($) => {
    $('meta[name=viewport]').attr('content', 'width=device-width, initial-scale=1');
    return $;
  });
