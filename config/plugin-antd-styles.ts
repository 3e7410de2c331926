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
 * styles are generated all the same. The first ones are drawn by the frame and the home page.
 */
const PARTS_OF_FRAME: [component: unknown, props?: object][] = [
  [Alert],
  [Badge, { children: createElement('i') }],
  [Button],
  [Drawer],
  [Dropdown, { menu: { items: [] }, children: createElement('i') }],
  [Layout],
  [Modal],
  [Skeleton],
  [Space, { children: 'text' }],
  [Spin],
  [Tag],
  [Tooltip, { children: createElement('i') }],
];
const OTHER_PARTS: typeof PARTS_OF_FRAME = [
  [Checkbox],
  [DatePicker],
  [Empty],
  [Flex],
  [Form, { children: createElement(Form.Item, { label: 'field' }, createElement(Input)) }],
  [Input.TextArea],
  [InputNumber],
  [Pagination],
  [Popover, { children: createElement('i') }],
  [Progress],
  [Radio],
  [Select],
  [Switch],
];

/** Components of pro-layout's menu: their styles are generated with a hashed class name (`hashed: true`). */
const PARTS_OF_MENU: typeof PARTS_OF_FRAME = [
  [Layout.Sider],
  [Menu, { items: [] }],
  [Skeleton],
  [Tooltip, { children: createElement('i') }],
];

const drawn = (parts: typeof PARTS_OF_FRAME) =>
  parts.map(([part, props], key) => createElement(part as FunctionComponent, { ...props, key }));

/** Rule in which antd finds which components are covered. It is read once, from the first styles: it names all. */
const COVERED = /\.data-ant-cssinjs-cache-path\{content:"([^"]*)";\}/;

/** Returns antd's styles of the frame, and the others, with colours and sizes as CSS variables, so that one set serves every theme. */
function stylesOfAntd(): { frame: string; others: string } {
  const cache = createCache();
  const theme = createTheme({ largeText: false, highContrast: false, isDark: false });
  const menu = createElement(ConfigProvider, { theme: { hashed: true } }, ...drawn(PARTS_OF_MENU));
  const extract = (parts: typeof PARTS_OF_FRAME) => {
    const page = createElement(ConfigProvider, { theme }, createElement(App, null, ...drawn(parts), menu));
    renderToStaticMarkup(createElement(StyleProvider, { cache }, page));
    return extractStyle(cache, { plain: true, types: 'style', once: true });
  };
  const [frame, others] = [extract(PARTS_OF_FRAME), extract(OTHER_PARTS)];
  const covered = [frame, others].map((styles) => COVERED.exec(styles)?.[1]).join(';');
  return {
    frame: frame.replace(COVERED, (rule, some) => rule.replace(some, covered)),
    others,
  };
}

/**
 * Precomputes the styles of the antd components that most pages draw. antd otherwise computes a component's style when a page
 * first draws it, a seventh of the work of opening a form. The styles of the frame ship with the chunk that contains antd, the
 * others in a chunk of their own; antd computes what is not covered. Outside production both are empty: jsdom is slow with many
 * rules.
 */
export default (api: IApi) =>
  api.onGenerateFiles(() => {
    const styles = api.env === 'production' ? stylesOfAntd() : { frame: '', others: '' };
    const write = (path: string, text: string) =>
      api.writeTmpFile({
        noPluginDir: true,
        path,
        content: `export const antdStyles: string = ${JSON.stringify(text)};\n`,
      });
    write('antd-styles.ts', styles.frame);
    write('antd-other-styles.ts', styles.others);
  });
