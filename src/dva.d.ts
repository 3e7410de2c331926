// Neither package ships types.
declare module 'dva-core';
declare module 'dva-loading';
