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
 * Components whose styles are extracted, with the props they need to render. Popovers and drawers are rendered closed; their
 * styles are generated all the same.
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

/** Components of pro-layout's menu: their styles are generated with a hashed class name (`hashed: true`). */
const PARTS_OF_MENU: typeof PARTS = [
  [Layout.Sider],
  [Menu, { items: [] }],
  [Skeleton],
  [Tooltip, { children: createElement('i') }],
];

const drawn = (parts: typeof PARTS) =>
  parts.map(([part, props], key) => createElement(part as FunctionComponent, { ...props, key }));

/** Returns antd's styles with colours and sizes as CSS variables, so that one set serves every theme. */
function stylesOfAntd(): string {
  const cache = createCache();
  const theme = createTheme({ largeText: false, highContrast: false, isDark: false });
  const menu = createElement(ConfigProvider, { theme: { hashed: true } }, ...drawn(PARTS_OF_MENU));
  const page = createElement(ConfigProvider, { theme }, createElement(App, null, ...drawn(PARTS), menu));
  renderToStaticMarkup(createElement(StyleProvider, { cache }, page));
  return extractStyle(cache, { plain: true, types: 'style' });
}

/**
 * Precomputes the styles of the antd components that most pages draw. antd otherwise computes a component's style when a page
 * first draws it, a seventh of the work of opening a form. The styles ship with the chunk that contains antd and name the
 * components they cover; antd computes the rest. Outside production the file is empty: jsdom is slow with many rules.
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
