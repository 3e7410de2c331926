import { FILE_URL } from '../domain/api/codes';

const api = process.env.PORTAL_API ?? FILE_URL;

/** `umi dev` answers from mock/; with MOCK=none calls go to a server of your own (`npm run dev:api`). */
export default { '/api': { target: api, changeOrigin: false } };
