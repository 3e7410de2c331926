import { FILE_URL } from '../domain/api/codes';

const api = process.env.PORTAL_API ?? FILE_URL;

/** Proxy of `umi dev`, which answers from mock/; with MOCK=none it forwards calls to a server of your own (`npm run dev:api`). */
export default { '/api': { target: api, changeOrigin: false } };
