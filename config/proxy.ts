const api = process.env.PORTAL_API ?? 'http://127.0.0.1:8001';

/** `umi dev` answers from mock/; with MOCK=none calls go to a server of your own (`npm run dev:api`). */
export default { '/api': { target: api, changeOrigin: false } };
