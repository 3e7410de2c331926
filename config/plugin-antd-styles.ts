import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import {
  Alert,
  App,
  Badge,
  Button,
  Checkbox,
  ConfigProvider,
  DatePicker,
  Drawer,
  Dropdown,
  Empty,
  Flex,
  Form,
  Input,
  InputNumber,
  Layout,
  Menu,
  Modal,
  Pagination,
  Popover,
  Progress,
  Radio,
  Select,
  Skeleton,
  Space,
  Spin,
  Switch,
  Tag,
  Tooltip,
} from 'antd';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { IApi } from 'umi';
import { createTheme } from '../src/theme';

/**
 * Components whose styles are extracted, with the props they need to render. Popovers and drawers are rendered closed:
 * their style is there all the same.
 */
const PARTS: [component: unknown, props?: object][] = [
  [Alert],
  [Badge, { children: createElement('i') }],
  [Button],
  [Checkbox],
  [DatePicker],
  [Drawer],
  [Dropdown, { menu: { items: [] }, children: createElement('i') }],
  [Empty],
  [Flex],
  [Form, { children: createElement(Form.Item, { label: 'field' }, createElement(Input)) }],
  [Input.TextArea],
  [InputNumber],
  [Layout],
  [Modal],
  [Pagination],
  [Popover, { children: createElement('i') }],
  [Progress],
  [Radio],
  [Select],
  [Skeleton],
  [Space, { children: 'text' }],
  [Spin],
  [Switch],
  [Tag],
  [Tooltip, { children: createElement('i') }],
];

/** Elements of pro-layout's menu: their styles carry a hashed class name, like some others. */
const PARTS_OF_MENU: typeof PARTS = [
  [Layout.Sider],
  [Menu, { items: [] }],
  [Skeleton],
  [Tooltip, { children: createElement('i') }],
];

const drawn = (parts: typeof PARTS) =>
  parts.map(([part, props], key) => createElement(part as FunctionComponent, { ...props, key }));

/** The styles of antd with colours and sizes as variables, so that they are the same in every look. */
function stylesOfAntd(): string {
  const cache = createCache();
  const theme = createTheme({ largeText: false, highContrast: false, isDark: false });
  const menu = createElement(ConfigProvider, { theme: { hashed: true } }, ...drawn(PARTS_OF_MENU));
  const page = createElement(ConfigProvider, { theme }, createElement(App, null, ...drawn(PARTS), menu));
  renderToStaticMarkup(createElement(StyleProvider, { cache }, page));
  return extractStyle(cache, { plain: true, types: 'style' });
}

/**
 * antd computes the style of each of its components when a page first draws one, a seventh of the work of opening a
 * form. Those that most pages draw are computed by the build instead, and come with the chunk that antd is drawn in; the
 * text names them, and antd computes the others. Elsewhere the file is empty: jsdom is slow with many rules.
 */
export default (api: IApi) =>
  api.onGenerateFiles(() => {
    const styles = api.env === 'production' ? stylesOfAntd() : '';
    api.writeTmpFile({
      noPluginDir: true,
      path: 'antd-styles.ts',
      content: `export const antdStyles: string = ${JSON.stringify(styles)};\n`,
    });
  });
