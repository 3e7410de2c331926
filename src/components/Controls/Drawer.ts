/** antd's drawer as a module of its own, for what loads it later. */
export { Drawer as default } from 'antd';
