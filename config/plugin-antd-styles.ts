import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import {
  Alert,
  App,
  Badge,
  Button,
  Cascader,
  Checkbox,
  ConfigProvider,
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
import { PresetColors } from 'antd/lib/theme/interface';
import postcss from 'postcss';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { IApi } from 'umi';
import { createTheme, type DisplayLook } from '../src/theme';

/** Files of antd that hold the functions which compute styles. */
const STYLE_FILES = /node_modules[\\/]antd[\\/]es[\\/].+[\\/]style[\\/]/;

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
  [Layout.Sider],
  [Menu, { items: [] }],
  [Modal],
  [Skeleton],
  [Space, { children: 'text' }],
  [Tag],
  [Tooltip, { children: createElement('i') }],
];
const OTHER_PARTS: typeof PARTS_OF_FRAME = [
  [Cascader],
  [Checkbox],
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
  [Spin],
  [Switch],
];

/** Selectors of antd's styles that match nothing in the portal, and what in its sources would need them. */
export const UNDRAWN: { selectors: RegExp; neededBy: RegExp }[] = [
  {
    selectors: new RegExp(`\\.ant-(btn|badge|tooltip|popover)-(color-)?(${PresetColors.join('|')})\\b`),
    neededBy: new RegExp(`<(Button|Badge|Tooltip|Popover)\\b[^>]*\\bcolor="(${PresetColors.join('|')})`),
  },
  {
    selectors: /\.ant-col-(\d|(xs|sm|md|lg|xl|xxl)-)/,
    neededBy: /\b(Row|Col)\b[^;]* from 'antd'|\b(labelCol|wrapperCol)=/,
  },
  { selectors: /\.ant-btn-group/, neededBy: /Button\.Group/ },
  { selectors: /\.ant-btn-round/, neededBy: /shape="round"/ },
  { selectors: /\.ant-[a-z-]+-(filled|underlined)\b/, neededBy: /variant="(filled|underlined)"/ },
  { selectors: /\.ant-menu-horizontal/, neededBy: /mode="horizontal"/ },
  { selectors: /\.ant-skeleton-(avatar|image)/, neededBy: /Skeleton\.(Avatar|Image)|<Skeleton[^>]* avatar/ },
];

function withoutUndrawn(styles: string): string {
  const sheet = postcss.parse(styles);
  sheet.walkRules((rule) => {
    const drawn = rule.selectors.filter((each) => !UNDRAWN.some(({ selectors }) => selectors.test(each)));
    if (drawn.length === 0) rule.remove();
    else if (drawn.length < rule.selectors.length) rule.selectors = drawn;
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return sheet.toString();
}

const drawn = (parts: typeof PARTS_OF_FRAME) =>
  parts.map(([part, props], key) => createElement(part as FunctionComponent, { ...props, key }));

/** Rule in which antd finds which components are covered. It is read once, from the first styles: it names all. */
const COVERED = /\.data-ant-cssinjs-cache-path\{content:"([^"]*)";\}/;

/** Precomputed styles of antd as style sheets. */
interface AntdStyles {
  frame: string;
  others: string;
  /** Names of the styles in both, as antd registers them: `Button-Button`, `Layout-Sider`. */
  names: ReadonlySet<string>;
}

/** The default look. The styles are the same in every other: colours and sizes are CSS variables. */
const DEFAULT_LOOK: DisplayLook = { largeText: false, highContrast: false, isDark: false };

/** Extracts antd's styles of the frame, and the others. */
export function extractAntdStyles(look = DEFAULT_LOOK): AntdStyles {
  const cache = createCache();
  const theme = createTheme(look);
  const extract = (parts: typeof PARTS_OF_FRAME) => {
    const page = createElement(ConfigProvider, { theme }, createElement(App, null, ...drawn(parts)));
    renderToStaticMarkup(createElement(StyleProvider, { cache }, page));
    return extractStyle(cache, { plain: true, types: 'style', once: true });
  };
  const [frame, others] = [extract(PARTS_OF_FRAME), extract(OTHER_PARTS)];
  const covered = [frame, others].map((styles) => COVERED.exec(styles)?.[1] ?? '').join(';');
  return {
    frame: withoutUndrawn(frame.replace(COVERED, (rule, some) => rule.replace(some, covered))),
    others: withoutUndrawn(others),
    names: new Set(covered.split(';').map((path) => path.split('|')[1] ?? '')),
  };
}

/** Properties of a call in a Babel AST that the plugin reads and writes. */
interface CallPath {
  node: { callee: { name?: string }; arguments: AstNode[] };
}
interface NewPath {
  node: { callee: { name?: string } };
  addComment(place: 'leading', text: string): void;
}
interface AstNode {
  type: string;
  value?: string;
  elements?: AstNode[];
  params?: AstNode[];
  body?: AstNode;
}

/** Functions with which antd's components register their styles: the name first, then the function that computes the style. */
const REGISTRARS = new Set(['genStyleHooks', 'genComponentStyleHook', 'genSubStyleComponent']);

/** Returns the name under which antd registers a style. */
const readStyleName = (name: AstNode | undefined): string =>
  name?.elements ? name.elements.map(({ value }) => value).join('-') : `${name?.value}-${name?.value}`;

const createNothing = (): AstNode => ({
  type: 'ArrowFunctionExpression',
  params: [],
  body: { type: 'ArrayExpression', elements: [] },
});

/**
 * Babel plugin that takes from antd's components the functions that compute styles which are precomputed: half of the code of a
 * button. What only these functions read is then unused, and the build drops it; animations are marked as free of effects for that.
 */
export const withoutStyleFunctions = (names: () => ReadonlySet<string>) => () => ({
  visitor: {
    CallExpression({ node }: CallPath) {
      const [name, compute] = node.arguments;
      if (!REGISTRARS.has(node.callee.name ?? '') || !compute || !names().has(readStyleName(name))) return;
      node.arguments[1] = createNothing();
    },
    NewExpression(path: NewPath) {
      if (path.node.callee.name === 'Keyframes') path.addComment('leading', '#__PURE__');
    },
  },
});

/**
 * Precomputes the styles of the antd components that most pages draw. antd otherwise computes a component's style when a page
 * first draws it, a seventh of the work of opening a form. The styles of the frame ship with the chunk that contains antd, the
 * others in a chunk of their own, and the functions that compute them are left out; antd computes what is not covered. Outside
 * production both are empty: jsdom is slow with many rules.
 */
export default (api: IApi) => {
  const isUsed = api.env === 'production';
  let styles: AntdStyles = { frame: '', others: '', names: new Set() };
  api.onGenerateFiles(() => {
    if (isUsed) styles = extractAntdStyles();
    const write = (path: string, text: string) =>
      api.writeTmpFile({
        noPluginDir: true,
        path,
        content: `export const antdStyles: string = ${JSON.stringify(text)};\n`,
      });
    write('antd-styles.ts', styles.frame);
    write('antd-other-styles.ts', styles.others);
  });
  if (!isUsed) return;
  api.addExtraBabelPlugins(() => [withoutStyleFunctions(() => styles.names)]);
  api.modifyConfig((config) => ({
    ...config,
    extraBabelIncludes: [...(config.extraBabelIncludes ?? []), STYLE_FILES],
  }));
};
